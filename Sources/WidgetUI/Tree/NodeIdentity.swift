/// What a node is known by among its siblings: its structural path and its `ForEach` ids.
///
/// Bare ids would not do: two `ForEach` in one stack may share them, and an `if` inserted before
/// its siblings would rename them all.
package struct NodeIdentity: Sendable, Hashable {
  /// One step of the path from the container to the node.
  package enum Element: Sendable, Hashable {
    /// A place among the statements of a builder.
    case index(Int)
    /// A branch of an `if` or `switch`.
    case branch(Int)
    /// An element of a `ForEach`, or an explicit `.id`.
    case id(NodeID)
  }

  package var path: [Element]

  package init(_ path: [Element]) {
    self.path = path
  }

  /// Whether the node is an element of a `ForEach`.
  package var isElement: Bool {
    path.contains { if case .id = $0 { true } else { false } }
  }
}

/// The id of a `ForEach` element.
package struct NodeID: Hashable, @unchecked Sendable {
  // Sendable because an id is only ever compared and hashed, and every id here is a value: an
  // author whose ids are mutable objects breaks `Hashable` itself.
  package let base: AnyHashable

  package init(_ base: AnyHashable) {
    self.base = base
  }
}
