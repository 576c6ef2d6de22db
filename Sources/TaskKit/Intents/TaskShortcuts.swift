import IntentCore

/// What the launcher's menu offers: intents that need no answer.
package enum TaskShortcuts: AppShortcutsProvider {
  package static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: UndoTaskChangeIntent(), phrases: ["Undo in \(.applicationName)"],
      shortTitle: UndoTaskChangeIntent.title, systemImageName: "arrow.uturn.backward")
    AppShortcut(
      intent: ClearCompletedTasksIntent(),
      phrases: ["Clear completed tasks in \(.applicationName)"],
      shortTitle: ClearCompletedTasksIntent.title, systemImageName: "checkmark.circle")
  }
}
