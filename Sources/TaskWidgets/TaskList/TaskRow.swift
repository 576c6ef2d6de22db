import TaskKit
import WidgetModel

/// One task: a click anywhere but on the step button ticks it off.
struct TaskRow: View {
  @Environment(\.widgetFamily) private var family
  let task: TaskItem
  let controls: RowControls

  private var id: String { task.id.uuidString }

  var body: some View {
    HStack(spacing: 0) {
      if controls == .switches {
        toggle.toggleStyle(.switch)
      } else {
        toggle.toggleStyle(.checkbox)
      }
      if task.hasSteps, !task.isCompleted {
        StepButton(task: task)
      }
    }
    .background(
      task.isCompleted ? AnyShapeStyle(Color.green.opacity(0.14)) : AnyShapeStyle(.fill.quaternary),
      in: RoundedRectangle(cornerRadius: 9)
    )
    .contextMenu { TaskMenu(task: task) }
  }

  private var toggle: some View {
    Toggle(
      isOn: task.isCompleted,
      intent: SetTaskCompletionIntent(task: id, isCompleted: !task.isCompleted)
    ) {
      HStack(spacing: 8) {
        TaskTitle(task: task)
        Spacer(minLength: 0)
        // A small widget has room for the step button or for these, and then not for the title.
        if task.hasSteps, family != .systemSmall || task.isCompleted {
          Text(verbatim: "\(task.stepsDone)/\(task.stepsTarget)")
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
            .fixedSize()
        }
        // Beside steps a small widget has no room for it, and the title says more.
        if family != .systemSmall || !task.hasSteps {
          PriorityMark(priority: task.priority).privacySensitive(false)
        }
      }
    }
    // The padding belongs to the control, so that a click on it toggles as well.
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .accessibilityLabel(Text(verbatim: task.title))
    .help(task.title)
    .privacySensitive()
  }
}

/// A task's title on one line; the rest of it is in the tooltip.
struct TaskTitle: View {
  let task: TaskItem

  var body: some View {
    Text(verbatim: task.title)
      .strikethrough(task.isCompleted)
      .foregroundStyle(task.isCompleted ? .secondary : .primary)
      .editable(intent: RenameTaskIntent(task: task.id.uuidString), parameter: \.$title)
      .lineLimit(1)
  }
}

/// A mark for high and medium priority; low is the ordinary one and has none.
struct PriorityMark: View {
  let priority: TaskPriority

  var body: some View {
    switch priority {
    case .high:
      Image(systemName: "exclamationmark.circle.fill")
        .foregroundStyle(.red)
        .accessibilityLabel("High priority")
        .help("High priority")
    case .medium:
      Image(systemName: "minus.circle.fill")
        .foregroundStyle(.orange)
        .accessibilityLabel("Medium priority")
        .help("Medium priority")
    case .low:
      EmptyView()
    }
  }
}

/// Does one step of a task with several.
struct StepButton: View {
  let task: TaskItem

  var body: some View {
    Button(intent: StepTaskIntent(task: task.id.uuidString)) {
      Image(systemName: "plus").privacySensitive(false)
    }
    .buttonStyle(.plain)
    .help("Add one step")
    .accessibilityLabel(Text("Add one step to \(task.title)"))
    .privacySensitive()
    .padding(.trailing, 6)
  }
}

/// What can be done with a task beyond ticking it off.
struct TaskMenu: View {
  let task: TaskItem

  /// The numbers of steps that are offered; the command line takes any.
  private static let stepCounts = [1, 2, 3, 4, 5, 6, 8, 10, 12]

  private var id: String { task.id.uuidString }

  var body: some View {
    Menu("Priority") {
      ForEach([TaskPriority.high, .medium, .low], id: \.self) { priority in
        Toggle(
          isOn: task.priority == priority,
          intent: SetTaskPriorityIntent(task: id, priority: priority)
        ) {
          Text(priority.localizedStringResource)
        }
      }
    }
    Menu("Steps") {
      if task.hasSteps {
        Button("Add one step", intent: StepTaskIntent(task: id)).disabled(task.isCompleted)
        Button("Take back one step", intent: StepTaskIntent(task: id, by: -1))
          .disabled(task.stepsDone == 0)
        Divider()
      }
      ForEach(Self.stepCounts, id: \.self) { count in
        Toggle(
          isOn: task.stepsTarget == count, intent: SetTaskStepsIntent(task: id, steps: count)
        ) {
          Text(LocalizedStringResource(singular: "%@ step", plural: "%@ steps", count: count))
        }
      }
    }
    RenameButton()
    Divider()
    Button("Delete", role: .destructive, intent: DeleteTaskIntent(task: id))
      .keyboardShortcut(.deleteForward, modifiers: [])
  }
}
