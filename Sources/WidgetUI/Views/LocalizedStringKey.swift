/// A text that is looked up in the person's language when a view is evaluated. Mirrors
/// `LocalizedStringKey`.
public struct LocalizedStringKey: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Collects the literal parts as the key and the interpolated values as arguments.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  package let resource: LocalizedStringResource

  /// - Parameter value: the English text.
  public init(_ value: String) {
    resource = LocalizedStringResource(value)
  }

  /// A text without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    resource = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
