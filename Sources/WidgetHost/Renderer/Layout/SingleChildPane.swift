import Gtk

/// Room for one widget: as large as it gets, and of its own size where nobody says.
@MainActor
class SingleChildPane: PaneLayout {
  let pane = Gtk.Pane()
  private let size: Measure
  private var child: Gtk.Widget?

  /// - Parameter size: how wide and high the room asks to be, in pixels.
  init(size: Measure) {
    self.size = size
  }

  /// Puts the widget in; called once.
  final func show(_ child: Gtk.Widget) {
    self.child = child
    pane.layout = self
    pane.insert(child, after: nil)
  }

  /// Gives the widget its place in the room: all of it.
  func place(_ child: Gtk.Widget, width: Int, height: Int) {
    child.allocate(x: 0, y: 0, width: width, height: height)
  }

  final func measure(_ orientation: Orientation, for size: Int?) -> Measure { self.size }

  final func allocate(width: Int, height: Int, baseline: Int?) {
    if let child { place(child, width: width, height: height) }
  }
}
