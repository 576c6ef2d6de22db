#if DEBUG
  internal import CGtk
  import Foundation
  import Gtk

  /// A GTK widget as tests read it.
  struct Structure: Encodable {
    var type: String
    var classes: [String]
    var role: UInt32
    /// As it is drawn, from the outermost widget's corner.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// What GTK says of the widget, as GObject writes it.
    var properties: [String: String]
    var children: [Structure]

    @MainActor
    init(_ widget: Gtk.Widget) {
      // Sound: a wrapper's pointer is its widget, alive as long as the wrapper.
      let root = widget.raw.assumingMemoryBound(to: GtkWidget.self)
      self.init(root, in: root)
    }

    private init(
      _ widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>
    ) {
      type = String(
        cString: g_type_name_from_instance(
          UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
      var classes: [String] = []
      if let list = gtk_widget_get_css_classes(widget) {
        var index = 0
        while let name = list[index] {
          classes.append(String(cString: name))
          index += 1
        }
        g_strfreev(list)
      }
      self.classes = classes.sorted()
      role = gtk_accessible_get_accessible_role(OpaquePointer(widget)).rawValue
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, root, &bounds)
      x = Int(bounds.origin.x.rounded())
      y = Int(bounds.origin.y.rounded())
      width = Int(bounds.size.width.rounded())
      height = Int(bounds.size.height.rounded())
      properties = Self.properties(of: widget)
      var children: [Structure] = []
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        children.append(Structure(child, in: root))
        next = gtk_widget_get_next_sibling(child)
      }
      self.children = children
    }

    private static let names = [
      "active", "can-focus", "can-target", "ellipsize", "fraction", "has-frame",
      "hscrollbar-policy", "justify", "label", "lines", "overflow", "pixel-size",
      "placeholder-text", "sensitive", "single-line-mode", "spinning", "text", "tooltip-text",
      "visible", "vscrollbar-policy", "wrap", "xalign",
    ]

    private static func properties(of widget: UnsafeMutablePointer<GtkWidget>) -> [String: String] {
      let instance = UnsafeMutableRawPointer(widget)
      let kind = instance.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
      // Sound: every widget is a GObject, and the class of an instance lives as long as it does.
      guard let kind = UnsafeMutableRawPointer(kind)?.assumingMemoryBound(to: GObjectClass.self)
      else { return [:] }
      let object = instance.assumingMemoryBound(to: CGtk.GObject.self)
      var found: [String: String] = [:]
      for name in names where g_object_class_find_property(kind, name) != nil {
        var value = GValue()
        g_object_get_property(object, name, &value)
        defer { g_value_unset(&value) }
        found[name] = taken(g_strdup_value_contents(&value))
      }
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      found["color"] = taken(gdk_rgba_to_string(&color))
      found["child-visible"] = gtk_widget_get_child_visible(widget) != 0 ? "TRUE" : "FALSE"
      found["font"] = taken(
        pango_font_description_to_string(
          pango_context_get_font_description(gtk_widget_get_pango_context(widget))))
      if found["justify"] != nil, found["ellipsize"] != nil,
        let attributes = pango_layout_get_attributes(gtk_label_get_layout(OpaquePointer(widget)))
      {
        // What style sheet and label say of the text, as it is drawn.
        found["attributes"] = taken(pango_attr_list_to_string(attributes))
      }
      return found
    }

    /// A string of GLib's, which is freed.
    private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
      defer { g_free(text) }
      return text.map { String(cString: $0) }
    }

    /// Wrappers of a widget and everything in it.
    @MainActor
    static func widgets(in widget: Gtk.Widget) -> [Gtk.GObject] {
      var found: [Gtk.GObject] = []
      func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
        found.append(Gtk.GObject(UnsafeMutableRawPointer(widget), .borrowed))
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
          visit(child)
          next = gtk_widget_get_next_sibling(child)
        }
      }
      visit(widget.raw.assumingMemoryBound(to: GtkWidget.self))
      return found
    }
  }
#endif
