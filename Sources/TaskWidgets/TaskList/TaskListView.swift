import TaskKit
import WidgetModel

/// A header, the rows, and the field for a new task.
struct TaskListView<Summary: View>: View {
  @Environment(\.widgetFamily) private var family
  private let entry: TaskListEntry
  private let summary: Summary

  /// - Parameters:
  ///   - entry: what is shown.
  ///   - summary: what stands for the whole list, at the header's end.
  init(entry: TaskListEntry, @ViewBuilder summary: () -> Summary) {
    self.entry = entry
    self.summary = summary()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      header
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

  private var header: some View {
    HStack(spacing: 6) {
      Text("Tasks").font(.headline).lineLimit(1)
      if family == .systemSmall {
        // Where there is no room for the host's buttons they lie over the other corner.
        summary
        Spacer(minLength: 0)
      } else {
        Spacer()
        WidgetControls()
        summary
      }
    }
  }

  /// With nothing to do the field is there to be written in; beside tasks it would be in the way.
  private var addField: some View {
    let field = TextField("Add a task…", intent: AddTaskIntent(), parameter: \.$title)
    return (entry.tasks.isEmpty ? field : field.calledUp(by: "Add task", systemImage: "plus"))
      .keyboardShortcut("n")
      .help("!high, !medium or !low sets the priority")
  }
}
