import Foundation

/// What tests say to the widgets, and what these tell: files in the data folder.
enum Fixture {
  private static let folder =
    URL(fileURLWithPath: ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? "/nonexistent")

  /// What the provider does: `fail`, `silent`, or else the value that it shows.
  static var mode: String { read("mode") ?? "" }

  /// One line for each time that the provider was asked.
  static func noteRequest() { append("request", to: "requests") }

  /// One line for each time that the provider was asked for a picture for the gallery.
  static func noteSnapshot() { append("snapshot", to: "snapshots") }

  /// One line for each intent that was performed.
  static func notePerformed(_ intent: String) { append(intent, to: "performed") }

  static func setMode(_ mode: String) {
    try? Data(mode.utf8).write(to: folder.appendingPathComponent("mode"))
  }

  private static func read(_ name: String) -> String? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func append(_ line: String, to name: String) {
    let lines = (read(name) ?? "") + line + "\n"
    try? Data(lines.utf8).write(to: folder.appendingPathComponent(name))
  }
}
