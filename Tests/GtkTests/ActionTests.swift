import Testing

@testable import Gtk

@MainActor
struct ActionTests {
  @Test func argumentArrives() {
    let action = SimpleAction("toggle-task", parameterType: "a{sv}")
    var arguments: [Variant?] = []
    action.onActivate { arguments.append($0) }
    action.activate(.dictionary(["task": .string("1")]))
    #expect(arguments == [.dictionary(["task": .string("1")])])
  }

  @Test func stateIsAskedForAndThenSet() {
    let action = SimpleAction("layer", parameterType: "s", state: .string("normal"))
    action.onChangeState { if $0 != .string("bad") { action.state = $0 } }
    action.activate(.string("top"))
    #expect(action.state == .string("top"))
    action.activate(.string("bad"))
    #expect(action.state == .string("top"))
  }

  @Test func disabledActionDoesNothing() {
    let action = SimpleAction("add")
    var calls = 0
    action.onActivate { _ in calls += 1 }
    action.isEnabled = false
    action.activate()
    #expect(calls == 0)
    #expect(!action.isEnabled)
  }

  @Test func groupKnowsItsActions() {
    let group = SimpleActionGroup()
    group.add(SimpleAction("b"))
    group.add(SimpleAction("a"))
    #expect(group.names == ["a", "b"])
    #expect(group["a"]?.name == "a")
    group.remove("a")
    #expect(group["a"] == nil)
  }

  @Test func menuCountsItsItems() {
    let menu = Menu()
    menu.append("Rename", action: "row.rename", accelerator: "F2")
    let section = Menu()
    section.append("High", action: "row.priority", target: .string("high"))
    menu.append(section: section, label: "Priority")
    #expect(menu.count == 2)
    menu.removeAll()
    #expect(menu.count == 0)
  }

  @Test func propertiesGoThroughValues() {
    let action = SimpleAction("add", state: .boolean(true))
    #expect(action.property("name") == "add")
    #expect(action.property("enabled") == true)
    action.setProperty("enabled", to: false)
    #expect(!action.isEnabled)
    #expect(action.hasProperty("state"))
    #expect(!action.hasProperty("colour"))
  }
}
