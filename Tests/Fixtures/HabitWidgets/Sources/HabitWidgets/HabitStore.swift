import Foundation

/// Habits in a file of the person's, `habits.json`.
final class HabitStore {
  static let shared = HabitStore()

  struct Content: Codable {
    var habits = [
      Habit(id: "water", name: "Drink water", goal: 3),
      Habit(id: "stretch", name: "Stretch", goal: 2),
    ]
    var lastLogged: Date?
  }

  private let file: URL = {
    let folder = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("HabitWidgets")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("habits.json")
  }()

  func load() -> Content {
    guard let data = try? Data(contentsOf: file) else { return Content() }
    return (try? JSONDecoder().decode(Content.self, from: data)) ?? Content()
  }

  func update(_ id: String, _ change: (inout Habit) -> Void) throws {
    var content = load()
    guard let index = content.habits.firstIndex(where: { $0.id == id }) else { return }
    change(&content.habits[index])
    content.lastLogged = Date()
    try JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}
