import FoundationEssentials

/// The beginning of a task's id, as people type it.
struct IDPrefix {
  /// The fewest characters that are shown.
  static let shortest = 4

  /// In the ids' own spelling, upper case.
  let text: String

  /// - Throws: `TaskStoreError.unknownTask` for what no id begins with.
  init(_ text: String) throws {
    let upper = text.uppercased()
    guard !upper.isEmpty, upper.utf8.allSatisfy(Self.isPartOfID) else {
      throw TaskStoreError.unknownTask(text)
    }
    self.text = upper
  }

  /// Comes after every id that begins so, and before every other one that comes after `text`.
  var end: String { text + "G" }

  func matches(_ id: UUID) -> Bool { id.text.hasPrefix(text) }

  /// The beginning of an id that none of the others shares.
  ///
  /// - Parameter shared: the most characters that another one has in common with it.
  static func unique(of id: UUID, sharing shared: Int) -> String {
    id.text(max(shared + 1, shortest))
  }

  /// The beginnings of all the ids there are, in their order.
  static func unique(ofAll ids: [UUID]) -> [String] {
    var prefixes = ids.map { unique(of: $0, sharing: 0) }
    // Those that share most with one stand beside it.
    let alike = placesOfAlike(ids).map { (place: $0, key: ids[$0].sortKey) }
      .sorted { $0.key < $1.key }
    var before = 0
    for (index, (place, _)) in alike.enumerated() {
      let id = ids[place]
      let after = index + 1 < alike.count ? id.sharedCount(with: ids[alike[index + 1].place]) : 0
      prefixes[place] = unique(of: id, sharing: max(before, after))
      before = after
    }
    return prefixes
  }

  /// Where the ids are that do not differ from all others in what is shown of them in any case: of
  /// ids that were made at random, a few.
  private static func placesOfAlike(_ ids: [UUID]) -> [Int] {
    // A bit for each beginning, and for each that has come again.
    let words = 1 << (4 * shortest - 6)
    var come = [UInt64](repeating: 0, count: words)
    var comeAgain = come
    func beginning(_ id: UUID) -> (word: Int, bit: UInt64) {
      let digits = id.sortKey.high >> (64 - 4 * shortest)
      return (Int(digits >> 6), 1 << (digits & 63))
    }
    for id in ids {
      let (word, bit) = beginning(id)
      comeAgain[word] |= come[word] & bit
      come[word] |= bit
    }
    return ids.indices.filter { place in
      let (word, bit) = beginning(ids[place])
      return comeAgain[word] & bit != 0
    }
  }

  private static func isPartOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
