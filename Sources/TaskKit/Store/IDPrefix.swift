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

  private static func isPartOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
