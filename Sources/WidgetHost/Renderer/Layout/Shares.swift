/// Shares a length among neighbours.
enum Shares {
  /// What one neighbour needs, in pixels.
  struct Item: Equatable {
    var minimum: Int
    var natural: Int
    /// Whether it takes what is left.
    var grows = false
    /// Who is served first; the higher, the earlier.
    var priority = 0.0
    /// The most that it takes.
    var maximum = Int.max
  }

  /// The lengths of the items; together at most `total`, if their least lengths allow that.
  static func lengths(of items: [Item], in total: Int) -> [Int] {
    var result = items.map(\.minimum)
    var left = total - result.reduce(0, +)
    guard left > 0 else { return result }
    for priority in Set(items.map(\.priority)).sorted(by: >) {
      let group = items.indices.filter { items[$0].priority == priority }
      let still = group.filter { !items[$0].grows }
      fill(still, &result, &left) { items[$0].natural }
      let growing = group.filter { items[$0].grows }
      level(growing, items, &result, &left)
    }
    return result
  }

  /// Gives items what they lack, those that lack least first, each at most an equal share.
  private static func fill(
    _ group: [Int], _ result: inout [Int], _ left: inout Int, wish: (Int) -> Int
  ) {
    let order = group.sorted { wish($0) - result[$0] < wish($1) - result[$1] }
    for (place, index) in order.enumerated() {
      let share = left / (order.count - place)
      let given = min(max(wish(index) - result[index], 0), share)
      result[index] += given
      left -= given
    }
  }

  /// Gives all that is left to items that grow, so that they are as alike as they can be.
  private static func level(
    _ group: [Int], _ items: [Item], _ result: inout [Int], _ left: inout Int
  ) {
    var room = left + group.map { result[$0] }.reduce(0, +)
    var open = group
    // What needs more than an equal share, or takes less, has that; the others share the rest.
    while !open.isEmpty {
      let share = room / open.count
      guard
        let fixed = open.first(where: {
          items[$0].minimum > share || items[$0].maximum < share
        })
      else { break }
      let length = items[fixed].minimum > share ? items[fixed].minimum : items[fixed].maximum
      result[fixed] = length
      room -= length
      open.removeAll { $0 == fixed }
    }
    for (place, index) in open.enumerated() {
      let share = room / (open.count - place)
      result[index] = share
      room -= share
    }
    if !group.isEmpty { left = open.isEmpty ? max(room, 0) : 0 }
  }
}
