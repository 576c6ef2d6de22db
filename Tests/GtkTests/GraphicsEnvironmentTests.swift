import Testing

@testable import Gtk

struct GraphicsEnvironmentTests {
  private func plan(
    _ minor: Int, _ environment: [String: String] = [:], keepsWayland: Bool = false,
    defersTheme: Bool = false
  ) -> GraphicsEnvironment.Plan {
    GraphicsEnvironment.plan(
      version: (4, minor), environment: { environment[$0] }, keepsWayland: keepsWayland,
      defersTheme: defersTheme)
  }

  @Test func eachVersionGetsItsOwnName() {
    #expect(plan(8).variables == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
    #expect(
      plan(14).variables == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable,vulkan-disable"])
    #expect(plan(18).variables == ["GSK_RENDERER": "cairo", "GDK_DISABLE": "gl,vulkan"])
  }

  @Test func personsChoiceStays() {
    #expect(plan(8, ["GSK_RENDERER": "ngl"]).variables == [:])
    #expect(plan(8, ["GDK_DEBUG": "events"]).variables == ["GSK_RENDERER": "cairo"])
    #expect(plan(18, ["GDK_DISABLE": "dmabuf"]).variables == ["GSK_RENDERER": "cairo"])
  }

  @Test func themeIsReadLaterWhereThePersonNamesNone() {
    #expect(plan(8, ["GSK_RENDERER": "gl"], defersTheme: true).variables == ["GTK_THEME": "Empty"])
    #expect(
      plan(8, ["GSK_RENDERER": "gl", "GTK_THEME": ""], defersTheme: true).variables
        == ["GTK_THEME": "Empty"])
    #expect(
      plan(8, ["GSK_RENDERER": "gl", "GTK_THEME": "Mine"], defersTheme: true).variables == [:])
  }

  @Test func waylandSessionWithXwaylandTakesX11() {
    let session = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(plan(8, session).backends == "x11,*")
    #expect(plan(8, session, keepsWayland: true).backends == nil)
    #expect(plan(8, session.merging(["GDK_BACKEND": "wayland"]) { $1 }).backends == nil)
    #expect(plan(8, ["WAYLAND_DISPLAY": "wayland-0"]).backends == nil)
    #expect(plan(8, ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ""]).backends == nil)
    #expect(plan(8, ["DISPLAY": ":0"]).backends == nil)
  }
}
