internal import CGtk
internal import CGtkShim

/// What a widget is to assistive technology, where its class does not say it already.
package enum AccessibleRole: Sendable {
  case group, list, listItem, image, label, status, presentation, meter, generic, checkBox

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .checkBox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    }
  }
}

extension Widget {
  /// The name that assistive technology says.
  package func setAccessibleLabel(_ label: String) {
    updateAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// What is said after the name.
  package func setAccessibleDescription(_ description: String) {
    updateAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  /// The value of something that shows one, in words.
  package func setAccessibleValueText(_ text: String) {
    updateAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Whether the widget is nothing but a container to assistive technology.
  package var isAccessibleGeneric: Bool {
    gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_GENERIC
  }

  /// Before the widget is shown; later GTK refuses.
  package func setAccessibleRole(_ role: AccessibleRole) {
    setProperty("accessible-role", to: Int32(bitPattern: role.gtk.rawValue))
  }

  /// Hides the widget and what is in it from assistive technology.
  package func setAccessibleHidden(_ hidden: Bool) {
    updateAccessibleHidden(hidden)
    guard hidden else {
      silence?.disconnect()
      silence = nil
      return
    }
    // GTK 4.18 shows assistive technology what it has mapped, whatever was said until then.
    silence =
      silence
      ?? onMap { [weak self] in
        MainLoop.idle {
          guard let self, self.silence != nil else { return }
          self.updateAccessibleHidden(true)
        }
      }
  }

  private func updateAccessibleHidden(_ hidden: Bool) {
    withValue(gtkshim_type_boolean()) { value in
      g_value_set_boolean(value, hidden ? 1 : 0)
      var state = GTK_ACCESSIBLE_STATE_HIDDEN
      gtk_accessible_update_state_value(opaque, 1, &state, value)
    }
  }

  /// Whether something that is on or off by its role is on.
  package func setAccessibleChecked(_ isOn: Bool) {
    // GTK reads this enumeration out of a value of integers.
    withValue(gtkshim_type_int()) { value in
      let state = isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
      g_value_set_int(value, Int32(bitPattern: state.rawValue))
      var key = GTK_ACCESSIBLE_STATE_CHECKED
      gtk_accessible_update_state_value(opaque, 1, &key, value)
    }
  }

  /// A share from 0 to 1 that something shows, and the same in words.
  package func setAccessibleValue(_ share: Double, words: String) {
    let values: [(GtkAccessibleProperty, Double)] = [
      (GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0), (GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1),
      (GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, share),
    ]
    for (property, number) in values {
      withValue(gtkshim_type_double()) { value in
        g_value_set_double(value, number)
        var property = property
        gtk_accessible_update_property_value(opaque, 1, &property, value)
      }
    }
    setAccessibleValueText(words)
  }

  private func updateAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    withValue(gtkshim_type_string()) { value in
      g_value_set_string(value, text)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, value)
    }
  }
}
