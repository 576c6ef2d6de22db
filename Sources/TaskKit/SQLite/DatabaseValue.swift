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

extension DatabaseValue: Equatable {
  /// Byte by byte: strings call two spellings of one letter equal, a database keeps them apart.
  static func == (left: DatabaseValue, right: DatabaseValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.null, .null): true
    default: false
    }
  }
}
