import Gtk
import WidgetModel

/// A share of something done, which may follow the clock.
@MainActor
class ShareView: NodeView {
  private lazy var timer = SightTimer(widget)
  /// The share that is drawn.
  private var shown: Double?

  final var progress: ProgressNode? {
    if case .progress(let progress) = node.content { progress } else { nil }
  }

  override func canDraw(_ new: ViewNode) -> Bool {
    guard case .progress(let other) = new.content else { return false }
    return super.canDraw(new) && other.isKnown && other.appearance == progress?.appearance
  }

  /// Shows a share, from 0 to 1; by the kinds of drawings.
  func show(_ share: Double) {}

  /// Tells assistive technology the share in words, where GTK does not; by the kinds of drawings.
  func tell(_ words: String) {}

  override func draw(from old: ViewNode?) {
    guard let progress, old?.content != node.content else { return }
    follow()
    let share = progress.share(at: context.now())
    let before = shown
    shown = share
    tell()
    guard let start = before, start != share else { return show(share) }
    guard let animator = context.animator else { return show(share) }
    animator.run(animation) { [weak self] part in
      guard let self, shown == share else { return }
      show(start + (share - start) * part)
    }
  }

  override final var valueInWords: String {
    "\(Int(size: (shown ?? 0) * 100)) %"
  }

  /// Says the share that is shown to a screen reader.
  private func tell() {
    let words = node.style.accessibilityValue ?? valueInWords
    widget.setAccessibleValue(shown ?? 0, words: words)
    tell(words)
  }

  /// Draws again when the next of two hundred parts of an interval has passed, while it is seen.
  private func follow() {
    guard let interval = progress?.interval, context.now() < interval.upperBound else {
      return timer.cancel()
    }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    timer.wake(after: min(max(length / 200, 0.5), 3_600)) { [weak self] in
      guard let self, let progress else { return }
      let share = progress.share(at: context.now())
      shown = share
      show(share)
      tell()
      follow()
    }
  }
}

extension ProgressNode {
  /// The share at a moment, from 0 to 1.
  func share(at now: Date) -> Double {
    guard let interval else { return Double(share: value ?? 0) }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = Double(share: now.timeIntervalSince(interval.lowerBound) / length)
    return countsDown ? 1 - passed : passed
  }
}

/// A share as a bar.
@MainActor
final class BarView: ShareView {
  private let bar = Gtk.ProgressBar()
  private var tintClass: StyleClass?

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: bar, context: context)
  }

  override func draw(from old: ViewNode?) {
    super.draw(from: old)
    guard old?.content != node.content else { return }
    let new = progress?.tint.map {
      context.styles.look(
        for: "background-image: none;" + $0.backgroundDeclaration(in: scheme)
          + "border-color: \($0.css(in: scheme));",
        reach: .accent)
    }
    bar.exchange(tintClass, for: new)
    tintClass = new
  }

  override func show(_ share: Double) { bar.fraction = share }
}

/// A share as a ring.
@MainActor
final class RingView: ShareView {
  private let area = Gtk.DrawingArea()
  // How large a ring is that nobody gives a size.
  private let room = SingleChildPane(size: Measure(minimum: 12, natural: 44))
  private var share = 0.0

  init(_ node: ViewNode, context: RenderContext) {
    super.init(node, widget: room.pane, context: context)
    room.pane.setAccessibleRole(.meter)
    area.setAccessibleRole(.presentation)
    room.show(area)
    area.setDraw { [weak self] canvas, width, height in self?.paint(canvas, width, height) }
  }

  /// GTK hands on the values of its own ranges only.
  override func tell(_ words: String) {
    if node.style.accessibilityHint == nil { widget.setAccessibleDescription(words) }
  }

  override func show(_ share: Double) {
    self.share = share
    area.queueDraw()
  }

  override func draw(from old: ViewNode?) {
    super.draw(from: old)
    if old?.content != node.content { area.queueDraw() }
  }

  private func paint(_ canvas: Canvas, _ width: Double, _ height: Double) {
    guard let progress else { return }
    let size = min(width, height)
    let line = max(size * 0.11, 3)
    let radius = (size - line) / 2
    // A quarter is left open below.
    let start = progress.isOpen ? 0.75 * .pi : -0.5 * .pi
    let whole = progress.isOpen ? 1.5 * Double.pi : 2 * .pi
    let painter = ShapePainter(widget: area, scheme: scheme)
    func arc(_ share: Double, _ paint: Paint) {
      canvas.newPath()
      canvas.arc(
        x: width / 2, y: height / 2, radius: radius, from: start, to: start + whole * share)
      painter.setSource(paint, canvas, width: width, height: height)
      canvas.stroke(width: line, cap: .round)
    }
    arc(1, .fill(1))
    if share > 0 { arc(share, progress.tint ?? .tint) }
  }
}
