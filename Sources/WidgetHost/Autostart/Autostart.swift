import Foundation
import Gtk

/// Whether the program starts at login: what is on disk, followed while this is held.
@MainActor
final class Autostart {
  /// What is on disk.
  private(set) var isOn = false
  /// Why `isOn` may be wrong, or nil.
  private(set) var problem: AutostartError?
  /// Called when `isOn` or `problem` has changed, by us or by somebody else.
  var onChanged: (@MainActor () -> Void)?

  private let file: AutostartFile
  private var monitor: FolderMonitor?
  private var watched: String?

  init(_ file: AutostartFile) {
    self.file = file
    follow()
    read()
  }

  /// Switches autostart on or off, at once.
  ///
  /// - Throws: `AutostartError`; nothing has changed then.
  func set(_ isOn: Bool) throws(AutostartError) {
    // Also when it is on already: the program may have moved since.
    try file.set(isOn)
    refresh()
  }

  /// Looks at the disk again.
  func refresh() {
    follow()
    read()
  }

  private func read() {
    var isOn = self.isOn
    var problem: AutostartError?
    do {
      isOn = try file.isOn()
    } catch {
      problem = error
    }
    guard isOn != self.isOn || problem != self.problem else { return }
    self.isOn = isOn
    self.problem = problem
    onChanged?()
  }

  /// Watches the folder, or as long as it is missing, the nearest one above it that exists. It is
  /// not made for the sake of watching.
  private func follow() {
    while let folder = nearestFolder(), folder != watched || monitor == nil {
      watched = folder
      // A folder that cannot be watched is still read when the dialog asks.
      guard let monitor = try? FolderMonitor(path: folder) else {
        self.monitor = nil
        return
      }
      monitor.onChanged { [weak self] in self?.refresh() }
      self.monitor = monitor
      // What was made between looking and watching is found by looking again.
    }
  }

  private func nearestFolder() -> String? {
    var url = URL(fileURLWithPath: file.folder)
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      || !isFolder.boolValue
    {
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
    return url.path
  }
}
