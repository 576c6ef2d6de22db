import Gtk
import WidgetModel

/// A container of drawings: where they stand is decided by its kind; how they appear, go and move
/// is the same for all.
///
/// Drawings stand in their new places at once, for clicks, keys and screen readers; only the
/// picture takes its time.
@MainActor
class Stage: PaneLayout {
  let pane: Gtk.Pane
  let context: RenderContext
  private(set) lazy var list = ChildList(self)

  private struct Place: Equatable {
    var x: Double
    var y: Double
    var width: Int
    var height: Int
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private var looks: [ObjectIdentifier: Look] = [:]
  private var motions: [ObjectIdentifier: Motion] = [:]
  private var ghosts: [Ghost] = []
  private var newcomers: Set<ObjectIdentifier> = []
  private var willMove = false
  private var spinners: [(spinner: Gtk.Spinner, view: NodeView)] = []

  init(pane: Gtk.Pane = Gtk.Pane(), context: RenderContext) {
    self.pane = pane
    self.context = context
    pane.layout = self
  }

  /// The drawings that take part in the layout.
  var views: [NodeView] { list.views.filter { $0.widget.takesPart } }

  /// The drawings that are shown; the others are no places for keys and the focus.
  var shown: [NodeView] { list.views }

  // MARK: Layout

  func measure(_ orientation: Orientation, for size: Int?) -> Measure { Measure() }

  final func allocate(width: Int, height: Int, baseline: Int?) {
    layOut(width: width, height: height, baseline: baseline)
    willMove = false
    newcomers = []
    for (spinner, view) in spinners {
      let size = spinner.measure(.horizontal).natural
      let room = view.widget.bounds(in: pane) ?? Gtk.Rectangle(x: 0, y: 0, width: 0, height: 0)
      spinner.allocate(
        x: Double(room.x + (room.width - size) / 2), y: Double(room.y + (room.height - size) / 2),
        width: size, height: size)
    }
  }

  /// Calls `place` for every drawing.
  func layOut(width: Int, height: Int, baseline: Int?) {}

  /// Gives a drawing its place; what needs more room than that gets it, around the same middle or
  /// along the same edge.
  final func place(
    _ view: NodeView, x: Int, y: Int, width: Int, height: Int, baseline: Int? = nil,
    scale: Double = 1
  ) {
    let widget = view.widget
    let leastWidth = widget.measure(.horizontal).minimum
    let realWidth = max(width, leastWidth)
    let leastHeight = widget.measure(.vertical, for: realWidth).minimum
    let realHeight = max(height, leastHeight)
    let place = Place(
      x: Double(x) - Double(realWidth - width) * widget.horizontalAlign.share(widget.direction),
      y: Double(y) - Double(realHeight - height) * widget.verticalAlign.share(.leftToRight),
      width: realWidth, height: realHeight)
    if willMove { move(view, to: place) }
    places[ObjectIdentifier(view)] = place
    widget.allocate(
      x: place.x, y: place.y, width: realWidth, height: realHeight, baseline: baseline,
      scale: scale)
  }

  // MARK: Motion

  /// The list of drawings is about to change: what moves by that slides.
  final func beginChange() {
    willMove = context.animator?.isEnabled ?? false
  }

  /// A drawing was put in.
  final func inserted(_ view: NodeView) {
    if willMove { newcomers.insert(ObjectIdentifier(view)) }
  }

  /// A drawing is about to be taken out: its picture goes more slowly.
  final func willRemove(_ view: NodeView) {
    let key = ObjectIdentifier(view)
    defer {
      motions.removeValue(forKey: key)?.finish()
      places[key] = nil
      looks[key] = nil
    }
    guard willMove, view.node.style.transition != .identity, let place = places[key],
      let picture = view.widget.picture(), let bounds = view.widget.bounds(in: pane)
    else { return }
    let end = (view.node.style.transition ?? .opacity)
      .look(isInsertion: false, width: Double(place.width), height: Double(place.height))
    show(
      Ghost(x: Double(bounds.x), y: Double(bounds.y), animation: view.animation) {
        snapshot, share in
        let look = end.atRest(by: 1 - share)
        snapshot.moved(x: look.x, y: look.y) {
          snapshot.faded(look.opacity) {
            snapshot.draw(picture, width: Double(bounds.width), height: Double(bounds.height))
          }
        }
      })
  }

  private func move(_ view: NodeView, to place: Place) {
    let key = ObjectIdentifier(view)
    var start: Look
    if newcomers.contains(key) {
      start = (view.node.style.transition ?? .opacity)
        .look(isInsertion: true, width: Double(place.width), height: Double(place.height))
    } else if let old = places[key] {
      start = looks[key] ?? .atRest
      start.x += old.x - place.x
      start.y += old.y - place.y
    } else {
      return
    }
    guard start != .atRest else { return }
    motions.removeValue(forKey: key)?.finish()
    motions[key] = context.animator?.run(view.animation) { [weak self] share in
      guard let self else { return }
      looks[key] = share < 1 ? start.atRest(by: share) : nil
      if share >= 1 { motions[key] = nil }
      pane.queueDraw()
    }
  }

