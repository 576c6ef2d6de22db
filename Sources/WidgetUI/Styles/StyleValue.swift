/// A style as it was written, before its surroundings give it a colour.
package indirect enum StyleValue: Sendable, Hashable {
  /// A paint of its own.
  case paint(Paint)
  /// The foreground, 1 (primary) to 4, whatever colour it has at the place.
  case level(Int)
  /// The foreground as it is at the place.
  case foreground
  /// The accent as it is at the place.
  case tint
  /// Another style, less opaque.
  case opacity(StyleValue, Double)

  /// How opaque the levels of a foreground with a colour of its own are.
  private static let levels = [1, 0.6, 0.35, 0.2]

  /// The paint at a place.
  func paint(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .paint(let paint): paint
    case .foreground: environment.foreground ?? .foreground(1)
    case .tint: environment.tint ?? .tint
    case .opacity(let style, let opacity): style.paint(in: environment).opacity(opacity)
    case .level(let level):
      if environment.foregroundLevels.count >= level {
        environment.foregroundLevels[level - 1]
      } else if let base = environment.foregroundLevels.last {
        base.opacity(Self.levels[min(level, Self.levels.count) - 1])
      } else {
        .foreground(level)
      }
    }
  }

  /// Whether it only says how strong the foreground is, which leaves its colour as it was.
  var isLevel: Bool {
    switch self {
    case .level, .foreground: true
    case .opacity(let style, _): style.isLevel
    case .paint, .tint: false
    }
  }
}

extension EnvironmentValues {
  /// Sets what texts, symbols and shapes are painted with.
  ///
  /// - Parameter styles: the primary style, and those of the levels below it.
  mutating func setForeground(_ styles: [StyleValue]) {
    let paints = styles.map { $0.paint(in: self) }
    foreground = paints.first
    if let first = styles.first, !first.isLevel { foregroundLevels = paints }
  }
}
