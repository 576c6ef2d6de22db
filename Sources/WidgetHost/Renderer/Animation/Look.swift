import Gtk
import WidgetModel

/// How a drawing differs from the one at rest while it appears, goes or moves.
struct Look: Equatable {
  /// From its place at rest, in pixels.
  var x = 0.0
  var y = 0.0
  var scale = 1.0
  var opacity = 1.0

  static let atRest = Look()

  /// The look at a share of the way to rest.
  func atRest(by share: Double) -> Look {
    let rest = 1 - share
    return Look(
      x: x * rest, y: y * rest, scale: 1 + (scale - 1) * rest,
      opacity: 1 + (opacity - 1) * rest)
  }
}

extension TransitionNode {
  /// How what appears or goes looks when it is not there.
  ///
  /// - Parameters:
  ///   - isInsertion: whether it appears.
  ///   - width: its width, in pixels.
  ///   - height: its height, in pixels.
  func look(isInsertion: Bool, width: Double, height: Double) -> Look {
    switch self {
    case .identity: return .atRest
    case .opacity: return Look(opacity: 0)
    case .scale(let scale): return Look(scale: max(scale, 0.01), opacity: 0)
    case .move(let edge): return edge.look(width, height)
    case .push(let edge):
      let look = edge.look(width, height)
      return isInsertion ? look : Look(x: -look.x, y: -look.y, opacity: look.opacity)
    case .offset(let x, let y): return Look(x: x, y: y, opacity: 0)
    case .combined(let one, let other):
      let one = one.look(isInsertion: isInsertion, width: width, height: height)
      let other = other.look(isInsertion: isInsertion, width: width, height: height)
      return Look(
        x: one.x + other.x, y: one.y + other.y, scale: one.scale * other.scale,
        opacity: one.opacity * other.opacity)
    case .asymmetric(let insertion, let removal):
      return (isInsertion ? insertion : removal)
        .look(isInsertion: isInsertion, width: width, height: height)
    }
  }
}

extension Edge {
  fileprivate func look(_ width: Double, _ height: Double) -> Look {
    switch self {
    case .top: Look(y: -height, opacity: 0)
    case .bottom: Look(y: height, opacity: 0)
    case .leading: Look(x: -width, opacity: 0)
    case .trailing: Look(x: width, opacity: 0)
    }
  }
}
