/// What is wrong with a bundle, a timeline or a configuration.
package enum WidgetError: Error, Equatable {
  /// Two widgets have one kind.
  case duplicateKind(String)
  /// A provider gave a timeline without entries.
  case emptyTimeline(kind: String)
  /// A provider let go of its completion without calling it.
  case noAnswer(kind: String)
  /// A provider did not answer in time.
  case providerTimedOut(kind: String)
}

extension WidgetError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .duplicateKind(let kind):
      "Two widgets are of the kind “\(kind)”; give one another kind"
    case .emptyTimeline(let kind):
      "The widget “\(kind)” has nothing to show: its timeline is empty"
    case .noAnswer(let kind):
      "The widget “\(kind)” gave no answer; it shows what it showed last"
    case .providerTimedOut(let kind):
      "The widget “\(kind)” did not answer in time; it shows what it showed last"
    }
  }
}
