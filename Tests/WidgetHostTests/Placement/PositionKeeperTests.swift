import Gtk
import Testing

@testable import WidgetHost

@MainActor
struct PositionKeeperTests {
  private let time = FakeTime()
  private let window = FakeWindow()

  private let size = Size()

  private func keeper(
    _ position: WindowPosition?,
    areas: @escaping @MainActor () -> [Rectangle] = {
      [Rectangle(x: 0, y: 0, width: 1280, height: 800)]
    }
  ) -> (PositionKeeper, Reports) {
    let reports = Reports()
    let keeper = PositionKeeper(
      position, delay: time.delay, areas: { WorkAreas(areas()) },
      size: { [size] in (320, size.height) })
    keeper.onMoved = { reports.places.append($0) }
    return (keeper, reports)
  }

  @Test func goesToItsPlaceAndReportsNothing() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    keeper.mapped(window)
    keeper.configured()
    #expect(window.moves == [[100, 120]])
    time.advance(10_000)
    #expect(reports.places == [])
    #expect(time.isQuiet)
  }

  @Test func windowWithoutPlaceStaysWhereItIsPut() {
    let (keeper, reports) = keeper(nil)
    window.origin = (7, 8)
    keeper.mapped(window)
    keeper.configured()
    time.advance(10_000)
    #expect(window.moves == [])
    #expect(reports.places == [])
  }

  @Test func moveIsReportedWhenTheWindowRests() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    keeper.mapped(window)
    keeper.configured()
    for x in stride(from: 110, through: 200, by: 10) {
      window.origin = (x, 130)
      keeper.configured()
      time.advance(50)
    }
    #expect(reports.places == [])
    time.advance(349)
    #expect(reports.places == [])
    time.advance(1)
    #expect(reports.places == [WindowPosition(x: 200, y: 130)])
    #expect(keeper.position == WindowPosition(x: 200, y: 130))
    // The report itself moves nothing.
    #expect(window.moves == [[100, 120]])
  }

  @Test func windowThatGrowsOverTheEdgeComesInsideAndGoesBack() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 550))
    keeper.mapped(window)
    keeper.configured()
    size.height = 400
    keeper.resized()
    keeper.configured()
    #expect(window.origin ?? (0, 0) == (100, 400))
    size.height = 200
    keeper.resized()
    keeper.configured()
    #expect(window.origin ?? (0, 0) == (100, 550))
    time.advance(10_000)
    #expect(reports.places == [])
    #expect(keeper.position == WindowPosition(x: 100, y: 550))
  }

  @Test func windowWithoutPlaceStaysOnTheScreenWhenItGrows() {
    let (keeper, reports) = keeper(nil)
    window.origin = (500, 550)
    keeper.mapped(window)
    size.height = 400
    keeper.resized()
    keeper.configured()
    #expect(window.origin ?? (0, 0) == (500, 400))
    time.advance(10_000)
    #expect(reports.places == [])
  }

  @Test func growingDoesNotDisturbAMove() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    keeper.mapped(window)
    keeper.configured()
    window.origin = (100, 600)
    keeper.configured()
    size.height = 400
    keeper.resized()
    #expect(window.origin ?? (0, 0) == (100, 600))
    time.advance(400)
    #expect(reports.places == [WindowPosition(x: 100, y: 600)])
  }

  @Test func resizeIsNoMove() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    keeper.mapped(window)
    keeper.configured()
    keeper.configured()
    #expect(time.isQuiet)
    #expect(reports.places == [])
  }

  @Test func moveIsReportedBeforeTheWindowGoes() {
    let (keeper, reports) = keeper(WindowPosition(x: 0, y: 0))
    keeper.mapped(window)
    window.origin = (30, 40)
    keeper.configured()
    keeper.configured()
    keeper.unmapped()
    #expect(reports.places == [])
    window.origin = (0, 0)
    keeper.mapped(window)
    keeper.configured()
    window.origin = (30, 40)
    keeper.configured()
    keeper.unmapped()
    #expect(reports.places == [WindowPosition(x: 30, y: 40)])
  }

  @Test func ownPlacementOfTheWindowManagerIsNoMove() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    window.deafness = 2
    keeper.mapped(window)
    window.origin = (480, 300)
    keeper.configured()
    time.advance(300)
    keeper.configured()
    time.advance(10_000)
    #expect(window.origin ?? (0, 0) == (100, 120))
    #expect(reports.places == [])
  }

  @Test func devicePixelsAreScaledBothWays() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    window.scale = 2
    keeper.mapped(window)
    keeper.configured()
    #expect(window.moves == [[200, 240]])
    window.origin = (301, 400)
    keeper.configured()
    time.advance(400)
    #expect(reports.places == [WindowPosition(x: 151, y: 200)])
  }

  @Test func screenThatComesBackGetsItsWindowBack() {
    let screens = Screens()
    let (keeper, reports) = keeper(WindowPosition(x: 2000, y: 100), areas: { screens.areas })
    screens.areas.append(Rectangle(x: 1280, y: 0, width: 1280, height: 800))
    keeper.mapped(window)
    keeper.configured()
    #expect(window.origin ?? (0, 0) == (2000, 100))
    screens.areas.removeLast()
    keeper.apply()
    keeper.configured()
    #expect(window.origin ?? (0, 0) == (960, 100))
    time.advance(10_000)
    #expect(reports.places == [])
    screens.areas.append(Rectangle(x: 1280, y: 0, width: 1280, height: 800))
    keeper.apply()
    #expect(window.origin ?? (0, 0) == (2000, 100))
  }

  @Test func moveByTheWindowManagerWhenAScreenGoesIsNotThePersons() {
    let (keeper, reports) = keeper(WindowPosition(x: 100, y: 120))
    keeper.mapped(window)
    keeper.configured()
    window.origin = (0, 0)
    keeper.configured()
    keeper.apply()
    time.advance(10_000)
    #expect(reports.places == [])
    #expect(window.origin ?? (0, 0) == (100, 120))
  }
}

@MainActor
private final class Reports {
  var places: [WindowPosition] = []
}

@MainActor
private final class Screens {
  var areas = [Rectangle(x: 0, y: 0, width: 1280, height: 800)]
}

@MainActor
private final class Size {
  var height = 200
}
