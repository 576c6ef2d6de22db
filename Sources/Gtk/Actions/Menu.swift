internal import CGtk

/// A menu's description: items that name actions, sections and submenus.
@MainActor
package final class Menu: GObject {
  package init() {
    guard let menu = g_menu_new() else { preconditionFailure("GLib made no menu") }
    super.init(UnsafeMutableRawPointer(menu))
  }

  /// How many items the menu has; a section or submenu counts as one.
  package var count: Int { Int(g_menu_model_get_n_items(typed())) }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - label: plain text; underscores stay as they are.
  ///   - action: such as `win.add`; nil for an item that does nothing.
  ///   - target: the action's argument, or the choice that sets a check mark.
  ///   - accelerator: shown at the item, such as `<Control>n`; binds nothing.
  ///   - hidesWhenDisabled: leaves the item out while the action cannot be used.
  package func append(
    _ label: String, action: String?, target: Variant? = nil, accelerator: String? = nil,
    hidesWhenDisabled: Bool = false
  ) {
    let item = g_menu_item_new(Self.escape(label), nil)
    defer { g_object_unref(item.map { UnsafeMutableRawPointer($0) }) }
    if let action {
      GVariant.with(target) { g_menu_item_set_action_and_target_value(item, action, $0) }
    }
    if let accelerator { set(item, "accel", accelerator) }
    if hidesWhenDisabled { set(item, "hidden-when", "action-disabled") }
    g_menu_append_item(opaque, item)
  }

  /// Adds items that stand together, under an optional heading.
  package func append(section: Menu, label: String? = nil) {
    g_menu_append_section(opaque, label, section.typed())
  }

  package func append(submenu: Menu, label: String) {
    g_menu_append_submenu(opaque, Self.escape(label), submenu.typed())
  }

  package func removeAll() { g_menu_remove_all(opaque) }

  /// Keeps the menu from taking an underscore for a mnemonic.
  private static func escape(_ label: String) -> String {
    String(label.flatMap { $0 == "_" ? "__" : String($0) })
  }

  private func set(_ item: OpaquePointer?, _ attribute: String, _ value: String) {
    GVariant(.string(value)).withPointer {
      g_menu_item_set_attribute_value(item, attribute, $0)
    }
  }
}
