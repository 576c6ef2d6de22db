/// One of a person's things that a parameter can name. Mirrors `AppEntity`.
///
/// ```swift
/// struct HabitEntity: AppEntity {
///   let id: String
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
///   static let defaultQuery = HabitQuery()
///   var displayRepresentation: DisplayRepresentation { "\(id)" }
/// }
/// ```
public protocol AppEntity: _IntentValue, Identifiable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self {
  /// How entities of this type are found.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query.
  static var defaultQuery: DefaultQuery { get }
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How this entity is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// How entities are found. Mirrors `EntityQuery`; called off the main thread.
public protocol EntityQuery: DynamicOptionsProvider where Option == Entity {
  /// What is found.
  associatedtype Entity: AppEntity
  /// Called when a query is made anew.
  init()
  /// The entities with these ids; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a picker offers.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// The suggestions.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension AppEntity {
  /// Takes an id.
  public static var _kind: IntentValueKind { .entity(Self.self) }

  /// What the query offers when nobody chose.
  static func _defaultValue() async -> IntentValue? {
    await defaultQuery.defaultResult()?._intentValue
  }

  /// The id as text.
  public var _intentValue: IntentValue { .string(id.entityIdentifierString) }

  /// Nothing: an entity has to be looked up.
  public static func _decodeNow(_ value: IntentValue) throws -> Self? { nil }

  /// Looks the entity up by its id.
  public static func _decode(_ value: IntentValue) async throws -> Self {
    guard case .string(let text) = value, let id = ID.entityIdentifier(for: text) else {
      throw IntentValueMismatch(value)
    }
    guard let entity = try await defaultQuery.entities(for: [id]).first else {
      throw IntentError.unknownEntity(
        type: String(localized: typeDisplayRepresentation.name), id: text)
    }
    return entity
  }
}
