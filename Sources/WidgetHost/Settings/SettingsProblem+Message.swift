import Glibc
import WidgetModel

extension SettingsProblem: CustomLocalizedStringResourceConvertible {
  /// What is wrong, where, and what to do about it.
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let file, let code):
      "Settings could not be read from \(file): \(reason(code)). What was read before holds"
    case .unwritable(let file, let code):
      "Settings could not be saved to \(file): \(reason(code)). They are kept and saved with the next change"
    case .badLine(let file, let error):
      "\(file), line \(error.line): \(error.localizedStringResource). Nothing is saved until the line is mended"
    case .unknownGroup(let place):
      "\(place.localizedStringResource): [\(place.group)] is no widget, which has a line “kind=…”; it is left as it is"
    case .unknownKind(let place, let kind, let known):
      "\(place.localizedStringResource): there is no widget “\(kind)”; there are: \(known.joined(separator: ", "))"
    case .unknownKey(let place, let key):
      "\(place.localizedStringResource): the widget has no setting “\(key)”; the line is left as it is"
    case .badValue(let place, let key, let value, let expected):
      "\(place.localizedStringResource): “\(value)” is no value for “\(key)”, which takes \(expected); the default is used"
    case .noConfiguration(let kind, let reason):
      "The widget “\(kind)” has no settings: \(reason)"
    }
  }

  /// The system's own words for an error number.
  private func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? String(code)
  }
}

extension SettingsProblem.Place: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    if let line { "\(file), line \(line)" } else { "\(file), [\(group)]" }
  }
}

extension KeyFileError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch reason {
    case .notAnEntry: "“\(text)” is neither “key=value” nor “[group]” nor a comment"
    case .badGroup: "“\(text)” is no group, which is written “[name]”"
    case .badKey: "“\(text)” has no name before its “=”, or one with signs that are not taken"
    case .noGroup: "“\(text)” stands before the first “[group]”"
    case .notText: "“\(text)” is not UTF-8"
    }
  }
}
