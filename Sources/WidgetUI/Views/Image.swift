/// A symbol. Mirrors `Image`.
///
/// ```swift
/// Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
/// ```
///
/// Symbols have the names of SF Symbols; one that the host does not have is drawn as a visible
/// mark.
public struct Image: Sendable, Hashable {
  let name: String
  var value: Double?
  var isResizable = false
  var isDecorative = false

  /// - Parameter systemName: the symbol's name.
  public init(systemName: String) {
    name = systemName
  }

  /// - Parameters:
  ///   - systemName: the symbol's name.
  ///   - variableValue: how much of a symbol with levels is lit, from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
    value = variableValue
  }

  /// A picture by its name; the host has symbols only, so that it is one of these.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - bundle: accepted.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// A picture that a screen reader passes over.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - bundle: accepted.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }
}

extension Image {
  /// How large a symbol is, compared with its font. Mirrors `Image.Scale`.
  public enum Scale: Sendable, Hashable, CaseIterable {
    case small
    case medium
    case large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// Whether a picture has its own colours; symbols have the foreground's. Mirrors
  /// `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Sendable, Hashable {
    case template
    case original
  }

  /// How a picture is smoothed; symbols always are. Mirrors `Image.Interpolation`.
  public enum Interpolation: Sendable, Hashable {
    case none
    case low
    case medium
    case high
  }

  /// Makes the symbol as large as its room.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Accepted: symbols have the foreground's colour.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Accepted: symbols are always smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Accepted: symbols are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View {
  /// Not made of other views.
  public typealias Body = Never

  /// One node with the symbol in the size of the surrounding text; of a symbol with levels, the lit
  /// part over a pale whole.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    guard let value, value < 1 else { return [node(in: context)] }
    var whole = self
    whole.value = nil
    let edge = CGFloat(max(value, 0))
    // Waves grow from below, all others from the leading edge.
    let isUpright = name.hasPrefix("wifi")
    return whole.opacity(0.3).overlay {
      whole.mask {
        LinearGradient(
          stops: [
            .init(color: .black, location: 0), .init(color: .black, location: edge),
            .init(color: .clear, location: edge), .init(color: .clear, location: 1),
          ], startPoint: isUpright ? .bottom : .leading, endPoint: isUpright ? .top : .trailing)
      }
      .accessibilityHidden(true)
    }
    ._nodes(in: context)
  }

  private func node(in context: _ViewContext) -> ViewNode {
    let environment = context.environment
    var font = (environment.font ?? .body).value
    if let weight = environment.fontWeight { font.weight = weight }
    var symbol = SymbolNode(
      name: environment.symbolVariants.applied(to: name), font: font,
      color: environment.foreground)
    symbol.scale = environment.imageScale.factor
    symbol.isResizable = isResizable
    var node = context.node(.symbol(symbol))
    node.style.isAccessibilityHidden = isDecorative
    return node
  }
}

/// Forms of a symbol: filled, in a circle. Mirrors `SymbolVariants`.
public struct SymbolVariants: Sendable, Hashable {
  let suffixes: [String]

  /// As it is named.
  public static let none = SymbolVariants(suffixes: [])
  /// Filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// Crossed out.
  public static let slash = SymbolVariants(suffixes: ["slash"])
  /// Filled as well.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// In a circle as well.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  /// Crossed out as well.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    for suffix in suffixes where !parts.contains(suffix) {
      // Names end in ".fill" whatever else they say.
      if parts.last == "fill" {
        parts.insert(suffix, at: parts.count - 1)
      } else {
        parts.append(suffix)
      }
    }
    return parts.joined(separator: ".")
  }
}

/// How the parts of a symbol are coloured; the desktop's symbols have one colour. Mirrors
/// `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// One colour, weaker by degrees.
  public static let hierarchical = SymbolRenderingMode()
  /// Several colours.
  public static let palette = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
}

extension View {
  /// How large symbols are, compared with their font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifyingEnvironment { $0.imageScale = scale }
  }

  /// The form of symbols.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifyingEnvironment {
      $0.symbolVariants = SymbolVariants(
        suffixes: $0.symbolVariants.suffixes + variant.suffixes)
    }
  }

  /// Accepted: the desktop's symbols have one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
