import Foundation

struct Habit: Identifiable, Codable, Hashable {
  let id: String
  var name: String
  var goal: Int
  var count = 0

  var isDone: Bool { count >= goal }
}
