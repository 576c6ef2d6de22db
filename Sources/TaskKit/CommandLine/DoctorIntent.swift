import AppIntents
import CSQLite
import Glibc

/// Gives back what a report of a fault should carry, and no titles.
struct DoctorIntent: AppIntent {
  static let title: LocalizedStringResource = "Doctor"
  static let description = IntentDescription(
    "Shows versions, files and numbers for a report of a fault; no titles.")
  static let isDiscoverable = false

  @Dependency private var store: any TaskStore
  @Dependency private var location: StoreLocation

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let database = location.database
    let lines = [
      "Tasklet: \(TaskletVersion.current)",
      "SQLite: \(String(cString: sqlite3_libversion()))",
      "Store: \(database)",
      "Format known: \(Migrations.latest)",
      "Database: \(size(database))",
      "Log: \(size(database + "-wal"))",
      "Tasks: \(counts)",
    ]
    return .result(value: lines.map { $0.onOneLine + "\n" }.joined())
  }

  private var counts: String {
    do {
      // A report is no reason to make a store.
      guard FileIdentity(path: location.database) != nil else { return "none yet" }
      let counts = try store.counts()
      return "\(counts.remaining) remaining, \(counts.completed) completed"
    } catch {
      return words(for: error)
    }
  }

  private func size(_ path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_size) bytes" : "none"
  }
}
