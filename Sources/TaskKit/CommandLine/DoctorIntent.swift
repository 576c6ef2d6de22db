import CSQLite
import FoundationEssentials
import IntentCore

/// Gives back what a report of a fault should carry, and no titles.
struct DoctorIntent: AppIntent {
  static let title: LocalizedStringResource = "Doctor"
  static let description = IntentDescription(
    "Checks the store, and shows versions, files and surroundings for a report of a fault; no titles."
  )
  static let isDiscoverable = false

  @Dependency private var store: SQLiteTaskStore

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let lines =
      ["Tasklet: \(TaskletVersion.current)", "System: \(Surroundings.system)"]
      + storeLines + Surroundings.desktopLines
    return .result(value: lines.map { $0.onOneLine + "\n" }.joined())
  }

  private var storeLines: [String] {
    let location = store.location
    let aside = location.filesSetAside
    return [
      "SQLite: \(String(cString: sqlite3_libversion()))",
      "Store: \(location.database)",
      "File system: \(location.fileSystemDescription)",
      "Database: \(location.size(of: location.database))",
      "Log: \(location.size(of: location.log))",
      "Format known: \(Migrations.latest)",
    ] + condition + [
      "Backups: \(backups)",
      "Files set aside: \(aside.isEmpty ? "none" : aside.joined(separator: ", "))",
    ]
  }

  private var backups: String {
    do {
      let all = try store.backups.all(at: Date())
      return "\(all.count)"
        + (all.first.map { ", the newest of \($0.date.formatted(.iso8601))" } ?? "")
    } catch {
      return words(for: error)
    }
  }

  /// What is in the store, and whether all of it fits together.
  private var condition: [String] {
    // A report is no reason to make a store.
    do {
      guard try FileIdentity.find(path: store.location.database) != nil else {
        return ["Tasks: none yet"]
      }
      let counts = try store.counts()
      let faults = try store.faults()
      return [
        "Tasks: \(counts.remaining) remaining, \(counts.completed) completed",
        "Condition: \(faults.isEmpty ? "good" : faults.joined(separator: "; "))",
      ]
    } catch {
      return ["Condition: \(words(for: error))"]
    }
  }
}

extension SQLiteTaskStore {
  /// What is wrong inside the database; empty when nothing is. Reads all of it.
  package func faults() throws -> [String] { try check { try $0.faults(thorough: true) } }
}
