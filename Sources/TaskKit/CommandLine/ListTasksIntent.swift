import IntentCore

/// Gives back the tasks as text: for people, or as JSON.
struct ListTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "List Tasks"
  static let description = IntentDescription("Lists the open tasks.")
  static let isDiscoverable = false

  @Parameter(title: "JSON", description: "As an array of JSON objects", default: false)
  var json: Bool

  @Parameter(title: "All", description: "Completed tasks too", default: false)
  var all: Bool

  @Parameter(title: "Priority", description: "Only tasks of this priority")
  var priority: TaskPriority?

  @Parameter(
    title: "Limit", description: "At most so many tasks", inclusiveRange: (0, 1_000_000_000))
  var limit: Int?

  @Parameter(title: "Search", description: "Only tasks with words that begin like these")
  var search: String?

  @Dependency private var store: any TaskStore

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let query = TaskQuery(priority: priority, includeCompleted: all, search: search, limit: limit)
    return .result(
      value: json
        ? try TaskListing.json(store.tasks(matching: query))
        : TaskListing.table(try store.lines(matching: query)))
  }
}
