/// A query that finds entities by words as well. Mirrors `EntityStringQuery`.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match what somebody typed.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query over few enough entities to list them all. Mirrors `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all that have these ids, in the ids' order.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EntityQuery {
  /// The entities that a picker shows for what was typed into its search field: the query's own
  /// answer where it has one, otherwise the suggestions whose title contains the words.
  ///
  /// - Throws: what the query throws.
  package func options(matching text: String) async throws -> [_IntentOption] {
    if let query = self as? any EntityStringQuery, !text.isEmpty {
      return try await query._matches(text)
    }
    let suggested = try await suggestedEntities().map { $0._option }
    if text.isEmpty { return suggested }
    return suggested.filter {
      String(localized: $0.display.title).lowercased().contains(text.lowercased())
    }
  }
}

extension EntityStringQuery {
  func _matches(_ text: String) async throws -> [_IntentOption] {
    try await entities(matching: text).map { $0._option }
  }
}
