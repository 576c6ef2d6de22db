/// A line of a key file that is not understood.
struct KeyFileError: Error, Equatable {
  enum Reason: Error, Equatable {
    /// Neither a group, an entry nor a comment.
    case notAnEntry
    /// `[` without its `]`, or a name that GLib does not take.
    case badGroup
    /// A key that GLib does not take.
    case badKey
    /// An entry before the first group.
    case noGroup
    /// Not UTF-8.
    case notText
  }

  /// Counted from 1.
  let line: Int
  /// The line, without the space around it.
  let text: String
  let reason: Reason
}
