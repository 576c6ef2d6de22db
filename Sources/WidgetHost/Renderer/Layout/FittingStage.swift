import Gtk
import WidgetModel

/// The first of several drawings that fits into the room there is.
@MainActor
final class FittingStage: Stage {
  var axes: Axis.Set = [.horizontal, .vertical]
  private weak var chosen: NodeView?
  /// The drawings of which assistive technology was told one, which comes first.
  private var told: [ObjectIdentifier] = []

  /// The one that fits: what is in the others is nowhere, also for keys and the focus. Until the room
  /// is known it is the first.
  override var shown: [NodeView] {
    let views = list.views
    let present = views.first { $0 === chosen } ?? views.first
    return present.map { [$0] } ?? []
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    guard let first = views.first else { return Measure() }
    switch orientation {
    case .horizontal:
      let least = views.map { $0.widget.measure(.horizontal).minimum }.min() ?? 0
      return Measure(minimum: least, natural: first.widget.measure(.horizontal).natural)
    case .vertical:
      let chosen = size.flatMap { choice(width: $0, height: nil) } ?? first
      let natural = chosen.widget.measure(.vertical, for: size).natural
      let least = views.map { $0.widget.measure(.vertical, for: size).minimum }.min() ?? 0
      return Measure(
        minimum: axes.contains(.vertical)
          ? least : chosen.widget.measure(.vertical, for: size).minimum, natural: natural)
    }
  }

  private func choice(width: Int, height: Int?) -> NodeView? {
    views.first { view in
      if axes.contains(.horizontal), view.widget.measure(.horizontal).natural > width {
        return false
      }
      if axes.contains(.vertical), let height,
        view.widget.measure(.vertical, for: width).natural > height
      {
        return false
      }
      return true
    } ?? views.last
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    let chosen = choice(width: width, height: height)
    for view in views { view.widget.setShownByParent(view === chosen) }
    let isOther = chosen !== shown.first
    self.chosen = chosen
    if isOther { context.choiceChanged() }
    // Not while the widgets are being laid out.
    if told != toTell { MainLoop.idle { [weak self] in self?.tell() } }
    if let chosen { place(chosen, x: 0, y: 0, width: width, height: height, baseline: baseline) }
  }

  private var toTell: [ObjectIdentifier] {
    ([chosen].compactMap { $0 } + list.views).map { ObjectIdentifier($0) }
  }

  /// Keeps those that do not fit from assistive technology, too.
  private func tell() {
    guard told != toTell else { return }
    told = toTell
    for view in list.views {
      view.widget.setAccessibleHidden(view !== chosen || view.node.style.isSilent)
    }
  }
}
