internal import CGtk

extension Widget {
  package var horizontalAlign: Align {
    get { Align(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_halign(widget, GtkAlign(rawValue: newValue.rawValue)) }
  }

  package var verticalAlign: Align {
    get { Align(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_valign(widget, GtkAlign(rawValue: newValue.rawValue)) }
  }

  /// Whether the widget takes up spare width. Setting it overrules what the children want.
  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// The least size, in logical pixels; nil where the content decides.
  package func setSizeRequest(width: Int?, height: Int?) {
    gtk_widget_set_size_request(widget, Int32(width ?? -1), Int32(height ?? -1))
  }

  package var margins: Edges {
    get {
      Edges(
        top: Int(gtk_widget_get_margin_top(widget)),
        bottom: Int(gtk_widget_get_margin_bottom(widget)),
        start: Int(gtk_widget_get_margin_start(widget)),
        end: Int(gtk_widget_get_margin_end(widget)))
    }
    set {
      gtk_widget_set_margin_top(widget, Int32(newValue.top))
      gtk_widget_set_margin_bottom(widget, Int32(newValue.bottom))
      gtk_widget_set_margin_start(widget, Int32(newValue.start))
      gtk_widget_set_margin_end(widget, Int32(newValue.end))
    }
  }

  /// Whether content outside of the widget's rectangle is cut off.
  package var clipsOverflow: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The present size in logical pixels; 0 before the first layout.
  package var width: Int { Int(gtk_widget_get_width(widget)) }

  package var height: Int { Int(gtk_widget_get_height(widget)) }

  /// How much room the widget needs at least and by itself, in logical pixels.
  ///
  /// - Parameter size: the room in the other orientation, or nil for any.
  package func measure(_ orientation: Orientation, for size: Int? = nil) -> (
    minimum: Int, natural: Int
  ) {
    let measure = measureWithBaseline(orientation, for: size)
    return (measure.minimum, measure.natural)
  }

  /// The same, with the baseline of a height.
  package func measureWithBaseline(_ orientation: Orientation, for size: Int? = nil) -> Measure {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var baseline: Int32 = -1
    gtk_widget_measure(
      widget, GtkOrientation(rawValue: orientation.rawValue),
      size.map { usable($0, across: orientation) } ?? -1, &minimum, &natural, nil, &baseline)
    return Measure(
      minimum: Int(minimum), natural: Int(natural), baseline: baseline < 0 ? nil : Int(baseline))
  }

  /// The room in the other orientation that the widget can be measured for. From 4.16 on GTK
  /// complains of less than the least.
  private func usable(_ size: Int, across orientation: Orientation) -> Int32 {
    var minimum: Int32 = 0
    let other = orientation == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    gtk_widget_measure(widget, other, -1, &minimum, nil, nil, nil)
    return max(Int32(clamping: size), minimum)
  }

  /// The widget's rectangle in another one's coordinates, or nil where they share no window.
  package func bounds(in other: Widget) -> Rectangle? {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &rect) != 0 else { return nil }
    // Of what is drawn at many times its size the corners may be out of all numbers.
    func whole(_ length: Float) -> Int { Int(exactly: length.rounded()) ?? 0 }
    return Rectangle(
      x: whole(rect.origin.x), y: whole(rect.origin.y), width: whole(rect.size.width),
      height: whole(rect.size.height))
  }
}
