import AppIntents
import Doorbell
import Glibc
import TaskKit
import TaskWidgets
import WidgetHost
import WidgetModel

/// Ties the knot: the host knows no tasks, and the tasks know no host.
@main
enum Tasklet {
  @MainActor
  static func main() {
    Localization.start(directory: Localization.installedDirectory)
    let store = SQLiteTaskStore(location: .standard())
    AppDependencyManager.shared.add(dependency: store)
    AppDependencyManager.shared.add(dependency: store as any TaskStore)
    do {
      let host = try HostApplication(
        id: "org.tasklet.Tasklet", name: "Tasklet", folder: "tasklet",
        version: TaskletVersion.current, bundle: TaskWidgetBundle.self,
        intents: IntentRegistry(TaskIntents.all), shortcuts: TaskShortcuts.appShortcuts)
      follow(store, with: host)
      exit(host.run())
    } catch {
      Diagnostics.report(words(for: error))
      exit(1)
    }
  }

  /// Every change to the store, by any process, is on screen at the next frame, and the first of a
  /// day in a backup.
  @MainActor
  private static func follow(_ store: SQLiteTaskStore, with host: HostApplication) {
    let backups = DailyBackups(of: store) { error in
      Diagnostics.report("The tasks could not be backed up. \(words(for: error))")
    }
    do {
      guard let listener = try store.makeChangeListener() else { return }
      let hasNews = { @Sendable in
        // A store that cannot be read is news too: the widget says why.
        guard (try? store.hasChanged()) ?? true else { return false }
        backups.storeHasChanged()
        return true
      }
      host.listen(to: listener, askingEvery: store.pollInterval, hasNews: hasNews) {
        WidgetCenter.shared.reloadAllTimelines()
      }
    } catch {
      Diagnostics.report(words(for: error))
    }
  }
}
