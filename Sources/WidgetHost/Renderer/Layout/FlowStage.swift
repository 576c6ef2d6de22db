import Gtk
import WidgetModel

/// Cells that fill lines of given columns, or columns of given lines.
@MainActor
final class FlowStage: Stage {
  var grid: GridNode? {
    didSet { if grid != oldValue { pane.queueResize() } }
  }

  /// How many tracks there are at most.
  private static let most = 200

  private var tracks: [GridTrack] {
    if case .flow(_, let tracks) = grid?.kind { tracks } else { [] }
  }

  private var axis: Axis {
    if case .flow(let axis, _) = grid?.kind { axis } else { .vertical }
  }

  /// The gap between lines.
  private var gap: Int {
    Int(pixels: axis == .vertical ? grid?.verticalSpacing ?? 8 : grid?.horizontalSpacing ?? 8)
  }

  /// The direction in which the tracks stand beside each other.
  private var across: Orientation { axis == .vertical ? .horizontal : .vertical }
  private var along: Orientation { axis == .vertical ? .vertical : .horizontal }

  /// The tracks with the lengths that they take of a length: adaptive ones as often as they fit.
  private func lengths(in total: Int) -> (lengths: [Int], gaps: [Int]) {
    var items: [Shares.Item] = []
    var gaps: [Int] = []
    for track in tracks {
      let gap = Int(pixels: track.spacing)
      switch track.size {
      case .fixed(let length):
        let pixels = Int(size: length)
        items.append(Shares.Item(minimum: pixels, natural: pixels))
        gaps.append(gap)
      case .flexible(let minimum, let maximum):
        items.append(item(minimum, maximum))
        gaps.append(gap)
      case .adaptive(let minimum, let maximum):
        let least = max(Int(size: minimum), 1)
        // Tracks that lie on each other fit in any number.
        let fitting = least + gap > 0 ? (total + gap) / (least + gap) : Self.most
        for _ in 0..<max(min(fitting, Self.most), 1) {
          items.append(item(minimum, maximum))
          gaps.append(gap)
        }
      }
    }
    let between = gaps.dropLast().reduce(0, +)
    return (Shares.lengths(of: items, in: total - between), gaps)
  }

  private func item(_ minimum: Double, _ maximum: Double) -> Shares.Item {
    let least = Int(size: minimum)
    return Shares.Item(
      minimum: least, natural: least, grows: true,
      maximum: maximum < 100_000 ? max(Int(size: maximum), least) : Int.max)
  }

  /// How long the tracks are by themselves: flexible ones as their largest cell.
  private func ownLength() -> Measure {
    let views = views
    let largest = views.map { $0.widget.measure(across).natural }.max() ?? 0
    var result = Measure()
    for (place, track) in tracks.enumerated() {
      let gap = place < tracks.count - 1 ? Int(pixels: track.spacing) : 0
      switch track.size {
      case .fixed(let length):
        result.minimum += Int(size: length) + gap
        result.natural += Int(size: length) + gap
      case .flexible(let minimum, _):
        result.minimum += Int(size: minimum) + gap
        result.natural += max(Int(size: minimum), largest) + gap
      case .adaptive(let minimum, _):
        let least = max(Int(size: minimum), 1)
        let others = max(views.count - 1, 0)
        result.minimum += least + gap
        result.natural += max(least + (least + Int(pixels: track.spacing)) * others, least) + gap
      }
    }
    return result
  }

  /// The lengths of the lines, one after another.
  private func lines(_ tracks: [Int]) -> [Measure] {
    guard !tracks.isEmpty else { return [] }
    var result: [Measure] = []
    for (index, view) in views.enumerated() {
      let measure = view.widget.measure(
        along, for: axis == .vertical ? tracks[index % tracks.count] : nil)
      if index % tracks.count == 0 { result.append(Measure()) }
      let last = result.count - 1
      result[last].minimum = max(result[last].minimum, measure.minimum)
      result[last].natural = max(result[last].natural, measure.natural)
    }
    return result
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    if orientation == across { return ownLength() }
    let total = axis == .vertical ? size ?? ownLength().natural : ownLength().natural
    let lines = lines(lengths(in: total).lengths)
    let gaps = gap * max(lines.count - 1, 0)
    return lines.reduce(Measure(minimum: gaps, natural: gaps)) {
      Measure(minimum: $0.minimum + $1.minimum, natural: $0.natural + $1.natural)
    }
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    let (tracks, gaps) = lengths(in: axis == .vertical ? width : height)
    guard !tracks.isEmpty else { return }
    let lines = lines(tracks)
    let isReversed = pane.direction == .rightToLeft
    var line = 0
    var position = (across: 0, along: 0)
    for (index, view) in views.enumerated() {
      let column = index % tracks.count
      if column == 0, index > 0 {
        position = (0, position.along + lines[line].natural + gap)
        line += 1
      }
      let size = (across: tracks[column], along: lines[line].natural)
      var x = axis == .vertical ? position.across : position.along
      let y = axis == .vertical ? position.along : position.across
      let cellWidth = axis == .vertical ? size.across : size.along
      if isReversed { x = width - x - cellWidth }
      place(
        view, x: x, y: y, width: cellWidth,
        height: axis == .vertical ? size.along : size.across)
      position.across += tracks[column] + gaps[column]
    }
  }
}
