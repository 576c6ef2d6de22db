import WidgetKit

struct HabitEntry: TimelineEntry {
  let date: Date
  let habits: [Habit]
  let accent: Accent
  var praise: String?
}

struct HabitProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HabitEntry {
    HabitEntry(date: .now, habits: HabitStore.Content().habits, accent: .green)
  }

  func snapshot(for configuration: HabitConfiguration, in context: Context) async -> HabitEntry {
    entry(for: configuration, at: .now)
  }

  func timeline(
    for configuration: HabitConfiguration, in context: Context
  ) async -> Timeline<HabitEntry> {
    let now = Date()
    var first = entry(for: configuration, at: now)
    let end = (HabitStore.shared.load().lastLogged ?? .distantPast).addingTimeInterval(3)
    guard end > now else { return Timeline(entries: [first], policy: .never) }
    // Praise for three seconds, and then the plain list again.
    first.praise = "Well done!"
    return Timeline(entries: [first, entry(for: configuration, at: end)], policy: .never)
  }

  private func entry(for configuration: HabitConfiguration, at date: Date) -> HabitEntry {
    let habits = HabitStore.shared.load().habits
    return HabitEntry(
      date: date, habits: habits.filter { configuration.showsFinished || !$0.isDone },
      accent: configuration.accent)
  }
}
