internal import CGtk

/// Tells when something in a folder came, went, or was written.
///
/// The kernel tells; nothing polls as long as the folder exists. GLib looks every four seconds for
/// a folder that is missing, so whoever follows one that may go lets go of the monitor when it is
/// told about that. Ends when nobody holds it any more.
@MainActor
package final class FolderMonitor: GObject {
  /// - Parameter path: an existing folder.
  /// - Throws: `GLibError` where it cannot be watched.
  package init(path: String) throws(GLibError) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    let monitor = try withGError { error in
      g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, error)
    }
    guard let monitor else {
      throw GLibError(domain: "", code: 0, message: "\(path) cannot be watched")
    }
    super.init(UnsafeMutableRawPointer(monitor))
  }

  /// After each change that is complete: a file still being written is not told about. The folder's
  /// own end is told as well.
  @discardableResult
  package func onChanged(_ action: @escaping VoidAction) -> SignalHandler<MonitorAction> {
    connect(
      "changed",
      monitor: { _, _, event in
        switch GFileMonitorEvent(rawValue: UInt32(bitPattern: event)) {
        case G_FILE_MONITOR_EVENT_CHANGED, G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED,
          G_FILE_MONITOR_EVENT_PRE_UNMOUNT:
          break
        default: action()
        }
      })
  }
}
