import AppIntents

struct LogHabitIntent: AppIntent {
  static var title: LocalizedStringResource = "Log Habit"
  static var description = IntentDescription("Counts a habit once more.")

  @Parameter(title: "Habit")
  var id: String

  init() {}

  init(id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    try HabitStore.shared.update(id) { $0.count = min($0.count + 1, $0.goal) }
    return .result()
  }
}

struct ToggleHabitIntent: AppIntent {
  static var title: LocalizedStringResource = "Toggle Habit"

  @Parameter(title: "Habit")
  var id: String

  init() {}

  init(_ habit: Habit) {
    id = habit.id
  }

  func perform() async throws -> some IntentResult {
    try HabitStore.shared.update(id) { $0.count = $0.isDone ? 0 : $0.goal }
    return .result()
  }
}
