/// A piece of text that is looked up in the person's language when it is shown.
///
/// ```swift
/// static let title: LocalizedStringResource = "Add Task"
/// let dialog: LocalizedStringResource = "Completed “\(task.title)”"
/// ```
///
/// The key is the English text; interpolated values stand in it as `%@`. Mirrors Foundation's
/// `LocalizedStringResource`, which Linux does not have. May be used from any thread.
public struct LocalizedStringResource: Sendable, Hashable {
  /// The English text, with `%@` (or `%1$@`, `%2$@` …) where arguments stand.
  public let key: String

  /// The text for every number but one, when the text depends on a count.
  let pluralKey: String?

  /// What decides between singular and plural; 1 without a plural.
  let count: Int

  /// The arguments, already in words, in the order in which they were interpolated.
  package let arguments: [String]

  /// A text without arguments.
  ///
  /// - Parameter key: the English text.
  public init(_ key: String) {
    self.init(key: key, pluralKey: nil, count: 1, arguments: [])
  }

  /// A text that differs for one and for many.
  ///
  /// - Parameters:
  ///   - singular: the English text for one, with `%@` for the number.
  ///   - plural: the English text for any other number, with `%@` for it.
  ///   - count: the number.
  public init(singular: String, plural: String, count: Int) {
    self.init(key: singular, pluralKey: plural, count: count, arguments: [String(count)])
  }

  /// A text that is shown as it is in every language.
  ///
  /// - Parameter text: the text.
  package init(verbatim text: String) {
    self.init(key: "%@", pluralKey: nil, count: 1, arguments: [text])
  }

  /// A text that has a name in its translations' table.
  ///
  /// - Parameters:
  ///   - name: accepted; texts are looked up by their English form.
  ///   - defaultValue: the English text.
  ///   - table: accepted; there is one table.
  ///   - comment: a word to translators.
  public init(
    _ name: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self = defaultValue
  }

  /// A text without arguments.
  ///
  /// - Parameters:
  ///   - key: the English text.
  ///   - table: accepted; there is one table.
  ///   - comment: a word to translators.
  public init(_ key: LocalizedStringResource, table: String? = nil, comment: StaticString? = nil) {
    self = key
  }

  init(key: String, pluralKey: String?, count: Int, arguments: [String]) {
    self.key = key
    self.pluralKey = pluralKey
    self.count = count
    self.arguments = arguments
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Collects the literal parts as the key and the interpolated values as arguments.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [String] = []

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Called by the compiler for each literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
    }

    /// Called by the compiler for each interpolated value.
    public mutating func appendInterpolation<T>(_ value: T) {
      key += "%@"
      arguments.append(String(describing: value))
    }

    /// Called by the compiler for a text inside a text: it is translated on its own.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      key += "%@"
      arguments.append(String(localized: value))
    }
  }

  /// A text without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key, pluralKey: nil, count: 1,
      arguments: stringInterpolation.arguments)
  }
}

extension LocalizedStringResource {
  /// The parts of the text in the person's language, with the places of its arguments.
  package var segments: [Localization.Segment] {
    Localization.segments(
      of: Localization.lookUp(key, plural: pluralKey, count: count), count: arguments.count)
  }
}

extension String {
  /// The text in the person's language, with its arguments in place.
  ///
  /// - Parameters:
  ///   - resource: the text.
  ///   - table: accepted; there is one table.
  ///   - comment: a word to translators.
  public init(
    localized resource: LocalizedStringResource, table: String? = nil,
    comment: StaticString? = nil
  ) {
    let template = Localization.lookUp(
      resource.key, plural: resource.pluralKey, count: resource.count)
    self = Localization.substitute(resource.arguments, in: template)
  }
}

/// An error that brings its own words. Mirrors `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
  /// What went wrong and what to do next, in a sentence.
  var localizedStringResource: LocalizedStringResource { get }
}
