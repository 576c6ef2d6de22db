import IntentCore
import Glibc

/// Writes all tasks to standard output.
struct ExportTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "Export Tasks"
  static let description = IntentDescription("Writes all tasks to standard output.")
  static let isDiscoverable = false

  @Parameter(title: "Format", default: .json)
  var format: TaskFileFormat

  @Parameter(
    title: "Keep going", description: "Leaves out what the format cannot hold, and lists it",
    default: false)
  var keepGoing: Bool

  @Dependency private var store: SQLiteTaskStore
  @Dependency private var streams: ProgramStreams

  func perform() async throws -> some IntentResult {
    do {
      try export()
    } catch let failure as FileBytes.Failure {
      // A reader that goes away, such as `head`, is no failure.
      guard failure.code == EPIPE else { throw InterchangeError.cannotWrite(code: failure.code) }
    }
    return .result()
  }

  private func export() throws {
    var text = ""
    var (count, leftOut) = (0, 0)
    // Decided before the first byte is written: half a file would look like a whole one.
    if format == .todoTxt, !keepGoing {
      do {
        try store.eachTask { _ = try TodoTxt.line(for: $0) }
      } catch let error as InterchangeError {
        throw InterchangeError.exportRefused(error.localizedStringResource)
      }
    }
    try store.eachTask { task in
      switch format {
      case .json:
        text += count == 0 ? "[\n" : ",\n"
        text += try TaskJSON.text(of: task)
      case .todoTxt:
        do {
          text += try TodoTxt.line(for: task)
        } catch {
          streams.note(words(for: error))
          leftOut += 1
          return
        }
      }
      count += 1
      if text.utf8.count > 1 << 16 {
        try streams.write(text)
        text = ""
      }
    }
    if format == .json { text += count == 0 ? "[]\n" : "\n]\n" }
    try streams.write(text)
    if leftOut > 0 { throw InterchangeError.leftOut(leftOut, done: count) }
  }
}
