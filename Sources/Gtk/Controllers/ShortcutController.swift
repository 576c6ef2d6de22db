internal import CGtk

/// Keys that do something while the focus is in the widget, in its window, or anywhere in it.
@MainActor
package final class ShortcutController: EventController {
  package enum Scope: UInt32, Sendable { case local, managed, global }

  package init(scope: Scope = .local, phase: Phase = .bubble) {
    super.init(constructed: gtk_shortcut_controller_new())
    gtk_shortcut_controller_set_scope(opaque, GtkShortcutScope(rawValue: scope.rawValue))
    self.phase = phase
  }

  /// Binds keys to a closure, which answers whether it dealt with them.
  ///
  /// - Parameter trigger: GTK's words: `<Control>n`, `Menu|<Shift>F10`. Returns false, and binds
  ///   nothing, where GTK does not know them.
  @discardableResult
  package func add(_ trigger: String, _ action: @escaping BoolAction) -> Bool {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return false }
    let callback = gtk_callback_action_new(
      shortcutTrampoline, ClosureBox(action).retained(), releaseBox)
    add(parsed, callback)
    return true
  }

  /// Binds keys to an action by its name, such as `win.add`, with an optional argument.
  @discardableResult
  package func add(_ trigger: String, action name: String, argument: Variant? = nil) -> Bool {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return false }
    let shortcut = gtk_shortcut_new(parsed, gtk_named_action_new(name))
    if let argument { GVariant(argument).withPointer { gtk_shortcut_set_arguments(shortcut, $0) } }
    gtk_shortcut_controller_add_shortcut(opaque, shortcut)
    return true
  }

  private func add(_ trigger: OpaquePointer?, _ action: OpaquePointer?) {
    // The controller takes over the shortcut, and the shortcut both of its parts.
    gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(trigger, action))
  }
}

private func shortcutTrampoline(
  _: UnsafeMutablePointer<GtkWidget>?, _: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let box = ClosureBox<BoolAction>.from(data) else { return 0 }
  return MainActor.assumeIsolated { box.action() } ? 1 : 0
}
