import Foundation
import WidgetModel

/// Why autostart could not be read or changed.
enum AutostartError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// The program does not know where it lies itself.
  case programUnknown
}

extension AutostartError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let path, let reason): "“\(path)” could not be read: \(reason)"
    case .unwritable(let path, let reason): "“\(path)” could not be changed: \(reason)"
    case .programUnknown: "The program could not find out where it is installed"
    }
  }
}

/// The file by which a desktop starts a program at login.
struct AutostartFile: Sendable, Equatable {
  /// The application's id; the file is named after it.
  var id: String
  /// The application's name for the desktop's own list of such programs.
  var name: String
  /// `$XDG_CONFIG_HOME/autostart`.
  var folder: String
  /// The program's absolute path.
  var program: String?

  var path: String { folder + "/" + id + ".desktop" }

  /// Whether the desktop starts the program at login. A missing file and one that says `Hidden`
  /// mean no, and so does the key by which GNOME's tools switch an entry off.
  ///
  /// - Throws: `AutostartError.unreadable`.
  func isOn() throws(AutostartError) -> Bool {
    let text: String
    do {
      text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return false
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
    let keys = DesktopEntry.keys(in: text)
    guard let exec = keys["Exec"], !exec.isEmpty else { return false }
    return keys["Hidden"] != "true" && keys["X-GNOME-Autostart-enabled"] != "false"
  }

  /// Writes or removes the file.
  ///
  /// - Throws: `AutostartError`; the file is then as it was.
  func set(_ isOn: Bool) throws(AutostartError) {
    if isOn { try write() } else { try remove() }
  }

  private func write() throws(AutostartError) {
    guard let program, program.hasPrefix("/") else { throw .programUnknown }
    let text = """
      [Desktop Entry]
      Type=Application
      Name=\(DesktopEntry.value(name))
      Exec=\(DesktopEntry.exec([program, "--autostart"]))
      Icon=\(DesktopEntry.value(id))
      Terminal=false
      StartupNotify=false

      """
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      // A link stays a link: what it leads to is written.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      try Data(text.utf8).write(to: target, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: Self.reason(error))
    }
  }

  private func remove() throws(AutostartError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch CocoaError.fileNoSuchFile {
      return
    } catch {
      throw .unwritable(path: path, reason: Self.reason(error))
    }
  }

  /// The system's own words where there are any; Foundation's name its codes.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    if let posix = error as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
    return error.localizedDescription
  }
}

extension AutostartFile {
  /// The file of the running program.
  static func ofThisProgram(
    id: String, name: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AutostartFile {
    // The specification: relative paths are to be ignored.
    let set = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return AutostartFile(
      id: id, name: name, folder: (set ?? home + "/.config") + "/autostart",
      program: runningProgram())
  }

  static func runningProgram() -> String? {
    let link = "/proc/self/exe"
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
      return nil
    }
    // The kernel says so of a file that an update has replaced; its successor has the plain name.
    let suffix = " (deleted)"
    guard path.hasSuffix(suffix), !FileManager.default.fileExists(atPath: path) else {
      return path
    }
    return String(path.dropLast(suffix.count))
  }
}
