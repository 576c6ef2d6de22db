import FoundationEssentials
import Glibc

/// What a program runs on and among, for a report of a fault.
enum Surroundings {
  /// The kernel and the distribution.
  static var system: String {
    let release = lines(of: "/etc/os-release").first { $0.hasPrefix("PRETTY_NAME=") }
    let name = release.map { $0.dropFirst(12).filter { $0 != "\"" } } ?? "unknown"
    let kernel = lines(of: "/proc/sys/kernel/osrelease").first ?? "unknown"
    return "\(name), Linux \(kernel)"
  }

  /// The session, its displays and buses, where the widgets lie and whether they start on login.
  static var desktopLines: [String] {
    let configuration = configurationFolder
    let autostart = configuration + "/autostart/org.tasklet.Tasklet.desktop"
    let starts = lines(of: autostart)
    let isHidden = starts.contains("Hidden=true")
    let isOn = FileIdentity(path: autostart) != nil && !isHidden
    let placed = lines(of: configuration + "/tasklet/widgets.conf")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    return [
      "Session: \(value("XDG_SESSION_TYPE")), \(value("XDG_CURRENT_DESKTOP"))",
      "Displays: X11 \(value("DISPLAY")), Wayland \(value("WAYLAND_DISPLAY"))",
      "Session bus: \(value("DBUS_SESSION_BUS_ADDRESS"))",
      "Accessibility bus: \(value("AT_SPI_BUS_ADDRESS"))",
      "Language: \(value("LC_ALL")), \(value("LANG"))",
      "Start on login: \(isOn ? "on" : "off") (\(autostart))",
      "Placement: \(placed.isEmpty ? "none saved" : placed.joined(separator: " "))",
    ]
  }

  private static var configurationFolder: String {
    let folder = environment("XDG_CONFIG_HOME")
    if let folder, folder.hasPrefix("/") { return folder }
    return (environment("HOME") ?? "") + "/.config"
  }

  private static func environment(_ name: String) -> String? {
    // Read before any other thread could set it; the text is copied at once.
    getenv(name).map { String(cString: $0) }
  }

  private static func value(_ name: String) -> String {
    environment(name).flatMap { $0.isEmpty ? nil : $0 } ?? "not set"
  }

  private static func lines(of path: String) -> [String] {
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    return String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }
}

extension StoreLocation {
  func size(of path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_size) bytes" : "none"
  }

  /// The databases that were put out of the way.
  var filesSetAside: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasPrefix("tasks-") && $0.contains(".sqlite")
    }.sorted()
  }

  var fileSystemDescription: String {
    let kind = isOnNetwork ? "shared with other machines" : "local"
    return "\(kind)\(isReadOnlyFileSystem ? ", read-only" : ""), \(freeSpace) bytes free"
  }
}
