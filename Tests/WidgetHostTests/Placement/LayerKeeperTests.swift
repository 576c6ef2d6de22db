import Gtk
import Testing

@testable import WidgetHost

@MainActor
struct LayerKeeperTests {
  private let time = FakeTime()
  private let window = FakeWindow()

  /// What is asked for in every layer.
  private let always: Set<X11Window.State> = [.sticky, .skipTaskbar, .skipPager]

  private func keeper(
    _ layer: WindowLayer, obstacle: PlacementObstacle = .refused
  ) -> LayerKeeper {
    LayerKeeper(layer, delay: time.delay, obstacle: { obstacle })
  }

  @Test(arguments: [
    (WindowLayer.onTop, [X11Window.State.above]), (.normal, []), (.desktop, [.below]),
  ])
  func asksForTheLayerAndEveryDesktop(layer: WindowLayer, states: [X11Window.State]) {
    let keeper = keeper(layer)
    #expect(keeper.status == .pending)
    keeper.mapped(window)
    keeper.statesChanged()
    #expect(window.states == always.union(states))
    #expect(window.desktopRequests == 1)
    #expect(keeper.status == .honoured)
    #expect(keeper.actualLayer == layer)
    #expect(time.isQuiet)
  }

  @Test func asksAgainUntilItIsHeard() {
    let keeper = keeper(.onTop)
    window.deafness = 3
    keeper.mapped(window)
    time.advance(699)
    #expect(keeper.status == .pending)
    time.advance(801)
    #expect(keeper.status == .honoured)
    #expect(window.desktopRequests == 4)
    #expect(time.isQuiet)
  }

  @Test func givesUpAndSaysSo() {
    let keeper = keeper(.onTop)
    window.deafness = 1000
    keeper.mapped(window)
    time.advance(60_000)
    #expect(keeper.status == .notHonoured(.refused))
    #expect(keeper.actualLayer == .normal)
    #expect(window.desktopRequests == placementPatience.count)
    #expect(time.isQuiet)
  }

  @Test(arguments: [PlacementObstacle.noWindowManager, .unsupported])
  func whatCannotBeAskedForIsUnavailable(obstacle: PlacementObstacle) {
    let keeper = keeper(.desktop, obstacle: obstacle)
    window.deafness = 1000
    keeper.mapped(window)
    time.advance(60_000)
    #expect(keeper.status == .unavailable(obstacle))
  }

  @Test func personsChangeInTheWindowMenuIsShownAndNotFought() {
    let keeper = keeper(.onTop)
    keeper.mapped(window)
    keeper.statesChanged()
    var changes = 0
    keeper.onChanged = { changes += 1 }
    window.states.remove(.above)
    keeper.statesChanged()
    #expect(keeper.actualLayer == .normal)
    #expect(changes == 1)
    #expect(time.isQuiet)
    // Asked for once more, it is asked for once more.
    keeper.layer = .onTop
    keeper.statesChanged()
    #expect(keeper.actualLayer == .onTop)
  }

  @Test func everyMapAsksAnew() {
    let keeper = keeper(.onTop)
    keeper.mapped(window)
    keeper.statesChanged()
    keeper.unmapped()
    #expect(keeper.status == .pending)
    #expect(keeper.actualLayer == nil)
    window.states = []
    keeper.mapped(window)
    keeper.statesChanged()
    #expect(window.states.contains(.above))
    #expect(keeper.status == .honoured)
  }

  @Test func changedLayerTakesBackTheOld() {
    let keeper = keeper(.onTop)
    keeper.mapped(window)
    keeper.statesChanged()
    keeper.layer = .desktop
    keeper.statesChanged()
    #expect(window.states == always.union([.below]))
    #expect(keeper.actualLayer == .desktop)
  }
}
