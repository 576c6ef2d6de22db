import TaskKit
import WidgetModel

/// One task: its title, a ring of the steps that are done, and a button for the next one.
struct TaskStatusView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TaskStatusEntry

  var body: some View {
    content.containerBackground(.background, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch entry.status {
    case .task(let task): status(of: task).contextMenu { TaskMenu(task: task) }
    case .deleted:
      EmptyState(
        systemImage: "trash", title: "This task was deleted", hint: "Choose another one in the menu"
      )
    case .notChosen:
      EmptyState(systemImage: "circle", title: "No task chosen", hint: "Choose one in the menu")
    case .noTasks:
      EmptyState(
        systemImage: "plus.circle.fill", title: "No tasks yet", hint: "The first one will be here")
    }
  }

  @ViewBuilder private func status(of task: TaskItem) -> some View {
    if family == .systemSmall {
      VStack(alignment: .leading, spacing: 10) {
        title(of: task)
        StepRing(task: task).frame(maxWidth: .infinity)
        NextStepButton(task: task)
      }
    } else {
      HStack(spacing: 14) {
        StepRing(task: task)
        VStack(alignment: .leading, spacing: 10) {
          title(of: task)
          NextStepButton(task: task)
        }
      }
    }
  }

  private func title(of task: TaskItem) -> some View {
    TaskTitle(task: task).font(.headline).help(task.title).privacySensitive()
  }
}

/// How many of a task's steps are done.
struct StepRing: View {
  let task: TaskItem

  var body: some View {
    Gauge(value: Double(task.stepsDone), in: 0...Double(task.stepsTarget)) {
      Text(verbatim: task.title).privacySensitive()
    } currentValueLabel: {
      Text(verbatim: "\(task.stepsDone)/\(task.stepsTarget)")
        .font(.title2.bold().monospacedDigit())
        .contentTransition(.numericText())
        .accessibilityLabel(
          Text(
            LocalizedStringResource(
              "\(task.stepsDone) of \(task.stepsTarget) steps")))
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.green)
    .frame(width: 88, height: 88)
  }
}

/// Does the next step; of a completed task, opens it again.
struct NextStepButton: View {
  let task: TaskItem

  private var id: String { task.id.uuidString }

  var body: some View {
    button.buttonStyle(.bordered)
  }

  @ViewBuilder private var button: some View {
    if task.isCompleted {
      Button(intent: SetTaskCompletionIntent(task: id, isCompleted: false)) {
        Text("Reopen").privacySensitive(false).frame(maxWidth: .infinity)
      }
      .accessibilityLabel(Text("Reopen \(task.title)"))
      .privacySensitive()
    } else {
      Button(intent: StepTaskIntent(task: id)) {
        Text(task.hasSteps ? "Add one" : "Complete").privacySensitive(false)
          .frame(maxWidth: .infinity)
      }
      .accessibilityLabel(
        Text(task.hasSteps ? "Add one step to \(task.title)" : "Complete \(task.title)")
      )
      .privacySensitive()
    }
  }
}
