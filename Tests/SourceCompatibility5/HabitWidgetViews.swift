// Authors unwrap by force, and this is their code.
// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI
import WidgetKit

// The views and widgets of the program in `HabitWidget.swift`.

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
          .contentTransition(.symbolEffect(.replace))
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct ShrinkingButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(6)
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct Card: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  let radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(
        RoundedRectangle(cornerRadius: radius)
          .fill(colorScheme == .dark ? Color.white.opacity(0.1) : Color(.systemBackground))
      )
  }
}

extension View {
  func card(radius: CGFloat = 8) -> some View { modifier(Card(radius: radius)) }
}

struct TaskRow: View {
  let task: Task

  var body: some View {
    HStack {
      Button(intent: ToggleTaskIntent(id: task.id)) {
        Image(systemName: task.isCompleted ? "checkmark.circle.fill" : "circle")
          .foregroundColor(.blue)
      }
      .buttonStyle(.plain)
      VStack(alignment: .leading, spacing: 4) {
        Text(task.title)
          .textScaleAndLimit()
          .strikethrough(task.isCompleted, pattern: .solid, color: .primary)
          .foregroundStyle(task.isCompleted ? .secondary : .primary)
        if let due = task.due {
          Text(due, style: .relative).font(.caption2)
        }
        Divider()
      }
      task.priority.badge
    }
  }
}

extension View {
  func textScaleAndLimit() -> some View {
    self.lineLimit(1).minimumScaleFactor(0.8).truncationMode(.tail)
  }
}

struct TaskListView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family

  var body: some View {
    switch family {
    case .systemSmall:
      small
    case .accessoryCircular, .accessoryInline, .accessoryRectangular:
      Text("\(entry.last3.count)")
    default:
      list
    }
  }

  private var small: some View {
    ZStack {
      Circle().stroke(lineWidth: 8).opacity(0.2)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          LinearGradient(
            gradient: Gradient(colors: [.green, .mint]), startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 8, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent)
        .font(.system(size: 14, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
        .animation(.default, value: progress)
    }
    .padding(4)
  }

  private var progress: Double {
    guard !entry.last3.isEmpty else { return 0 }
    return Double(entry.last3.filter(\.isCompleted).count) / Double(entry.last3.count)
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Tasks").fontWeight(.semibold).padding(.bottom, 10)
      VStack(alignment: .leading, spacing: 6) {
        if entry.last3.isEmpty {
          Text("No tasks").font(.caption).foregroundStyle(.gray)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
          ForEach(entry.last3.sorted { !$0.isCompleted && $1.isCompleted }) { task in
            TaskRow(task: task)
            if task.id != entry.last3.last?.id { Divider().padding(.vertical, 3) }
          }
        }
      }
      Spacer(minLength: 0)
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct TaskListWidget: Widget {
  let kind: String = "TaskListWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if #available(iOS 17.0, *) {
        TaskListView(entry: entry)
      } else {
        TaskListView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Task Widget")
    .description("This is an example interactive widget.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    .contentMarginsDisabled()
  }
}

struct ConfigurableTaskListWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Configurable", intent: ConfigurationAppIntent.self, provider: ConfigurableProvider()
    ) { entry in
      VStack {
        Text(entry.configuration.favoriteEmoji)
        ForEach(Array(entry.tasks.enumerated()), id: \.element.id) { index, task in
          Toggle(isOn: task.isCompleted, intent: ToggleTaskIntent(id: task.id)) {
            Text("\(index + 1). \(task.title)").card()
          }
          .toggleStyle(CheckToggleStyle())
        }
        Toggle(isOn: true, intent: ToggleTaskIntent(id: "x"))
        Button("Step", intent: CountIntent()).buttonStyle(ShrinkingButtonStyle())
      }
      .containerBackground(for: .widget) {
        LinearGradient(
          colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      }
    }
    .configurationDisplayName("Configurable")
  }
}

struct HabitBundle: WidgetBundle {
  var body: some Widget {
    TaskListWidget()
    ConfigurableTaskListWidget()
  }
}

struct HabitShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountIntent(), phrases: ["Count tasks in \(.applicationName)"],
      shortTitle: "Count Tasks", systemImageName: "number")
  }
}

struct TaskListWidget_Previews: PreviewProvider {
  static var previews: some View {
    TaskListView(entry: SimpleEntry(date: Date(), last3: []))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small")
  }
}

#Preview("Small", as: .systemSmall) {
  TaskListWidget()
} timeline: {
  SimpleEntry(date: .now, last3: [])
  SimpleEntry(date: .now, last3: TaskModel.shared.tasks)
}

#Preview(as: .systemMedium) {
  TaskListWidget()
} timelineProvider: {
  Provider()
}

#Preview(as: .systemMedium, using: ConfigurationAppIntent()) {
  ConfigurableTaskListWidget()
} timelineProvider: {
  ConfigurableProvider()
}

#Preview {
  let task = Task(title: "Read")
  TaskRow(task: task)
}

#Preview("Row") {
  TaskRow(task: Task(title: "Read")).padding()
}
