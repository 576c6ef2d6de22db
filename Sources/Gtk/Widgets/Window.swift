internal import CGtk

/// A toplevel window.
///
/// GTK keeps a window until it is destroyed: `destroy` does that, and so does the end of this
/// wrapper.
@MainActor
package class Window: Widget {
  package convenience init() { self.init(window: gtk_window_new()) }

  init(window: UnsafeMutablePointer<GtkWidget>?) {
    super.init(constructed: window, ending: .destroyWindow)
  }

  package var child: Widget? {
    didSet { gtk_window_set_child(typed(), child?.widget) }
  }

  package var titlebar: Widget? {
    didSet { gtk_window_set_titlebar(typed(), titlebar?.widget) }
  }

  package var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(typed(), newValue) }
  }

  package var isDecorated: Bool {
    get { gtk_window_get_decorated(typed()) != 0 }
    set { gtk_window_set_decorated(typed(), newValue ? 1 : 0) }
  }

  package var isResizable: Bool {
    get { gtk_window_get_resizable(typed()) != 0 }
    set { gtk_window_set_resizable(typed(), newValue ? 1 : 0) }
  }

  /// The size the window has, or opens with, in logical pixels; nil where the content decides.
  package var defaultSize: (width: Int?, height: Int?) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(typed(), &width, &height)
      return (width <= 0 ? nil : Int(width), height <= 0 ? nil : Int(height))
    }
    set {
      gtk_window_set_default_size(
        typed(), newValue.width.map { Int32(clamping: $0) } ?? -1,
        newValue.height.map { Int32(clamping: $0) } ?? -1)
    }
  }

  package var iconName: String? {
    get { gtk_window_get_icon_name(typed()).map { String(cString: $0) } }
    set { gtk_window_set_icon_name(typed(), newValue) }
  }

  /// Whether the window has the keyboard.
  package var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  /// Belongs to another window: stays above it.
  package func setTransient(for parent: Window?) {
    gtk_window_set_transient_for(typed(), parent?.typed())
  }

  /// Whether closing `parent` closes this window too.
  package var isDestroyedWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(typed()) != 0 }
    set { gtk_window_set_destroy_with_parent(typed(), newValue ? 1 : 0) }
  }

  /// Whether the focus ring is drawn; GTK shows it after the first key.
  package var showsFocus: Bool {
    get { gtk_window_get_focus_visible(typed()) != 0 }
    set { gtk_window_set_focus_visible(typed(), newValue ? 1 : 0) }
  }

  /// Shows the window and asks for the focus.
  package func present() { gtk_window_present(typed()) }

  /// Asks the window to close, as its button would.
  package func close() { gtk_window_close(typed()) }

  /// Closes the window for good. A second call does nothing.
  package func destroy() {
    hidePopovers()
    gtk_window_destroy(typed())
  }

  /// When the window is asked to close; `action` answers whether it dealt with that, otherwise the
  /// window is destroyed.
  @discardableResult
  package func onCloseRequest(_ action: @escaping BoolAction) -> SignalHandler<BoolAction> {
    connect("close-request", answering: action)
  }
}

/// A window of an application; it offers its own actions under `win.`.
@MainActor
package final class ApplicationWindow: Window {
  private var actions: [String: SimpleAction] = [:]

  package init(_ application: Application) {
    super.init(window: gtk_application_window_new(application.typed()))
  }

  /// Adds an action under `win.` and keeps its wrapper.
  package func add(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
    actions[action.name] = action
  }

  package func action(_ name: String) -> SimpleAction? { actions[name] }
}
