internal import CGtk

/// A message that the desktop shows where no window does.
package struct Notification: Sendable, Equatable {
  /// A button that calls one of the application's actions.
  package struct Button: Sendable, Equatable {
    package var label: String
    /// With its prefix: `app.undo`.
    package var action: String
    package var target: Variant?

    package init(label: String, action: String, target: Variant? = nil) {
      self.label = label
      self.action = action
      self.target = target
    }
  }

  package var title: String
  package var body: String?
  package var buttons: [Button]

  package init(title: String, body: String? = nil, buttons: [Button] = []) {
    self.title = title
    self.body = body
    self.buttons = buttons
  }
}

extension Application {
  /// Shows a notification, in the place of an earlier one with the same id.
  package func send(_ notification: Notification, id: String) {
    let made = g_notification_new(notification.title)
    defer { g_object_unref(made.map { UnsafeMutableRawPointer($0) }) }
    if let body = notification.body { g_notification_set_body(made, body) }
    for button in notification.buttons {
      GVariant.with(button.target) { target in
        g_notification_add_button_with_target_value(made, button.label, button.action, target)
      }
    }
    g_application_send_notification(typed(), id, made)
  }
}
