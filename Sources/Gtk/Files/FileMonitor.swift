internal import CGtk

/// Tells when a file was written, replaced or deleted.
///
/// The kernel tells, nothing polls, as long as the file's folder exists: create it first. A symlink
/// is watched as such, not the file that it leads to. Ends when nobody holds it any more.
@MainActor
package final class FileMonitor: GObject {
  /// - Parameter path: the file, there or not yet.
  /// - Throws: `GLibError` where nothing can be watched.
  package init(path: String) throws(GLibError) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    // Without G_FILE_MONITOR_WATCH_MOVES a file that takes another's place comes as CREATED and
    // CHANGES_DONE_HINT, wherever it was before.
    let monitor = try withGError { error in
      g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, error)
    }
    guard let monitor else {
      throw GLibError(domain: "", code: 0, message: "\(path) cannot be watched")
    }
    super.init(UnsafeMutableRawPointer(monitor))
  }

  /// Once all writing that belongs together is done, and when the file is gone. What is written by
  /// the program itself is told as well.
  @discardableResult
  package func onChanged(_ action: @escaping VoidAction) -> SignalHandler<MonitorAction> {
    connect(
      "changed",
      monitor: { _, _, event in
        switch GFileMonitorEvent(rawValue: UInt32(bitPattern: event)) {
        case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_RENAMED,
          G_FILE_MONITOR_EVENT_DELETED:
          action()
        default: break
        }
      })
  }
}
