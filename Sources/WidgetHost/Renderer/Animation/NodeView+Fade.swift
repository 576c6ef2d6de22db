import Gtk
import WidgetModel

extension NodeView {
  /// Lets what is drawn now fade away while what is drawn next appears in its place.
  func fade() {
    guard let stage = movingStage, node.style.contentTransition != .identity,
      let picture = widget.picture(), let bounds = widget.bounds(in: stage.pane)
    else { return }
    stage.endGhosts(of: widget)
    let ghost = Ghost(x: Double(bounds.x), y: Double(bounds.y), animation: animation) {
      snapshot, share in
      snapshot.faded(1 - share) {
        snapshot.draw(picture, width: Double(bounds.width), height: Double(bounds.height))
      }
    }
    ghost.widget = widget
    ghost.onAdvance = { [weak widget] share in widget?.opacity = share }
    stage.show(ghost)
  }

  /// Where something moves for the moment, if anything is to move.
  private var movingStage: Stage? { context.animator?.isEnabled == true ? surroundings : nil }

  /// Lets a label's old text roll over into its new one, once the label knows where that stands.
  ///
  /// - Parameters:
  ///   - label: still with its old text.
  ///   - countsDown: whether new digits come from above.
  func roll(_ label: Gtk.Label, countsDown: Bool) {
    guard let stage = movingStage, label.isMapped, let from = label.bounds(in: stage.pane)
    else { return }
    stage.endGhosts(of: label)
    let old = label.textLayout()
    var roll: DigitRoll?
    // The label is laid out anew before the next frame is drawn; until then it has no place.
    let ghost = Ghost(x: 0, y: 0, animation: animation) {
      [weak label, weak stage] snapshot, share in
      guard let label, let stage, let place = label.bounds(in: stage.pane) else { return }
      let new = label.textLayout()
      let current =
        roll
        ?? DigitRoll(
          from: old.layout, to: new.layout, color: label.textColor, isDownwards: countsDown)
      roll = current
      let x = Double(from.x + old.x) * (1 - share) + Double(place.x + new.x) * share
      snapshot.moved(x: x, y: Double(place.y + new.y)) { current.draw(snapshot, at: share) }
    }
    ghost.widget = label
    ghost.onAdvance = { [weak label] share in label?.opacity = share < 1 ? 0 : 1 }
    stage.show(ghost)
  }
}
