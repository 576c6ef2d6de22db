import Gtk
import WidgetModel

/// Rows whose cells stand in common columns.
@MainActor
final class GridStage: Stage {
  var grid: GridNode? {
    didSet {
      guard grid != oldValue else { return }
      pane.queueResize()
      for row in rows { row.pane.queueResize() }
    }
  }

  fileprivate var columnGap: Int { Int(pixels: grid?.horizontalSpacing ?? 8) }
  private var rowGap: Int { Int(pixels: grid?.verticalSpacing ?? 8) }

  private var rows: [GridRowStage] { views.compactMap { $0.stage as? GridRowStage } }

  /// What each column needs, as of the last look at the cells.
  private var columns: [Shares.Item] = []

  /// Looks what each column needs; a cell over several gives what it lacks to the last of them.
  private func updateColumns() {
    var columns: [Shares.Item] = []
    let rows = rows
    for row in rows {
      var column = 0
      for cell in row.views {
        let measure = cell.widget.measure(.horizontal)
        let span = cell.node.style.columnSpan
        while columns.count < column + span {
          columns.append(Shares.Item(minimum: 0, natural: 0))
        }
        let before = columns[column..<(column + span - 1)]
        let gaps = columnGap * (span - 1)
        let last = column + span - 1
        columns[last].minimum = max(
          columns[last].minimum, measure.minimum - gaps - before.map(\.minimum).reduce(0, +))
        columns[last].natural = max(
          columns[last].natural, measure.natural - gaps - before.map(\.natural).reduce(0, +))
        if span == 1, cell.widget.expandsHorizontally { columns[last].grows = true }
        column += span
      }
    }
    guard columns != self.columns || rows.contains(where: { $0.table !== self }) else { return }
    self.columns = columns
    for row in rows {
      row.table = self
      // GTK keeps what rows have answered, of which the cells of all rows are a part.
      row.pane.queueResize()
    }
  }

  /// How wide the columns are in a width, or by themselves.
  fileprivate func widths(in width: Int?) -> [Int] {
    guard let width else { return columns.map(\.natural) }
    return Shares.lengths(of: columns, in: width - columnGap * max(columns.count - 1, 0))
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    updateColumns()
    let views = views
    switch orientation {
    case .horizontal:
      let gaps = columnGap * max(columns.count - 1, 0)
      var result = Measure(
        minimum: columns.map(\.minimum).reduce(gaps, +),
        natural: columns.map(\.natural).reduce(gaps, +))
      for view in views where !(view.stage is GridRowStage) {
        let measure = view.widget.measure(.horizontal)
        result.minimum = max(result.minimum, measure.minimum)
        result.natural = max(result.natural, measure.natural)
      }
      return result
    case .vertical:
      let gaps = rowGap * max(views.count - 1, 0)
      return views.reduce(Measure(minimum: gaps, natural: gaps)) { sum, view in
        let measure = view.widget.measure(.vertical, for: size)
        return Measure(
          minimum: sum.minimum + measure.minimum, natural: sum.natural + measure.natural)
      }
    }
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    updateColumns()
    let views = views
    let items = views.map { view in
      let measure = view.widget.measure(.vertical, for: width)
      return Shares.Item(
        minimum: measure.minimum, natural: measure.natural, grows: view.widget.expandsVertically)
    }
    let heights = Shares.lengths(of: items, in: height - rowGap * max(views.count - 1, 0))
    var y = 0
    for (view, height) in zip(views, heights) {
      place(view, x: 0, y: y, width: width, height: height)
      y += height + rowGap
    }
  }
}

/// The cells of one row, in the columns of the grid.
@MainActor
final class GridRowStage: Stage {
  fileprivate weak var table: GridStage?

  private var gap: Int { table?.columnGap ?? 8 }

  /// - Parameter width: the row's, or nil for as wide as it is by itself.
  private func cells(in width: Int?) -> [(view: NodeView, x: Int, width: Int)] {
    let widths = table?.widths(in: width) ?? []
    let gap = gap
    var column = 0
    var x = 0
    return views.map { view in
      let span = view.node.style.columnSpan
      let columns = widths.dropFirst(column).prefix(span)
      let width =
        columns.isEmpty
        ? view.widget.measure(.horizontal).natural
        : columns.reduce(0, +) + gap * (columns.count - 1)
      defer {
        column += span
        x += width + gap
      }
      return (view, x, width)
    }
  }

  override func measure(_ orientation: Orientation, for size: Int?) -> Measure {
    if orientation == .horizontal {
      let views = views
      let gaps = gap * max(views.count - 1, 0)
      return views.reduce(Measure(minimum: gaps, natural: gaps)) { sum, view in
        let measure = view.widget.measure(.horizontal)
        return Measure(
          minimum: sum.minimum + measure.minimum, natural: sum.natural + measure.natural)
      }
    }
    return cells(in: size).reduce(Measure()) { result, cell in
      let measure = cell.view.widget.measure(.vertical, for: cell.width)
      return Measure(
        minimum: max(result.minimum, measure.minimum), natural: max(result.natural, measure.natural)
      )
    }
  }

  override func layOut(width: Int, height: Int, baseline: Int?) {
    let isReversed = pane.direction == .rightToLeft
    for cell in cells(in: width) {
      let x = isReversed ? width - cell.x - cell.width : cell.x
      place(cell.view, x: x, y: 0, width: cell.width, height: height)
    }
  }
}
