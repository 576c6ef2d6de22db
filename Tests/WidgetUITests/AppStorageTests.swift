import Foundation
import Testing

@testable import WidgetUI

@MainActor @Suite struct AppStorageTests {
  private enum Mood: String {
    case good, bad
  }

  private let name = "tasklet-tests-\(UUID().uuidString)"

  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test func valuesAreReadAndKept() throws {
    try withStore { store in
      let goal = AppStorage(wrappedValue: 8, "goal", store: store)
      let flag = AppStorage(wrappedValue: true, "flag", store: store)
      let mood = AppStorage(wrappedValue: Mood.good, "mood", store: store)
      let note = AppStorage<String?>("note", store: store)
      #expect(goal.wrappedValue == 8)
      #expect(flag.wrappedValue)
      #expect(mood.wrappedValue == .good)
      #expect(note.wrappedValue == nil)
      goal.wrappedValue = 3
      flag.projectedValue.wrappedValue = false
      mood.wrappedValue = .bad
      note.wrappedValue = "x"
      #expect(store.integer(forKey: "goal") == 3)
      #expect(!flag.wrappedValue)
      #expect(store.string(forKey: "mood") == "bad")
      #expect(note.wrappedValue == "x")
      note.wrappedValue = nil
      #expect(store.object(forKey: "note") == nil)
      store.set("unknown", forKey: "mood")
      #expect(mood.wrappedValue == .good)
    }
  }

  private struct Follower: View {
    @AppStorage("goal") var goal = 1
    var body: some View { Text(verbatim: "\(goal)") }
  }

  @Test func theStoreMayComeFromTheSurroundings() throws {
    try withStore { store in
      store.setValue(5, forKey: "goal")
      #expect(store.value(forKey: "goal") as? Int == 5)
      #expect(resolve(Follower().defaultAppStorage(store)).plainText == "5")
    }
  }

  private struct Reader: View {
    @AppStorage var goal: Int
    var body: some View { Text(verbatim: "\(goal)") }
  }

  @Test func viewsReadAnew() throws {
    try withStore { store in
      let view = Reader(goal: AppStorage(wrappedValue: 1, "goal", store: store))
      #expect(resolve(view).plainText == "1")
      store.set(2, forKey: "goal")
      #expect(resolve(view).plainText == "2")
    }
  }
}
