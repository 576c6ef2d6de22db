internal import CGtk
internal import CGtkShim

/// How much room something needs in one direction, in logical pixels.
package struct Measure: Sendable, Equatable {
  package var minimum: Int
  package var natural: Int
  /// Of a height, where the first line of text stands; nil when there is none.
  package var baseline: Int?

  package init(minimum: Int = 0, natural: Int = 0, baseline: Int? = nil) {
    self.minimum = minimum
    self.natural = natural
    self.baseline = baseline
  }
}

/// What lays out and draws a pane's children.
@MainActor
package protocol PaneLayout: AnyObject {
  /// How much room there has to be, and is wished for.
  ///
  /// - Parameters:
  ///   - orientation: the direction.
  ///   - size: the width for which the height is asked; nil for any.
  func measure(_ orientation: Orientation, for size: Int?) -> Measure

  /// Gives every child its place.
  func allocate(width: Int, height: Int, baseline: Int?)

  /// Draws the children; false when they are simply to be drawn one after another.
  func draw(_ snapshot: Snapshot) -> Bool
}

extension PaneLayout {
  package func draw(_ snapshot: Snapshot) -> Bool { false }
}

/// A container that is laid out by Swift.
@MainActor
package final class Pane: Widget {
  private let box: ClosureBox<PaneReference>

  package init() {
    let box = ClosureBox(PaneReference())
    self.box = box
    super.init(constructed: gtkshim_pane_new(paneFunctions, box.retained(), releaseBox))
  }

  /// What lays it out; it keeps the pane, not the other way round.
  package weak var layout: (any PaneLayout)? {
    didSet { box.action.layout = layout }
  }

  /// Puts a child, new or from elsewhere in the pane, behind another one; in front when that is nil.
  package func insert(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
    attach(child)
  }

  package func remove(_ child: Widget) {
    child.closePopovers()
    gtk_widget_unparent(child.widget)
    detach(child)
  }

  /// Draws a child where it stands, or where the snapshot was moved to.
  package func draw(_ child: Widget, _ snapshot: Snapshot) {
    gtk_widget_snapshot_child(widget, child.widget, snapshot.pointer)
  }
}

extension Widget {
  /// Gives a child its place in a pane's `allocate`, in the pane's coordinates.
  ///
  /// - Parameter scale: how much larger than its room the child is drawn.
  package func allocate(
    x: Double, y: Double, width: Int, height: Int, baseline: Int? = nil, scale: Double = 1
  ) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    var transform = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
    if scale != 1 { transform = gsk_transform_scale(transform, Float(scale), Float(scale)) }
    // GTK takes over the transform.
    gtk_widget_allocate(
      widget, Int32(clamping: width), Int32(clamping: height), Int32(baseline ?? -1), transform)
  }

  /// Whether the widget takes part in its parent's layout.
  package var takesPart: Bool { gtk_widget_should_layout(widget) != 0 }

  /// Whether a parent shows the widget; only in the parent's `allocate`.
  package func setShownByParent(_ isShown: Bool) {
    gtk_widget_set_child_visible(widget, isShown ? 1 : 0)
  }

  /// Asks for the children's places anew, without a new measure.
  package func queueAllocate() { gtk_widget_queue_allocate(widget) }
}

/// What a pane's C side holds: the layout, weakly.
@MainActor
struct PaneReference {
  weak var layout: (any PaneLayout)?
}

/// The functions of every pane, for the life of the program.
@MainActor private let paneFunctions: UnsafePointer<GtkShimPaneFunctions> = {
  let functions = UnsafeMutablePointer<GtkShimPaneFunctions>.allocate(capacity: 1)
  functions.initialize(
    to: GtkShimPaneFunctions(
      measure: measureTrampoline, allocate: allocateTrampoline, snapshot: snapshotTrampoline))
  return UnsafePointer(functions)
}()

private func measureTrampoline(
  orientation: GtkOrientation, size: Int32, minimum: UnsafeMutablePointer<Int32>?,
  natural: UnsafeMutablePointer<Int32>?, baseline: UnsafeMutablePointer<Int32>?, data: gpointer?
) {
  guard let box = ClosureBox<PaneReference>.from(data) else { return }
  let direction: Orientation =
    orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
  let measure = MainActor.assumeIsolated {
    box.action.layout?.measure(direction, for: size < 0 ? nil : Int(size))
  }
  guard let measure else { return }
  minimum?.pointee = Int32(clamping: max(measure.minimum, 0))
  natural?.pointee = Int32(clamping: max(measure.natural, measure.minimum, 0))
  baseline?.pointee = Int32(clamping: measure.baseline ?? -1)
}

private func allocateTrampoline(width: Int32, height: Int32, baseline: Int32, data: gpointer?) {
  guard let box = ClosureBox<PaneReference>.from(data) else { return }
  MainActor.assumeIsolated {
    box.action.layout?.allocate(
      width: Int(width), height: Int(height), baseline: baseline < 0 ? nil : Int(baseline))
  }
}

private func snapshotTrampoline(_ snapshot: OpaquePointer?, data: gpointer?) -> gboolean {
  guard let box = ClosureBox<PaneReference>.from(data), let snapshot else { return 0 }
  let handed = Handed(snapshot)
  return MainActor.assumeIsolated {
    box.action.layout?.draw(Snapshot(pointer: handed.value)) ?? false
  } ? 1 : 0
}
