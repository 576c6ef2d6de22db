import WidgetModel

/// Which tasks a list shows, and how.
struct TaskListOptions {
  var filter = PriorityFilter.all
  var showsCompleted = true
  /// At most so many rows.
  var number: Int
  var controls = RowControls.checkButtons
}

extension TaskListOptions {
  /// As many rows as a size class has room for.
  init(for family: WidgetFamily, controls: RowControls = .checkButtons) {
    self.init(number: family.rows, controls: controls)
  }
}

extension WidgetFamily {
  fileprivate var rows: Int {
    switch self {
    case .systemSmall: 2
    case .systemLarge, .systemExtraLarge: 6
    default: 3
    }
  }
}
