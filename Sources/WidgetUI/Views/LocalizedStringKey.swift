/// A text that is looked up in the person's language when a view is evaluated. Mirrors
/// `LocalizedStringKey`.
public struct LocalizedStringKey: Sendable, Hashable, ExpressibleByStringInterpolation {
  package let resource: LocalizedStringResource
  /// Arguments that are more than plain text, by their number.
  let rich: [Int: Text]

  /// - Parameter value: the English text.
  public init(_ value: String) {
    resource = LocalizedStringResource(value)
    rich = [:]
  }

  /// A text that is shown as it is in every language.
  init(verbatim text: String) {
    resource = LocalizedStringResource(verbatim: text)
    rich = [:]
  }

  /// A text without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    resource = LocalizedStringResource(stringInterpolation: stringInterpolation.plain)
    rich = stringInterpolation.rich
  }

  /// Collects the literal parts as the key and the interpolated values as arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var plain: LocalizedStringResource.StringInterpolation
    var rich: [Int: Text] = [:]
    private var count = 0

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
      plain = LocalizedStringResource.StringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Called by the compiler for each literal part.
    public mutating func appendLiteral(_ literal: String) {
      plain.appendLiteral(literal)
    }

    /// Called by the compiler for each value.
    public mutating func appendInterpolation<T>(_ value: T) {
      plain.appendInterpolation(value)
      count += 1
    }

    /// A text that is translated on its own.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      plain.appendInterpolation(value)
      count += 1
    }

    /// A text with attributes of its own.
    public mutating func appendInterpolation(_ text: Text) {
      rich[count] = text
      appendInterpolation("")
    }

    /// A symbol.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// A text with attributes of its own.
    public mutating func appendInterpolation(_ text: AttributedString) {
      appendInterpolation(Text(text))
    }

    /// A date that keeps up with the clock.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// A stretch of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// A stretch of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      appendInterpolation(format.format(input))
    }

    /// A value in a formatter's words.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }

    /// A date in a formatter's words.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: date) ?? "")
    }

    /// A number in the form of `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendInterpolation(String(format: specifier, value))
    }
  }
}

extension LocalizedStringKey {
  /// Whether the text has neither marks nor arguments with attributes of their own.
  var isPlain: Bool { rich.isEmpty && !InlineMarkdown.mayHaveMarks(resource.key) }

  /// The text in the person's language, cut where its attributes change.
  ///
  /// - Parameter outer: the attributes of the whole text.
  func runs(_ outer: TextAttributes) -> [Text.Run] {
    var tokens: [InlineMarkdown.Token] = []
    for segment in resource.segments {
      switch segment {
      case .text(let text): tokens += text.map { .character($0) }
      case .argument(let number): tokens.append(.argument(number))
      }
    }
    let marked = InlineMarkdown.runs(of: tokens) { resource.arguments[$0] }
    return marked.flatMap { run in
      let attributes = TextAttributes(run.style).filled(from: outer)
      var result: [Text.Run] = []
      var words = ""
      func end() {
        if !words.isEmpty {
          result.append(Text.Run(content: .verbatim(words), attributes: attributes))
        }
        words = ""
      }
      for token in run.tokens {
        switch token {
        case .character(let character): words.append(character)
        case .argument(let number):
          guard let text = rich[number] else {
            words += resource.arguments[number]
            continue
          }
          end()
          result += text.runs.map {
            Text.Run(content: $0.content, attributes: $0.attributes.filled(from: attributes))
          }
        }
      }
      end()
      return result
    }
  }
}

extension TextAttributes {
  /// What an author's marks say.
  init(_ style: InlineMarkdown.Style) {
    self.init()
    weight = style.isBold ? .bold : nil
    isItalic = style.isItalic
    isStruckThrough = style.isStruckThrough ? true : nil
    design = style.isCode ? .monospaced : nil
    link = style.link.flatMap { URL(string: $0) }
  }
}
