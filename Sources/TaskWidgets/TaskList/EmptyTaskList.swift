import TaskKit
import WidgetModel

/// Why there are no rows, and what to do about it.
struct EmptyTaskList: View {
  let counts: TaskCounts
  let filter: PriorityFilter

  var body: some View {
    EmptyState(
      systemImage: counts.total == 0 ? "plus.circle.fill" : "checkmark", title: title, hint: hint)
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

/// A picture and words in the place of what is not there.
struct EmptyState: View {
  let systemImage: String
  let title: LocalizedStringKey
  let hint: LocalizedStringKey

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: systemImage)
        .font(.largeTitle)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text(title).bold().multilineTextAlignment(.center)
      Text(hint).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
  }
}
