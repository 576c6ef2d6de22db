/// Where a widget's window stands among other windows.
enum WindowLayer: String, Sendable, CaseIterable {
  /// Above all others.
  case onTop = "on-top"
  /// Among the others.
  case normal
  /// Below all others, as if it lay on the desktop.
  case desktop
}

/// A place on the display, in logical pixels of the whole display.
struct WindowPosition: Sendable, Equatable {
  var x: Int
  var y: Int
}
