internal import CGtk

/// A named action that menus, shortcuts and D-Bus can call.
@MainActor
package final class SimpleAction: GObject {
  package let name: String

  /// - Parameters:
  ///   - name: letters, digits, `-` and `.`.
  ///   - parameterType: GLib's type string of the argument, such as `a{sv}`; nil for none.
  ///   - state: makes the action stateful: a boolean for a check mark, a string for a choice.
  package init(_ name: String, parameterType: String? = nil, state: Variant? = nil) {
    self.name = name
    let type = parameterType.map { g_variant_type_new($0) }
    defer { if let type { g_variant_type_free(type) } }
    let action =
      if let state {
        GVariant(state).withPointer { g_simple_action_new_stateful(name, type ?? nil, $0) }
      } else {
        g_simple_action_new(name, type ?? nil)
      }
    guard let action else { preconditionFailure("GLib made no action “\(name)”") }
    super.init(UnsafeMutableRawPointer(action))
  }

  package var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// The state, of the type it was given at construction; nil for a plain action.
  package var state: Variant? {
    get {
      guard let state = g_action_get_state(opaque) else { return nil }
      defer { g_variant_unref(state) }
      return GVariant(state).value
    }
    set {
      guard let newValue else { return }
      GVariant(newValue).withPointer { g_simple_action_set_state(opaque, $0) }
    }
  }

  /// Calls `action` with the argument when the action is activated.
  @discardableResult
  package func onActivate(
    _ action: @escaping @MainActor (Variant?) -> Void
  ) -> SignalHandler<PointerAction> {
    connect("activate", pointer: { argument in action(GVariant(borrowing: argument)?.value) })
  }

  /// Calls `action` with the state that was asked for; nothing changes unless it sets `state`.
  @discardableResult
  package func onChangeState(
    _ action: @escaping @MainActor (Variant) -> Void
  ) -> SignalHandler<PointerAction> {
    connect(
      "change-state",
      pointer: { asked in
        guard let value = GVariant(borrowing: asked)?.value else { return }
        action(value)
      })
  }

  /// Activates the action as a menu would.
  package func activate(_ argument: Variant? = nil) {
    GVariant.with(argument) { g_action_activate(opaque, $0) }
  }
}

/// Actions under one prefix.
@MainActor
package final class SimpleActionGroup: GObject {
  private var actions: [String: SimpleAction] = [:]

  package init() {
    guard let group = g_simple_action_group_new() else {
      preconditionFailure("GLib made no action group")
    }
    super.init(UnsafeMutableRawPointer(group))
  }

  /// Adds an action, or puts it in the place of one with the same name, and keeps its wrapper.
  package func add(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
    actions[action.name] = action
  }

  package func remove(_ name: String) {
    g_action_map_remove_action(opaque, name)
    actions[name] = nil
  }

  package subscript(name: String) -> SimpleAction? { actions[name] }

  /// The names of the actions, sorted.
  package var names: [String] { actions.keys.sorted() }
}
