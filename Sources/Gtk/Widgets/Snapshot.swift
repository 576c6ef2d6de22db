internal import CGtk

/// What a pane draws into during one call. Logical pixels.
@MainActor
package struct Snapshot {
  let pointer: OpaquePointer

  /// Runs `body` with the drawing moved and scaled, around the origin.
  package func moved(x: Double = 0, y: Double = 0, scale: Double = 1, _ body: () -> Void) {
    gtk_snapshot_save(pointer)
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &point)
    if scale != 1 { gtk_snapshot_scale(pointer, Float(scale), Float(scale)) }
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Runs `body` with the drawing less opaque.
  package func faded(_ opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(pointer, min(max(opacity, 0), 1))
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Runs `body` with the drawing cut to a rectangle.
  package func clipped(
    x: Double, y: Double, width: Double, height: Double, _ body: () -> Void
  ) {
    var rect = graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_push_clip(pointer, &rect)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws something as opaque as something else is at each place.
  ///
  /// - Parameters:
  ///   - scale: the pixels that a logical pixel has on the screen, in each direction.
  ///   - mask: draws what decides on the opacity.
  ///   - content: draws what is seen.
  package func masked(
    scale: Int, by mask: @MainActor (Snapshot) -> Void, content: @MainActor (Snapshot) -> Void
  ) {
    guard let picture = Self.node(of: content) else { return }
    defer { gsk_render_node_unref(picture) }
    guard let outline = Self.node(of: mask) else { return }
    defer { gsk_render_node_unref(outline) }
    var whole = graphene_rect_t()
    var shown = graphene_rect_t()
    var part = graphene_rect_t()
    gsk_render_node_get_bounds(picture, &whole)
    gsk_render_node_get_bounds(outline, &shown)
    guard graphene_rect_intersection(&whole, &shown, &part) else { return }
    var place = graphene_rect_t()
    graphene_rect_round_extents(&part, &place)
    // GTK has masks of its own from 4.10 on; cairo draws the same in every version. It draws into a
    // picture in the screen's resolution: what GTK colours would be coarse in its own recording.
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Self.pixels(place.size.width, scale),
        Self.pixels(place.size.height, scale)),
      let cairo = cairo_create(surface)
    else { return }
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    cairo_translate(cairo, -Double(place.origin.x), -Double(place.origin.y))
    cairo_push_group(cairo)
    gsk_render_node_draw(outline, cairo)
    let pattern = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(pattern) }
    cairo_push_group(cairo)
    gsk_render_node_draw(picture, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, pattern)
    guard let target = gtk_snapshot_append_cairo(pointer, &place) else { return }
    defer { cairo_destroy(target) }
    cairo_set_source_surface(
      target, surface, Double(place.origin.x), Double(place.origin.y))
    cairo_paint(target)
  }

  /// A length on the screen, as far as a picture may be long.
  private static func pixels(_ length: Float, _ scale: Int) -> Int32 {
    Int32(clamping: Int(min(max(length, 0), 8_192)) * scale)
  }

  /// What a closure draws, to be given back with `gsk_render_node_unref`; nil when it is nothing.
  private static func node(of draw: @MainActor (Snapshot) -> Void) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(Snapshot(pointer: snapshot))
    // GTK takes the snapshot back with that.
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Draws a picture in a size, from the origin.
  package func draw(_ picture: Paintable, width: Double, height: Double) {
    gdk_paintable_snapshot(picture.opaque, pointer, width, height)
  }

  /// Draws a laid out text from the origin.
  package func draw(_ text: TextLayout, color: RGBA) {
    var color = GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
    gtk_snapshot_append_layout(pointer, text.opaque, &color)
  }
}

extension Widget {
  /// The picture of the widget as it was last drawn, and nil before that.
  package func picture() -> Paintable? {
    guard isMapped, width > 0, height > 0 else { return nil }
    guard let live = gtk_widget_paintable_new(widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    guard let still = gdk_paintable_get_current_image(live) else { return nil }
    return Paintable(taking: still)
  }
}

/// A text as a label has laid it out.
@MainActor
package final class TextLayout: GObject {
  /// Where a character stands in the layout, in logical pixels.
  package struct Cell: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  init(copying layout: OpaquePointer) {
    guard let copy = pango_layout_copy(layout) else { preconditionFailure("Pango copied nothing") }
    super.init(UnsafeMutableRawPointer(copy))
  }

  package var text: String { String(cString: pango_layout_get_text(opaque)) }

  /// The place of the character that begins at a byte of the text.
  package func cell(at byte: Int) -> Cell {
    var rect = PangoRectangle()
    pango_layout_index_to_pos(opaque, Int32(clamping: byte), &rect)
    let unit = Double(PANGO_SCALE)
    // Of letters that run from right to left the width is negative.
    let width = Double(rect.width) / unit
    let x = Double(rect.x) / unit
    return Cell(
      x: min(x, x + width), y: Double(rect.y) / unit, width: abs(width),
      height: Double(rect.height) / unit)
  }
}

extension Label {
  /// A copy of the present layout, and where it stands in the label.
  package func textLayout() -> (layout: TextLayout, x: Int, y: Int) {
    var x: Int32 = 0
    var y: Int32 = 0
    gtk_label_get_layout_offsets(opaque, &x, &y)
    return (TextLayout(copying: gtk_label_get_layout(opaque)), Int(x), Int(y))
  }
}
