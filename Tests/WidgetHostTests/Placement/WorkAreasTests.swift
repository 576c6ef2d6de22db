import Gtk
import Testing

@testable import WidgetHost

struct WorkAreasTests {
  /// A panel of 30 at the top of the first screen; a second screen beside it, lower.
  private static let two = WorkAreas([
    Rectangle(x: 0, y: 30, width: 1280, height: 770),
    Rectangle(x: 1280, y: 200, width: 1920, height: 1080),
  ])

  @Test(arguments: [
    ("inside stays", 100, 100, 100, 100),
    ("under the panel", 100, 0, 100, 30),
    ("off to the left", -500, 100, 0, 100),
    ("below the end", 100, 5000, 100, 600),
    ("across the edge, more on the first", 1100, 300, 960, 300),
    ("across the edge, more on the second", 1200, 300, 1280, 300),
    ("in the dead corner above the second", 2000, 0, 2000, 200),
    ("far away", 90_000, 90_000, 2880, 1080),
    ("absurd", Int.max, Int.max, 2880, 1080),
    ("absurd the other way", Int.min + 1, 0, 0, 30),
  ])
  func clamps(name: String, x: Int, y: Int, toX: Int, toY: Int) {
    let place = Self.two.clamp(WindowPosition(x: x, y: y), width: 320, height: 200)
    #expect(place == WindowPosition(x: toX, y: toY), "\(name)")
  }

  @Test func tooLargeBeginsAtTheCorner() {
    let place = Self.two.clamp(WindowPosition(x: 300, y: 300), width: 1300, height: 900)
    #expect(place == WindowPosition(x: 0, y: 30))
    let area = WorkAreas([Rectangle(x: 10, y: 20, width: 100, height: 100)])
    #expect(
      area.clamp(WindowPosition(x: 50, y: 50), width: 320, height: 200)
        == WindowPosition(x: 10, y: 20))
  }

  @Test func withoutAreasNothingChanges() {
    let areas = WorkAreas([Rectangle(x: 0, y: 0, width: 0, height: 0)])
    #expect(
      areas.clamp(WindowPosition(x: -5, y: -5), width: 320, height: 200)
        == WindowPosition(x: -5, y: -5))
  }
}
