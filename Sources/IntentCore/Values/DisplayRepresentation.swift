/// How a value is shown: its title, a line under it and a picture.
///
/// ```swift
/// static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [.high: "High"]
/// ```
///
/// Mirrors `DisplayRepresentation`.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A picture: the name of a symbol.
  public struct Image: Sendable, Hashable {
    /// The symbol's name.
    public let systemName: String

    /// - Parameter systemName: the symbol's name.
    public init(systemName: String) {
      self.systemName = systemName
    }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line under the title.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?

  /// - Parameters:
  ///   - title: the title.
  ///   - subtitle: the line under it.
  ///   - image: the picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// A title alone.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(value))
  }

  /// A title alone, with arguments.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type is called. Mirrors `TypeDisplayRepresentation`.
///
/// ```swift
/// static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
/// ```
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a number: "3 tasks".
  public var numericFormat: LocalizedStringResource?

  /// - Parameters:
  ///   - name: the name.
  ///   - numericFormat: the name with a number.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// A name alone.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(value))
  }

  /// A name alone, with arguments.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
