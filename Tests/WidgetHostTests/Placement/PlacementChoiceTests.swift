import Gtk
import Testing

@testable import WidgetHost

struct PlacementChoiceTests {
  @Test func followsTheDisplay() {
    #expect(PlacementChoice(.x11) == .x11)
    #expect(PlacementChoice(.wayland) == .plain(.wayland))
    #expect(PlacementChoice(.other) == .plain(.unknownDisplay))
  }

  @MainActor
  @Test func plainPlacementSaysWhy() {
    let placement = PlainPlacement(
      layer: .onTop, position: WindowPosition(x: 1, y: 2), obstacle: .wayland)
    #expect(placement.status == .unavailable(.wayland))
    #expect(placement.actualLayer == nil)
    #expect(placement.status.obstacle == .wayland)
  }
}
