internal import CGtk
internal import CGtkShim

/// A screen.
package struct Monitor: Sendable, Equatable {
  /// In logical pixels of the whole display.
  package var geometry: Rectangle
  /// Without panels and docks, where that is known; else the geometry. Logical pixels.
  package var workArea: Rectangle
  /// Device pixels for each logical one.
  package var scale: Int
  package var model: String?

  package init(geometry: Rectangle, workArea: Rectangle, scale: Int, model: String? = nil) {
    self.geometry = geometry
    self.workArea = workArea
    self.scale = scale
    self.model = model
  }
}

extension Rectangle {
  init(_ area: GdkRectangle) {
    self.init(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
  }
}
