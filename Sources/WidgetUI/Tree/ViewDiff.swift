/// One step that turns a list of children into another; steps are carried out in order.
package enum ChildEdit: Sendable, Equatable {
  /// Take away the child at this place.
  case remove(at: Int)
  /// Move the child from one place to another; the target counts without the child itself.
  case move(from: Int, to: Int)
  /// Put in the child that stands at this place in the new list.
  case insert(at: Int)
}

/// The difference of two lists of nodes.
package enum ViewDiff {
  /// The steps from one list to the other: as few moves as possible.
  ///
  /// After them, the child at each place of the new list is the old one with the same identity, or
  /// a new one. Ids that occur twice are told apart by their order.
  package static func edits(from old: [ViewNode], to new: [ViewNode]) -> [ChildEdit] {
    if matchesInPlace(old, new) { return [] }
    let oldKeys = keys(of: old)
    let newKeys = keys(of: new)
    var oldIndex: [Key: Int] = [:]
    for (index, key) in oldKeys.enumerated() { oldIndex[key] = index }

    // For each new child, the old one that it continues.
    let source = new.indices.map { index -> Int? in
      guard let candidate = oldIndex[newKeys[index]],
        old[candidate].content.isSameKind(as: new[index].content)
      else { return nil }
      return candidate
    }
    let order = source.compactMap { $0 }
    let kept = Set(order)

    var edits: [ChildEdit] = []
    var present = Array(old.indices)
    for index in old.indices.reversed() where !kept.contains(index) {
      edits.append(.remove(at: index))
      present.remove(at: index)
    }
    // Each child that cannot stay goes right behind its predecessor; whatever stands between two
    // that stay moves away in its turn.
    let staying = Set(longestIncreasing(order))
    for (place, origin) in order.enumerated() where !staying.contains(origin) {
      guard let from = present.firstIndex(of: origin) else { continue }
      present.remove(at: from)
      let predecessor = place > 0 ? present.firstIndex(of: order[place - 1]) : nil
      let target = predecessor.map { $0 + 1 } ?? 0
      present.insert(origin, at: target)
      edits.append(.move(from: from, to: target))
    }
    for (index, origin) in source.enumerated() where origin == nil {
      edits.append(.insert(at: index))
    }
    return edits
  }

  private struct Key: Hashable {
    let identity: NodeIdentity
    let occurrence: Int
  }

  private static func keys(of nodes: [ViewNode]) -> [Key] {
    var seen: [NodeIdentity: Int] = [:]
    return nodes.map { node in
      let occurrence = seen[node.identity, default: 0]
      seen[node.identity] = occurrence + 1
      return Key(identity: node.identity, occurrence: occurrence)
    }
  }

  private static func matchesInPlace(_ old: [ViewNode], _ new: [ViewNode]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy {
        $0.identity == $1.identity && $0.content.isSameKind(as: $1.content)
      }
  }

  /// The longest increasing subsequence: the children that can stay where they are.
  static func longestIncreasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var next = tails.last
    while let index = next {
      result.append(values[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
