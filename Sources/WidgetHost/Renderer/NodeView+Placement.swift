import Gtk
import WidgetModel

extension NodeView {
  /// Stands at a place of the room there is.
  ///
  /// - Parameters:
  ///   - alignment: the place.
  ///   - axis: the direction of the enclosing stack, in which its children share the room; nil
  ///     when each has all of it.
  func align(to alignment: Alignment, in axis: Axis?) {
    let horizontal: Gtk.Align =
      switch readsAgainstItsSurroundings ? alignment.horizontal.mirrored : alignment.horizontal {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    let vertical: Gtk.Align =
      switch alignment.vertical {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .firstTextBaseline, .lastTextBaseline: .baseline
      }
    let isRing = axis == nil && node.holdsRing
    let fillsWidth = axis == .horizontal || isRing || node.expands(.horizontal)
    let fillsHeight = axis == .vertical || isRing || node.expands(.vertical)
    widget.horizontalAlign = fillsWidth ? .fill : horizontal
    widget.verticalAlign = fillsHeight ? .fill : vertical
  }
}

extension NodeView {
  /// Whether the widget has another direction than what is around it, as a text has that is in
  /// another script: GTK would begin at the wrong edge.
  var readsAgainstItsSurroundings: Bool {
    func isReversed(_ direction: Gtk.TextDirection) -> Bool { direction == .rightToLeft }
    return isReversed(widget.direction) != isReversed(Gtk.Widget.defaultDirection)
  }
}

extension HorizontalAlignment {
  fileprivate var mirrored: HorizontalAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension ViewNode {
  /// Whether the node takes all the height that it gets, other than for what scrolls.
  var fillsHeight: Bool {
    expands(.vertical) && !all.contains { if case .scroll = $0.content { true } else { false } }
  }

  /// Whether the node takes more room than its content needs, where there is some.
  func expands(_ axis: Axis) -> Bool {
    if style.position != nil { return true }
    if style.fixedSize.contains(axis == .horizontal ? .horizontal : .vertical) { return false }
    if let frame = style.frame {
      let fixed = axis == .horizontal ? frame.width : frame.height
      let most = axis == .horizontal ? frame.maxWidth : frame.maxHeight
      if fixed != nil { return false }
      if let most { return most == .infinity }
    }
    switch content {
    case .stack(let stack):
      return children.contains { child in
        if case .spacer = child.content { return stack.axis == axis }
        return child.expands(axis)
      }
    case .layers(let layers):
      if let sizing = layers.sizing, children.indices.contains(sizing) {
        return children[sizing].expands(axis)
      }
      return children.contains { $0.expands(axis) }
    case .box, .button, .fitting, .gridRow:
      return children.contains { $0.expands(axis) }
    case .grid(let grid):
      if case .flow(let direction, _) = grid.kind { return direction != axis }
      return children.contains { $0.expands(axis) }
    case .toggle(let toggle):
      return axis == .horizontal
        && (toggle.appearance == .switch || children.contains { $0.expands(axis) })
    case .textField: return axis == .horizontal
    case .scroll, .geometry: return true
    case .divider(let direction): return direction == axis
    case .shape: return true
    case .progress(let progress): return progress.appearance == .bar && axis == .horizontal
    case .symbol(let symbol): return symbol.isResizable
    case .text, .spacer, .controls, .menu, .rename: return false
    }
  }

  /// Whether the node is a ring, or has one among its layers: it is as large as its frame.
  fileprivate var holdsRing: Bool {
    switch content {
    case .progress(let progress): progress.appearance == .ring && progress.isKnown
    case .layers: children.contains(where: \.holdsRing)
    default: false
    }
  }
}
