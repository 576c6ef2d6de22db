import SwiftUI
import WidgetKit

struct HabitView: View {
  @Environment(\.widgetFamily) var family
  var entry: HabitProvider.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Habits").font(.headline)
        Spacer()
        if let praise = entry.praise {
          Text(praise).font(.caption).foregroundStyle(.secondary)
        }
      }
      ForEach(entry.habits.prefix(family == .systemSmall ? 2 : 4)) { habit in
        HabitRow(habit: habit, color: entry.accent == .green ? .green : .blue)
      }
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct HabitRow: View {
  let habit: Habit
  let color: Color

  var body: some View {
    HStack {
      Toggle(isOn: habit.isDone, intent: ToggleHabitIntent(habit)) {
        Text(habit.name)
          .strikethrough(habit.isDone)
          .foregroundStyle(habit.isDone ? .secondary : .primary)
      }
      .toggleStyle(.checkbox)
      .tint(color)
      Spacer(minLength: 0)
      Text("\(habit.count)/\(habit.goal)")
        .font(.caption.monospacedDigit())
        .contentTransition(.numericText())
      Button(intent: LogHabitIntent(id: habit.id)) {
        Image(systemName: "plus.circle.fill").foregroundStyle(color)
      }
      .buttonStyle(.plain)
      .disabled(habit.isDone)
      .accessibilityLabel("Log \(habit.name)")
    }
  }
}
