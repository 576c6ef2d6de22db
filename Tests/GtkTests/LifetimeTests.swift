import Dispatch
import Testing

@testable import Gtk

/// Held by a closure: dead when the closure is.
private final class Canary: Sendable {}

@MainActor
struct LifetimeTests {
  @Test func objectDiesWithItsWrapper() {
    let group = SimpleActionGroup()
    var action: SimpleAction? = SimpleAction("add")
    weak var weakAction: SimpleAction?
    weakAction = action
    if let action { group.add(action) }
    #expect(action?.referenceCount == 2)
    group.remove("add")
    #expect(action?.referenceCount == 1)
    action = nil
    #expect(weakAction == nil)
  }

  @Test func borrowedObjectKeepsItsOwner() {
    let menu = Menu()
    do {
      let second = GObject(menu.raw, .borrowed)
      #expect(second.referenceCount == 2)
    }
    #expect(menu.referenceCount == 1)
  }

  @Test func closureDiesWithTheWrapper() {
    weak var canary: Canary?
    do {
      let action = SimpleAction("add")
      let held = Canary()
      canary = held
      action.onActivate { [held] _ in _ = held }
      #expect(canary != nil)
    }
    #expect(canary == nil)
  }

  /// Another owner keeps the C object alive: the handler goes nevertheless.
  @Test func closureDiesWithTheWrapperThatConnectedIt() {
    let action = SimpleAction("add")
    weak var canary: Canary?
    do {
      let second = GObject(action.raw, .borrowed)
      let held = Canary()
      canary = held
      second.connect("activate", pointer: { [held] _ in _ = held })
    }
    #expect(canary == nil)
    action.activate()
  }

  @Test func closureDiesOnDisconnect() {
    let action = SimpleAction("add")
    weak var canary: Canary?
    var calls = 0
    let handler: SignalHandler<PointerAction>
    do {
      let held = Canary()
      canary = held
      handler = action.onActivate { [held] _ in
        _ = held
        calls += 1
      }
    }
    action.activate()
    #expect(calls == 1)
    #expect(handler.isConnected)
    handler.disconnect()
    #expect(canary == nil)
    #expect(!handler.isConnected)
    action.activate()
    #expect(calls == 1)
  }

  @Test func handlerMayDisconnectItself() {
    let action = SimpleAction("add")
    var calls = 0
    var handler: SignalHandler<PointerAction>?
    handler = action.onActivate { _ in
      calls += 1
      handler?.disconnect()
      handler = nil
    }
    action.activate()
    action.activate()
    #expect(calls == 1)
  }

  @Test func swappedClosureIsCalledAndTheOldOneDies() {
    let action = SimpleAction("add")
    weak var canary: Canary?
    var calls: [String] = []
    let handler: SignalHandler<PointerAction>
    do {
      let held = Canary()
      canary = held
      handler = action.onActivate { [held] _ in
        _ = held
        calls.append("old")
      }
    }
    handler.replace { _ in calls.append("new") }
    #expect(canary == nil)
    action.activate()
    #expect(calls == ["new"])
  }

  @Test func blockedHandlerIsNotCalled() {
    let action = SimpleAction("dark", state: .boolean(false))
    var changes = 0
    let handler = action.onNotify("state") { changes += 1 }
    handler.blocked { action.state = .boolean(true) }
    #expect(changes == 0)
    action.state = .boolean(false)
    #expect(changes == 1)
  }

  @Test func unknownSignalKeepsNothing() {
    let menu = Menu()
    weak var canary: Canary?
    do {
      let held = Canary()
      canary = held
      let handler = menu.tryConnect("no-such-signal") { [held] in _ = held }
      #expect(handler == nil)
    }
    #expect(canary == nil)
  }

  @Test func signalOfAnotherShapeIsRefused() {
    let action = SimpleAction("add")
    // `activate` carries an argument, so a handler without one would read garbage.
    let handler = action.tryConnect("activate") {}
    #expect(handler == nil)
  }

  @Test func lastReferenceDroppedElsewhereIsReleasedOnTheMainActor() async {
    weak var canary: Canary?
    do {
      let action = SimpleAction("add")
      let held = Canary()
      canary = held
      action.onActivate { [held] _ in _ = held }
      let queue = DispatchQueue(label: "elsewhere")
      await withCheckedContinuation { continuation in
        queue.async { [action] in
          _ = action
          continuation.resume()
        }
      }
    }
    // The release is queued on the main queue, behind which this waits.
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "behind").async {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(canary == nil)
  }
}
