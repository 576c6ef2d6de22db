/// A value given to a statement.
enum DatabaseValue {
  case integer(Int64)
  case text(String)
  case null

  init(_ value: Int) { self = .integer(Int64(value)) }
  init(_ value: Bool) { self = .integer(value ? 1 : 0) }
  init(_ value: Int64?) { self = value.map(Self.integer) ?? .null }
  init(_ value: String?) { self = value.map(Self.text) ?? .null }
}
