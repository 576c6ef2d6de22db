import WidgetModel

/// Why there is no picture.
enum PreviewError: Error, Equatable {
  case unknownKind(String, known: [String])
  case unknownFamily(String, known: [String])
  case unknownDate(String)
  case unknownScale(String)
  case noFile
  case noDisplay
  case notWritten(path: String, reason: String)
  /// The widget's provider did not answer, or refused.
  case noEntry(String)

  /// Whether the command line is wrong, rather than the world.
  var isUsage: Bool {
    switch self {
    case .unknownKind, .unknownFamily, .unknownDate, .unknownScale, .noFile: true
    case .noDisplay, .notWritten, .noEntry: false
    }
  }
}

extension PreviewError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknownKind(let kind, let known):
      "There is no widget “\(kind)”; there are \(known.joined(separator: ", "))"
    case .unknownFamily(let family, let known):
      "The widget has no size “\(family)”; it has \(known.joined(separator: ", "))"
    case .unknownDate(let text):
      "“\(text)” is no date; write it as 2026-11-30 or 2026-11-30T09:41:00Z"
    case .unknownScale(let text): "“\(text)” is no scale; there are 1 and 2"
    case .noFile: "Say with -o which file the picture is to be written to"
    case .noDisplay: "The picture cannot be drawn: there is no display"
    case .notWritten(let path, let reason): "“\(path)” cannot be written: \(reason)"
    case .noEntry(let reason): "The widget cannot be drawn: \(reason)"
    }
  }
}