  /// Shows a picture of something that is no longer there, for a moment.
  final func show(_ ghost: Ghost) {
    ghosts.append(ghost)
    ghost.motion = context.animator?.run(ghost.animation) { [weak self, weak ghost] share in
      ghost?.advance(to: share)
      guard let self else { return }
      if share >= 1 { ghosts.removeAll { $0 === ghost } }
      pane.queueDraw()
    }
  }

  /// Ends what is shown in the place of a widget.
  final func endGhosts(of widget: Gtk.Widget) {
    for ghost in ghosts where ghost.widget === widget { ghost.motion?.finish() }
  }

  /// A drawing that is not seen itself: of the others is shown what lies under it.
  var mask: NodeView? { nil }

  final func draw(_ snapshot: Snapshot) -> Bool {
    guard let mask else { return drawViews(snapshot) }
    snapshot.masked(scale: pane.scaleFactor) {
      pane.draw(mask.widget, $0)
    } content: { snapshot in
      if !drawViews(snapshot) {
        for view in list.views where view !== mask { pane.draw(view.widget, snapshot) }
      }
    }
    return true
  }

  /// Draws what is seen; false when the drawings are simply to be drawn one after another.
  private func drawViews(_ snapshot: Snapshot) -> Bool {
    let views = drawingOrder
    if looks.isEmpty, ghosts.isEmpty, views == nil { return false }
    for view in views ?? list.views where view !== mask {
      let look = looks[ObjectIdentifier(view)] ?? .atRest
      guard look != .atRest, let place = places[ObjectIdentifier(view)] else {
        pane.draw(view.widget, snapshot)
        continue
      }
      let middle = (x: place.x + Double(place.width) / 2, y: place.y + Double(place.height) / 2)
      snapshot.moved(
        x: look.x + middle.x * (1 - look.scale), y: look.y + middle.y * (1 - look.scale),
        scale: look.scale
      ) {
        snapshot.faded(look.opacity) { pane.draw(view.widget, snapshot) }
      }
    }
    for (spinner, _) in spinners { pane.draw(spinner, snapshot) }
    for ghost in ghosts {
      snapshot.moved(x: ghost.x, y: ghost.y) { ghost.draw(snapshot, ghost.share) }
    }
    return true
  }

  /// The drawings from the lowest to the highest, where that is not their order.
  private var drawingOrder: [NodeView]? {
    guard list.views.contains(where: { $0.node.style.zIndex != 0 }) else { return nil }
    let places = list.views.enumerated().sorted {
      ($0.element.node.style.zIndex, $0.offset) < ($1.element.node.style.zIndex, $1.offset)
    }
    return places.map(\.element)
  }

  // MARK: Under way

  /// Turns a spinner over a drawing inside.
  final func showSpinner(over view: NodeView) {
    let spinner = Gtk.Spinner()
    spinner.isSpinning = true
    spinner.canTarget = false
    spinners.append((spinner, view))
    pane.insert(spinner, after: list.views.last?.widget)
  }

  /// Takes it away.
  final func hideSpinner(over view: NodeView) {
    for (spinner, target) in spinners where target === view { pane.remove(spinner) }
    spinners.removeAll { $0.view === view }
  }
}

/// The picture of something that is no longer there.
@MainActor
final class Ghost {
  let x: Double
  let y: Double
  let animation: AnimationNode?
  let draw: @MainActor (Snapshot, _ share: Double) -> Void
  /// The widget in whose place it is drawn.
  var widget: Gtk.Widget?
  /// Called with the share of its way that is done, with 1 when it is gone.
  var onAdvance: (@MainActor (_ share: Double) -> Void)?
  fileprivate var motion: Motion?
  private(set) var share = 0.0

  init(
    x: Double, y: Double, animation: AnimationNode?,
    draw: @escaping @MainActor (Snapshot, _ share: Double) -> Void
  ) {
    self.x = x
    self.y = y
    self.animation = animation
    self.draw = draw
  }

  fileprivate func advance(to share: Double) {
    self.share = share
    onAdvance?(share)
  }
}

extension Gtk.Align {
  /// Which share of the room that is left stands before what is aligned so.
  func share(_ direction: Gtk.TextDirection) -> Double {
    switch self {
    case .start: direction == .rightToLeft ? 1 : 0
    case .end: direction == .rightToLeft ? 0 : 1
    case .fill, .center, .baseline: 0.5
    }
  }
}
