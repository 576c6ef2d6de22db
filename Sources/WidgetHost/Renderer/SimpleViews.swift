import Gtk
import WidgetModel

/// Room that grows.
@MainActor
final class SpacerView: NodeView {
  private var isHorizontal: Bool { parent?.isHorizontalStack ?? true }

  override func draw(from old: ViewNode?) {
    guard case .spacer(let least) = node.content else { return }
    let length = Int(least.rounded())
    widget.setSizeRequest(
      width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
  }

  override func takeRoom() {
    widget.expandsHorizontally = isHorizontal
    widget.expandsVertically = !isHorizontal
  }
}

extension NodeView {
  fileprivate var isHorizontalStack: Bool {
    if case .stack(let stack) = node.content { stack.axis == .horizontal } else { false }
  }
}

/// A geometric shape, drawn with CSS.
@MainActor
final class ShapeView: NodeView {
  override var contentDeclarations: String {
    guard case .shape(let shape) = node.content else { return "" }
    var declarations = shape.fill.map(\.backgroundDeclaration) ?? ""
    if let stroke = shape.stroke {
      declarations += "border: \(css(shape.lineWidth))px solid \(stroke.css);"
    }
    return declarations + shape.shape.declaration
  }

  override func draw(from old: ViewNode?) {
    if let old, old.content != node.content { refreshClasses() }
  }
}

/// A share of something done.
@MainActor
final class ProgressNodeView: NodeView {
  private let box = Gtk.Box(.horizontal)
  private let bar: Gtk.ProgressBar?
  private let spinner: Gtk.Spinner?

  init(_ node: ViewNode, context: RenderContext) {
    guard case .progress(let progress) = node.content else {
      preconditionFailure("Not a progress node")
    }
    bar = progress.value == nil ? nil : Gtk.ProgressBar()
    spinner = progress.value == nil ? Gtk.Spinner() : nil
    super.init(node, widget: box, context: context)
    if let bar {
      bar.expandsHorizontally = true
      bar.verticalAlign = .center
      box.append(bar)
    }
    if let spinner {
      spinner.isSpinning = true
      box.append(spinner)
    }
  }

  override func draw(from old: ViewNode?) {
    guard case .progress(let progress) = node.content else { return }
    if let value = progress.value { bar?.fraction = value }
  }
}
