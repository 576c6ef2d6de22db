internal import CGtk

/// A style sheet that can be replaced.
@MainActor
package final class CssProvider: GObject {
  /// Which sheet wins; higher numbers do.
  package enum Priority: UInt32, Sendable {
    case belowTheme = 1
    case application = 600
    case aboveApplication = 601
    case user = 800
  }

  package init() {
    guard let provider = gtk_css_provider_new() else {
      preconditionFailure("GTK made no style sheet")
    }
    super.init(UnsafeMutableRawPointer(provider))
  }

  /// Puts another sheet in the place of the present one. GTK reports what it does not understand
  /// with `onParsingError` and uses the rest.
  package func load(_ css: String) { gtk_css_provider_load_from_data(typed(), css, -1) }

  /// The same from the registered resources.
  package func load(resource: String) { gtk_css_provider_load_from_resource(typed(), resource) }

  package func add(to display: Display, priority: Priority = .application) {
    gtk_style_context_add_provider_for_display(display.opaque, opaque, priority.rawValue)
  }

  package func remove(from display: Display) {
    gtk_style_context_remove_provider_for_display(display.opaque, opaque)
  }

  /// The sheet in GTK's own words. For tests.
  package var text: String { takeString(gtk_css_provider_to_string(typed())) ?? "" }
}
