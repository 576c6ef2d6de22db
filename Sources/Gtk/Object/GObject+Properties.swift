internal import CGtk
internal import CGtkShim

extension GObject {
  /// Whether the object has a property of that name.
  package func hasProperty(_ name: String) -> Bool { gtkshim_find_property(raw, name) != nil }

  /// Reads a property; GLib converts between types where it can.
  package func property<V: GValueConvertible>(_ name: String, as type: V.Type = V.self) -> V {
    withValue(V.valueType) { value in
      g_object_get_property(typed(), name, value)
      return V.read(value)
    }
  }

  /// Writes a property; GLib converts between types where it can.
  package func setProperty<V: GValueConvertible>(_ name: String, to new: V) {
    withValue(V.valueType) { value in
      new.write(value)
      g_object_set_property(typed(), name, value)
    }
  }
}
