import TaskKit
import WidgetModel

/// How many of all tasks are done.
struct CompletedCounter: View {
  let counts: TaskCounts

  var body: some View {
    Text(verbatim: "\(counts.completed)/\(counts.total)")
      .font(.headline.monospacedDigit())
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
      .animation(.default, value: counts.completed)
      .accessibilityLabel(
        Text(
          LocalizedStringResource(
            "\(counts.completed) of \(counts.total) tasks completed")))
  }
}
