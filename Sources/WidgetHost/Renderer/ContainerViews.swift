import Gtk
import WidgetModel

/// Drawings inside a node that has no control of its own.
@MainActor
final class ContainerView: NodeView {
  private let container: Stage

  init(_ node: ViewNode, context: RenderContext) {
    container =
      switch node.content {
      case .layers: LayersStage(context: context)
      case .box: FrameStage(context: context)
      case .geometry: GeometryStage(context: context)
      case .fitting: FittingStage(context: context)
      case .gridRow: GridRowStage(context: context)
      case .grid(let grid):
        grid.kind == .rows ? GridStage(context: context) : FlowStage(context: context)
      case .stack(let stack): StackStage(stack.axis, context: context)
      default: StackStage(.horizontal, context: context)
      }
    super.init(node, widget: container.pane, context: context)
  }

  override var stage: Stage? { container }

  override func draw(from old: ViewNode?) {
    container.list.draw(from: old?.children, to: node.children, parent: self)
    switch (node.content, container) {
    case (.stack(let stack), let stage as StackStage):
      stage.spacing = Int(pixels: stack.spacing)
      alignChildren(to: stack.alignment, in: stack.axis)
    case (.layers(let layers), let stage as LayersStage):
      stage.sizing = layers.sizing
      stage.isMasked = layers.isMasked
      alignChildren(to: layers.alignment, in: nil)
    case (.box(let alignment), let stage as FrameStage):
      stage.frame = node.style.frame
      alignChildren(to: alignment, in: nil)
    case (.geometry(let geometry), let stage as GeometryStage):
      stage.geometry = geometry
      alignChildren(to: .topLeading, in: nil)
    case (.fitting(let axes), let stage as FittingStage):
      stage.axes = axes
      alignChildren(to: .center, in: nil)
    case (.gridRow(let alignment), _):
      let grid = (parent?.node.content).flatMap { content -> Alignment? in
        if case .grid(let grid) = content { grid.alignment } else { nil }
      }
      var place = grid ?? .center
      if let alignment { place.vertical = alignment }
      alignChildren(to: place, in: nil)
    case (.grid(let grid), let stage as GridStage):
      stage.grid = grid
      alignChildren(to: grid.alignment, in: nil)
      for view in stage.list.views where view.stage is GridRowStage {
        view.widget.horizontalAlign = .fill
      }
    case (.grid(let grid), let stage as FlowStage):
      stage.grid = grid
      alignCells(grid, stage)
    default: break
    }
  }

  private func alignChildren(to alignment: Alignment, in axis: Axis?) {
    for view in container.list.views { view.align(to: alignment, in: axis) }
  }

  private func alignCells(_ grid: GridNode, _ stage: FlowStage) {
    guard case .flow(_, let tracks) = grid.kind, !tracks.isEmpty else { return }
    for (index, view) in stage.list.views.enumerated() {
      // Of adaptive tracks there are as many as fit, all with the same alignment.
      view.align(to: tracks[index % tracks.count].alignment, in: nil)
    }
  }
}

/// The part that scrolls when the window may not grow further.
@MainActor
final class ScrollingView: NodeView {
  private let scroller = Gtk.ScrolledWindow()
  private let content: StackStage

  init(_ node: ViewNode, context: RenderContext) {
    var axes: Axis.Set = .vertical
    if case .scroll(let given) = node.content { axes = given }
    content = StackStage(
      axes.contains(.vertical) ? .vertical : .horizontal, beginsAtEdge: true, context: context)
    super.init(node, widget: scroller, context: context)
    scroller.child = content.pane
    scroller.setPolicy(
      horizontal: axes.contains(.horizontal) ? .automatic : .never,
      vertical: axes.contains(.vertical) ? .automatic : .never)
    scroller.propagatesNaturalHeight = true
    scroller.propagatesNaturalWidth = true
  }

  override var stage: Stage? { content }

  /// What GTK leaves out of a scrolled window's natural height: older versions measure the content
  /// as if it had all the width it wants, where texts need no second line.
  var heightOfBrokenLines: Int {
    guard scroller.width > 0 else { return 0 }
    let needed = content.pane.measure(.vertical, for: scroller.width).natural
    return max(needed - scroller.measure(.vertical, for: scroller.width).natural, 0)
  }

  override func draw(from old: ViewNode?) {
    content.list.draw(from: old?.children, to: node.children, parent: self)
    for child in content.list.views { child.align(to: .center, in: .vertical) }
  }
}
