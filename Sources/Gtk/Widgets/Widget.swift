internal import CGtk

/// A GTK widget.
///
/// A container's wrapper keeps the wrappers of its children, and a widget those of its controllers
/// and popovers, so that handlers live as long as what they are connected to is in use. Closures
/// that a widget holds capture their owner weakly.
@MainActor
package class Widget: GObject {
  /// Wrappers that live as long as this widget holds their C objects.
  private var attached: [ObjectIdentifier: GObject] = [:]
  /// Keeps the widget from assistive technology.
  var silence: SignalHandler<VoidAction>?

  var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// Wraps what a GTK constructor returned.
  init(constructed: UnsafeMutablePointer<GtkWidget>?, ending: Ending = .unreference) {
    guard let constructed else { preconditionFailure("GTK made no widget; is it initialised?") }
    super.init(UnsafeMutableRawPointer(constructed), .new, ending: ending)
  }

  /// Wraps a widget that GTK owns.
  init(borrowed: UnsafeMutablePointer<GtkWidget>) {
    super.init(UnsafeMutableRawPointer(borrowed), .borrowed)
  }

  func attach(_ object: GObject) { attached[ObjectIdentifier(object)] = object }

  func detach(_ object: GObject) { attached[ObjectIdentifier(object)] = nil }

  // MARK: State

  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget itself reacts, whatever its parents do.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether clicks and hovering reach the widget and its children.
  package var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Plain text, or nil for none.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // GTK asks the X server where the pointer is for each tooltip, also for that of a widget which
      // is nowhere yet. It does not for hidden ones.
      let hides = gtk_widget_get_mapped(widget) == 0 && gtk_widget_get_visible(widget) != 0
      if hides { gtk_widget_set_visible(widget, 0) }
      gtk_widget_set_tooltip_text(widget, newValue)
      if hides { gtk_widget_set_visible(widget, 1) }
    }
  }

  /// The direction in which the person reads, which all widgets have that have none of their own.
  package static var defaultDirection: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_default_direction().rawValue) ?? .none }
    set { gtk_widget_set_default_direction(GtkTextDirection(rawValue: newValue.rawValue)) }
  }

  package var direction: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_direction(widget).rawValue) ?? .none }
    set { gtk_widget_set_direction(widget, GtkTextDirection(rawValue: newValue.rawValue)) }
  }

  /// Whether the widget is in a window.
  package var isRooted: Bool { gtk_widget_get_root(widget) != nil }

  package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  package var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }

  /// The scale of the monitor the widget is on: device pixels for each logical one.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// The widget's name in CSS (`#name`).
  package var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  // MARK: Classes

  package func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }

  package func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

  package func setClass(_ name: String, _ isSet: Bool) {
    if isSet { addClass(name) } else { removeClass(name) }
  }

  // MARK: Tree

  /// Whether the widget stands in another one.
  package var hasParent: Bool { gtk_widget_get_parent(widget) != nil }

  /// Takes the widget out of a parent it was given to with `setParent`.
  package func unparent() {
    if hasParent { gtk_widget_unparent(widget) }
  }

  /// Whether the widget is inside of `other`, or `other` itself.
  package func isInside(_ other: Widget) -> Bool {
    widget == other.widget || gtk_widget_is_ancestor(widget, other.widget) != 0
  }

  // MARK: Actions and controllers

  /// Offers actions under `prefix.name` to this widget and everything in it; nil takes them away.
  package func insertActionGroup(_ prefix: String, _ group: SimpleActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.opaque)
  }

  /// Adds a controller and keeps its wrapper until it is removed.
  package func addController(_ controller: EventController) {
    // GTK takes over a reference; the wrapper keeps its own.
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, controller.opaque)
    attach(controller)
  }

  package func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, controller.opaque)
    detach(controller)
  }

  /// Activates the widget as Enter would. Whether it can be activated.
  @discardableResult
  package func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Asks for a new drawing in the next frame.
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  package func queueResize() { gtk_widget_queue_resize(widget) }
}
