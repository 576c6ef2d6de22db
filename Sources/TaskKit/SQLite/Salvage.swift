import FoundationEssentials
import Glibc

/// Reads what can still be read of a damaged database.
///
/// It works on a copy. Tasks are read by their row's number, from the first on and from the last
/// back, and between the places where either stops number by number: a page that cannot be read
/// loses its own tasks and no others.
struct Salvage {
  private let connection: Connection
  private let columns: String

  /// - Parameters:
  ///   - database: the damaged file; it is left as it is.
  ///   - copy: where to work.
  /// - Throws: when nothing of it can be read.
  init(_ database: String, copy: String) throws {
    try StoreLocation.copyDatabase(database, to: copy)
    if let connection = try? Self.open(copy) {
      self.connection = connection
    } else {
      try Self.replaceFirstPage(of: copy)
      connection = try Self.open(copy)
    }
    // What was saved in an older format has no fractions.
    let hasFraction = (try? connection.statement("SELECT fraction FROM task NOT INDEXED")) != nil
    columns =
      hasFraction ? TaskRow.columns : TaskRow.columns.replacing("fraction", with: "'' AS fraction")
  }

  private static func open(_ path: String) throws -> Connection {
    let connection = try Connection(path: path, access: .ownFile)
    // Nothing of a damaged schema but the tasks' table is asked for.
    _ = try connection.first("SELECT rowid FROM task NOT INDEXED LIMIT 0") { _ in }
    return connection
  }

  // MARK: Walking

  /// How many numbers in a row may fail before the steps grow.
  private static let smallSteps = 2048

  /// Hands on every task that can be read.
  func each(_ body: (TaskItem) throws -> Void) throws {
    let forward = try walk(from: .min, to: .max, backward: false, body)
    guard let stopped = forward else { return }
    let low = max(stopped, 0)
    // Rows read twice do no harm: the body merges them.
    guard let high = try walk(from: low, to: .max, backward: true, body) else { return }
    // Where nothing could be read from the end, the table ends somewhere all the same.
    let end = high < .max ? high : low.addingSaturated(1 << 32)
    var number = low.addingSaturated(1)
    var failures = 0
    while number < end {
      if let stop = try walk(from: number, to: end, backward: false, body) {
        failures = stop >= number ? 0 : failures + 1
        number = max(stop, number).addingSaturated(
          failures < Self.smallSteps ? 1 : 1 << min(failures - Self.smallSteps, 40))
      } else {
        return
      }
    }
  }

  /// Reads tasks in the order of their numbers until one cannot be read.
  ///
  /// - Returns: the number of the last row that was reached, less than `from` when none was (more
  ///   than any, backward); nil when the walk came to its end.
  private func walk(
    from: Int64, to: Int64, backward: Bool, _ body: (TaskItem) throws -> Void
  ) throws -> Int64? {
    var reached = backward ? to : from.addingSaturated(-1)
    let order = backward ? "DESC" : "ASC"
    do {
      try connection.each(
        """
        SELECT \(columns) FROM task NOT INDEXED WHERE rowid BETWEEN ? AND ?
        ORDER BY rowid \(order)
        """, [.integer(from), .integer(to)]
      ) { row in
        reached = row.integer(0)
        // A row that holds no task is lost by itself.
        guard let task = try? TaskItem(row: row) else { return }
        do { try body(task) } catch let error as DatabaseError { throw Failure(error: error) }
      }
      return nil
    } catch let failure as Failure {
      throw failure.error
    } catch is DatabaseError {
      return reached
    }
  }

  /// An error of the body's, to be told from one of the damaged file.
  private struct Failure: Error { let error: DatabaseError }

  // MARK: The first page

  private static let pageSize = 4096

  /// Puts a first page that names the tasks' table in the place of one that cannot be understood.
  /// The table's place is the same in every store: it was made first.
  private static func replaceFirstPage(of copy: String) throws {
    let template = copy + "-template"
    defer { StoreLocation.removeDatabase(template) }
    StoreLocation.removeDatabase(template)
    do {
      let connection = try Connection(path: template, access: .ownFile)
      try connection.execute(Migrations.taskTable + Migrations.fractions)
    }
    var page = try Data(contentsOf: URL(fileURLWithPath: template)).prefix(pageSize)
    var status = stat()
    guard page.count == pageSize, stat(copy, &status) == 0 else { return }
    let pages = UInt32(clamping: (Int(status.st_size) + pageSize - 1) / pageSize)
    // The header: bytes 28 to 31 count the pages, and count only as long as 92 to 95 repeat 24 to 27.
    page.replaceSubrange(28..<32, with: pages.bigEndianBytes)
    page.replaceSubrange(92..<96, with: Data(page[24..<28]))
    let usesLog: UInt8 = FileIdentity(path: copy + "-wal") == nil ? 1 : 2
    (page[18], page[19]) = (usesLog, usesLog)
    let descriptor = Glibc.open(copy, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = page.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    // A file that was cut inside a page, or below the table's, is filled up to whole pages.
    ftruncate(descriptor, off_t(max(Int(pages), 3) * pageSize))
  }
}

extension Int64 {
  fileprivate func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) })
  }
}
