import FoundationEssentials

/// What can be an entity's id: `String`, `Int`, `UUID`, and types of one's own. Mirrors
/// `EntityIdentifierConvertible`.
public protocol EntityIdentifierConvertible {
  /// The id as text.
  var entityIdentifierString: String { get }
  /// The id with this text; nil when it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The id as text.
  public var entityIdentifierString: String { description }
  /// The id with this text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { uuidString }
  /// The id with this text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
