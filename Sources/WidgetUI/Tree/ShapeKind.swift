/// A geometric outline.
package enum ShapeKind: Sendable, Hashable {
  case rectangle
  case rounded(Double)
  case uneven(RectangleCornerRadii)
  case capsule
  /// As large as fits.
  case circle
  /// Touches all edges.
  case ellipse
  case custom(CustomOutline)

  /// The outline in the room there is, in pixels.
  package func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: Path(rect)
    case .rounded(let radius): Path(roundedRect: rect, cornerRadius: CGFloat(radius))
    case .uneven(let radii):
      Path { path in
        let most = min(rect.width, rect.height) / 2
        path.addCorneredRect(
          rect,
          [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map {
            CGSize(width: min($0, most), height: min($0, most))
          })
      }
    case .capsule:
      Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .circle: Path(ellipseIn: rect.largestSquare)
    case .ellipse: Path(ellipseIn: rect)
    case .custom(let outline): outline.path(in: rect)
    }
  }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var largestSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

/// An outline that its author draws for the room there is.
///
/// Two are equal when they draw the same in two rooms of different proportions: closures cannot be
/// compared, and an outline that agrees in both agrees everywhere but in theory.
package struct CustomOutline: Sendable {
  private let draw: @Sendable (CGRect) -> Path
  private let samples: [Path]

  init(_ draw: @escaping @Sendable (CGRect) -> Path) {
    self.draw = draw
    samples = [
      draw(CGRect(x: 0, y: 0, width: 61, height: 47)),
      draw(CGRect(x: 0, y: 0, width: 113, height: 199)),
    ]
  }

  init<S: Shape>(_ shape: S) {
    self.init { shape.path(in: $0) }
  }

  /// The outline in the room there is, in pixels.
  package func path(in rect: CGRect) -> Path { draw(rect) }
}

extension CustomOutline: Hashable {
  package static func == (one: CustomOutline, other: CustomOutline) -> Bool {
    one.samples == other.samples
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(samples)
  }
}
