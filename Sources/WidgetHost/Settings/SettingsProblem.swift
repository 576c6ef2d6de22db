/// What keeps settings from being read, saved or used as they are written.
enum SettingsProblem: Error, Equatable {
  /// A line of the file, or a group where the line is not known.
  struct Place: Equatable {
    let file: String
    let line: Int?
    let group: String
  }

  /// The file is there and cannot be read.
  case unreadable(file: String, code: Int32)
  /// The file cannot be written.
  case unwritable(file: String, code: Int32)
  /// A line is not understood; until it is mended nothing is saved.
  case badLine(file: String, KeyFileError)
  /// A group that is no widget; kept.
  case unknownGroup(Place)
  /// A group for a widget that the program does not have; kept.
  case unknownKind(Place, kind: String, known: [String])
  /// A key that the widget does not have; kept.
  case unknownKey(Place, key: String)
  /// A value that a key does not take; kept, and the default is used.
  case badValue(Place, key: String, value: String, expected: String)
  /// The widget's settings lack a default: a mistake of its author.
  case noConfiguration(kind: String, reason: String)

  /// Whether everything that is shown is as it was asked for, so that the log is the place to tell:
  /// what is left as it is may be another program's, or a later version's.
  var isHarmless: Bool {
    switch self {
    case .unknownGroup, .unknownKey: true
    default: false
    }
  }
}
