import IntentCore
import Glibc

/// Adds the tasks of a file, or of standard input.
struct ImportTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "Import Tasks"
  static let description = IntentDescription("Adds the tasks of a file: all of them, or none.")
  static let isDiscoverable = false

  @Parameter(title: "File", description: "Standard input when it is not given")
  var file: String?

  @Parameter(title: "Format", default: .json)
  var format: TaskFileFormat

  @Parameter(
    title: "Keep going", description: "Imports the rest when some are bad, and lists those",
    default: false)
  var keepGoing: Bool

  @Dependency private var store: SQLiteTaskStore
  @Dependency private var streams: ProgramStreams

  func perform() async throws -> some IntentResult {
    let (change, leftOut) = try withInput { reader in
      var leftOut = 0
      let change = try store.importTasks { importer in
        try eachTask(of: &reader) { line, task in
          do {
            try importer.add(try task.get())
          } catch {
            let reason = words(for: error).onOneLine
            guard keepGoing else {
              throw InterchangeError.line(line, reason: LocalizedStringResource(verbatim: reason))
            }
            streams.note(
              String(localized: InterchangeError.atLine(line, reason)))
            leftOut += 1
          }
        }
      }
      return (change, leftOut)
    }
    if leftOut > 0 { throw InterchangeError.leftOut(leftOut, done: change.count) }
    return .result(dialog: change.dialog, undo: change.undoIntent)
  }

  private typealias Entry = Result<ImportedTask, any Error>

  private func eachTask(
    of reader: inout LineReader, _ body: (Int, Entry) throws -> Void
  ) throws {
    var objects = JSONObjects()
    let found = { (object: JSONObjects.Found) in
      try body(object.line, Entry { try TaskJSON.task(from: try object.content.get()) })
    }
    while let line = try reader.line() {
      switch format {
      case .json: try objects.take(line, number: reader.number, found)
      case .todoTxt:
        let text = String(validating: line, as: UTF8.self)
        if let text, text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { continue }
        try body(
          reader.number,
          text.map { .success(TodoTxt.task(from: $0)) } ?? .failure(InterchangeError.notUTF8))
      }
    }
    if format == .json { try objects.finish(found) }
  }

  private func withInput<Value>(_ body: (inout LineReader) throws -> Value) throws -> Value {
    guard let file, file != "-" else {
      var reader = LineReader(try Self.spooled(streams.read))
      return try body(&reader)
    }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InterchangeError.cannotRead(path: file, code: errno) }
    defer { close(descriptor) }
    let read = {
      do {
        return try FileBytes.read(from: descriptor)
      } catch let failure as FileBytes.Failure {
        throw InterchangeError.cannotRead(path: file, code: failure.code)
      }
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    var reader = LineReader(isRegular ? read : try Self.spooled(read))
    return try body(&reader)
  }

  /// Reads all of what may be slow to come, a person's typing or another program's output, before
  /// the store is locked for it.
  private static func spooled(
    _ read: () throws -> [UInt8]
  ) throws -> () throws -> [UInt8] {
    guard let file = tmpfile() else { throw InterchangeError.cannotWrite(code: errno) }
    // Closed, and gone with that, when the last reader lets go of it.
    let spool = Spool(file: file)
    while true {
      let bytes = try read()
      if bytes.isEmpty { break }
      let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
      guard written == bytes.count else { throw InterchangeError.cannotWrite(code: errno) }
    }
    guard fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else {
      throw InterchangeError.cannotWrite(code: errno)
    }
    return { try FileBytes.read(from: fileno(spool.file)) }
  }

  private final class Spool {
    let file: UnsafeMutablePointer<FILE>

    init(file: UnsafeMutablePointer<FILE>) { self.file = file }

    deinit { fclose(file) }
  }
}
