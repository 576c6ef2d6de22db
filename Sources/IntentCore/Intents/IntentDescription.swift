/// What an intent does, in a sentence. Mirrors `IntentDescription`.
///
/// ```swift
/// static let description = IntentDescription("Marks a task as done.")
/// ```
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// A heading under which similar intents are listed.
  public let categoryName: LocalizedStringResource?
  /// Words by which it is found as well.
  public let searchKeywords: [LocalizedStringResource]

  /// - Parameters:
  ///   - descriptionText: the sentence.
  ///   - categoryName: a heading under which similar intents are listed.
  ///   - searchKeywords: words by which it is found as well.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// The sentence alone.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(value))
  }

  /// The sentence alone, with arguments.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// Every form in which authors write a description. A requirement typed `IntentDescription?` would
/// not be met by `static var description = IntentDescription(…)`, and generic code would read nil.
public protocol _DescriptionConvertible {
  /// The description, whatever form it was written in.
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _DescriptionConvertible {
  /// Itself.
  public var _intentDescription: IntentDescription? { self }
}

extension LocalizedStringResource: _DescriptionConvertible {
  /// A description of this text.
  public var _intentDescription: IntentDescription? { IntentDescription(self) }
}

extension String: _DescriptionConvertible {
  /// A description of this text.
  public var _intentDescription: IntentDescription? {
    IntentDescription(LocalizedStringResource(self))
  }
}

extension Optional: _DescriptionConvertible where Wrapped: _DescriptionConvertible {
  /// The wrapped one.
  public var _intentDescription: IntentDescription? { self?._intentDescription }
}
