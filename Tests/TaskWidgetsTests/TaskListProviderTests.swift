import Foundation
import TaskKit
import TestSupport
import Testing
import WidgetModel

@testable import TaskWidgets

@Suite struct TaskListProviderTests {
  private let clock = TestClock()
  private var provider: TaskListProvider<TaskListConfigurationIntent> {
    TaskListProvider(now: clock.function) { configuration, _ in configuration.options }
  }
  private let tasks: [TaskItem] = [
    .numbered(1, "Low"), .numbered(2, "High", .high), .numbered(3, "Medium", .medium),
    .numbered(4, "Old", .high, completed: .start(plus: -60)), .numbered(5, "Last"),
  ]

  private func configuration(
    _ priority: PriorityFilter = .all, showCompleted: Bool = true, number: Int = 50,
    controls: RowControls = .checkButtons
  ) -> TaskListConfigurationIntent {
    let configuration = TaskListConfigurationIntent()
    configuration.priority = priority
    configuration.showCompleted = showCompleted
    configuration.numberOfTasks = number
    configuration.controls = controls
    return configuration
  }

  private func timeline(
    _ configuration: TaskListConfigurationIntent, of tasks: [TaskItem]? = nil
  ) async throws -> Timeline<TaskListEntry> {
    try await withStore(SampleTaskStore(tasks: tasks ?? self.tasks, now: clock.function)) {
      try await provider.timeline(for: configuration, in: .context())
    }
  }

  private func titles(
    _ configuration: TaskListConfigurationIntent, of tasks: [TaskItem]? = nil
  ) async throws -> [[String]] {
    try await timeline(configuration, of: tasks).entries.map { $0.tasks.map(\.title) }
  }

  @Test func theDefaultsAreThoseOfTheDialog() {
    let configuration = TaskListConfigurationIntent()
    #expect(configuration.priority == .all)
    #expect(configuration.showCompleted)
    #expect(configuration.numberOfTasks == 3)
    #expect(configuration.controls == .checkButtons)
  }

  @Test func anEntrySaysWhatIsShownAndHowManyThereAre() async throws {
    let timeline = try await timeline(configuration(.high, number: 1, controls: .switches))
    #expect(
      timeline.entries == [
        TaskListEntry(
          date: .start(), tasks: [tasks[1]], counts: TaskCounts(remaining: 4, completed: 1),
          filter: .high, controls: .switches)
      ])
    #expect(timeline.policy == .never)
  }

  @Test func openTasksComeByPriorityAndCompletedOnesLast() async throws {
    #expect(
      try await titles(configuration()) == [["High", "Medium", "Low", "Last", "Old"]])
  }

  @Test(arguments: [
    (PriorityFilter.high, ["High", "Old"]), (.medium, ["Medium"]), (.low, ["Low", "Last"]),
  ])
  func theFilterLeavesOnePriority(filter: PriorityFilter, expected: [String]) async throws {
    #expect(try await titles(configuration(filter)) == [expected])
  }

  @Test(arguments: [1, 3, 50])
  func asManyAreShownAsWereAskedFor(number: Int) async throws {
    let all = ["High", "Medium", "Low", "Last", "Old"]
    #expect(try await titles(configuration(number: number)) == [Array(all.prefix(number))])
  }

  @Test func completedTasksCanBeLeftOut() async throws {
    #expect(
      try await titles(configuration(showCompleted: false)) == [["High", "Medium", "Low", "Last"]])
  }

  // MARK: Settling

  private var justCompleted: [TaskItem] {
    [
      .numbered(1, "A"), .numbered(2, "B", completed: .start(plus: -2)),
      .numbered(3, "C", completed: .start(plus: -0.5)), .numbered(4, "D"),
      .numbered(5, "E", completed: .start(plus: -60)),
    ]
  }

  @Test func aCompletedTaskKeepsItsPlaceForSixSecondsAfterTheLastOne() async throws {
    let timeline = try await timeline(configuration(), of: justCompleted)
    #expect(timeline.entries.map(\.date) == [.start(), .start(plus: 5.5)])
    #expect(
      timeline.entries.map { $0.tasks.map(\.title) } == [
        ["A", "B", "C", "D", "E"], ["A", "D", "C", "B", "E"],
      ])
    #expect(timeline.policy == .never)
  }

  @Test func aHiddenCompletedTaskLeavesOnlyThen() async throws {
    #expect(
      try await titles(configuration(showCompleted: false), of: justCompleted) == [
        ["A", "B", "C", "D"], ["A", "D"],
      ])
  }

  @Test(arguments: [(-5.999, 2), (-6, 1), (-60, 1)])
  func nothingSettlesLonger(completed: TimeInterval, entries: Int) async throws {
    let tasks: [TaskItem] = [.numbered(1, "A", completed: .start(plus: completed))]
    #expect(try await timeline(configuration(), of: tasks).entries.count == entries)
  }

  @Test func aRealStoreSettlesAlike() async throws {
    let files = try TemporaryStore(clock: clock)
    let first = try files.store.add(title: "First")
    _ = try files.store.add(title: "Second")
    _ = try files.store.setCompleted(true, try #require(first.task).id)
    clock.advance(by: 1)
    let timeline = try await withStore(files.store) {
      try await provider.timeline(for: configuration(showCompleted: false), in: .context())
    }
    #expect(timeline.entries.map(\.date) == [.start(plus: 1), .start(plus: 6)])
    #expect(
      timeline.entries.map { $0.tasks.map(\.title) } == [["First", "Second"], ["Second"]])
    #expect(timeline.entries.map(\.counts.remaining) == [1, 1])
  }

  // MARK: Failure, previews, placeholder

  @Test func aFailingStoreIsNoEmptyList() async throws {
    let broken = try BrokenStore()
    await withStore(broken.files.store) {
      await #expect(throws: broken.error) {
        try await provider.timeline(for: configuration(), in: .context())
      }
      await #expect(throws: broken.error) {
        try await provider.snapshot(for: configuration(), in: .context())
      }
    }
  }

  @Test func aSnapshotIsThePresentState() async throws {
    let entry = try await withStore(SampleTaskStore(tasks: justCompleted, now: clock.function)) {
      try await provider.snapshot(for: configuration(), in: .context())
    }
    #expect(entry.date == .start())
    #expect(entry.tasks.map(\.title) == ["A", "D", "C", "B", "E"])
  }

  @Test func thePreviewShowsSamples() async throws {
    let entry = try await withStore(SampleTaskStore(now: clock.function)) {
      try await provider.snapshot(for: configuration(), in: .context(isPreview: true))
    }
    #expect(
      entry.tasks.map(\.title) == [
        "Send the quarterly report", "Call the dentist", "Drink water", "Water the plants",
      ])
    #expect(entry.counts == TaskCounts(remaining: 3, completed: 1))
  }

  @Test func thePlaceholderNeedsNoStore() {
    let entry = provider.placeholder(in: .context())
    #expect(entry.date == .start())
    #expect(entry.tasks.count == 3)
    #expect(entry.counts == TaskCounts(remaining: 3, completed: 0))
  }
}
