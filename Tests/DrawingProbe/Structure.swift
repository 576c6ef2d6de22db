#if DEBUG
  internal import CGtk
  import Foundation
  import Gtk

  /// A GTK widget as tests read it.
  struct Structure: Encodable {
    var type: String
    var classes: [String]
    var role: UInt32
    var width: Int
    var height: Int
    var children: [Structure]

    @MainActor
    init(_ widget: Gtk.Widget) {
      // Sound: a wrapper's pointer is its widget, alive as long as the wrapper.
      self.init(widget.raw.assumingMemoryBound(to: GtkWidget.self))
    }

    private init(_ widget: UnsafeMutablePointer<GtkWidget>) {
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
      width = Int(gtk_widget_get_width(widget))
      height = Int(gtk_widget_get_height(widget))
      var children: [Structure] = []
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        children.append(Structure(child))
        next = gtk_widget_get_next_sibling(child)
      }
      self.children = children
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
