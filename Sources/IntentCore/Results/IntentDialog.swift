/// What was done, in words. Mirrors `IntentDialog`.
///
/// ```swift
/// return .result(dialog: "Completed “\(task.title)”", undo: UndoIntent())
/// ```
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The words.
  public let text: LocalizedStringResource

  /// - Parameter text: the words.
  public init(_ text: LocalizedStringResource) {
    self.text = text
  }

  /// Words without arguments.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(value))
  }

  /// Words with arguments.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
