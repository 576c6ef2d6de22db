import IntentCore

/// Takes back a change to a task: the newest that can be, or a particular one.
package struct UndoTaskChangeIntent: AppIntent {
  package static let title: LocalizedStringResource = "Undo"
  package static let description = IntentDescription("Takes back the last change.")

  @Parameter(title: "Change", description: "The number of a change; the last one when not given")
  package var change: Int?

  @Dependency private var store: any TaskStore

  package init() {}

  package init(change: Int? = nil) {
    self.change = change
  }

  package func perform() async throws -> some IntentResult {
    .result(dialog: "Undone: \(try store.undo(change: change).words)")
  }
}
