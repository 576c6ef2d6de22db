import TaskKit
import WidgetModel

/// A header, the rows, and the field for a new task.
struct TaskListView: View {
  let entry: TaskListEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      TaskListHeader(remaining: entry.counts.remaining)
      if entry.tasks.isEmpty {
        EmptyTaskList(counts: entry.counts, filter: entry.filter)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 7) {
            ForEach(entry.tasks) { task in
              TaskRow(task: task, controls: entry.controls)
            }
          }
        }
      }
      addField
    }
    .containerBackground(.background, for: .widget)
  }

  /// With nothing to do the field is there to be written in; beside tasks it would be in the way.
  private var addField: some View {
    let field = TextField("Add a task…", intent: AddTaskIntent(), parameter: \.$title)
    return (entry.tasks.isEmpty ? field : field.calledUp(by: "Add task", systemImage: "plus"))
      .keyboardShortcut("n")
      .help("!high, !medium or !low sets the priority")
  }
}

/// The title, the host's buttons, and how many tasks remain.
struct TaskListHeader: View {
  let remaining: Int

  var body: some View {
    HStack(spacing: 6) {
      Text("Tasks").font(.headline)
      Spacer()
      WidgetControls()
      RemainingBadge(remaining: remaining)
    }
  }
}

/// How many tasks remain, shown or not: orange while some do, green when none does.
struct RemainingBadge: View {
  let remaining: Int

  // Dark enough for white digits: 4.9:1 and 5.1:1.
  private static let someLeft = Color(red: 0.776, green: 0.275, blue: 0)
  private static let noneLeft = Color(red: 0.106, green: 0.490, blue: 0.275)

  var body: some View {
    Text(verbatim: "\(remaining)")
      .font(.caption.bold().monospacedDigit())
      .foregroundStyle(.white)
      .padding(.horizontal, 9)
      .padding(.vertical, 1)
      .background(remaining > 0 ? Self.someLeft : Self.noneLeft, in: Capsule())
      .accessibilityLabel(
        Text(
          LocalizedStringResource(
            singular: "%@ task remaining", plural: "%@ tasks remaining", count: remaining)))
  }
}

/// Why there are no rows, and what to do about it.
struct EmptyTaskList: View {
  let counts: TaskCounts
  let filter: PriorityFilter

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: counts.total == 0 ? "plus.circle.fill" : "checkmark")
        .font(.largeTitle)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text(title).bold()
      Text(hint).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
  }

  private var title: LocalizedStringKey {
    if counts.total == 0 { return "No tasks yet" }
    if counts.remaining > 0 { return "No tasks of this priority" }
    return "All done"
  }

  private var hint: LocalizedStringKey {
    if counts.total == 0 { return "Write the first one below" }
    return "Add a task, or change the filter in the menu"
  }
}
