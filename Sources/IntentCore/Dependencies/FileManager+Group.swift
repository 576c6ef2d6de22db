import FoundationEssentials
import Glibc

extension FileManager {
  /// A folder that programs of one author share: the group's name in the person's data folder
  /// (`$XDG_DATA_HOME`, otherwise `~/.local/share`), made where it is missing.
  ///
  /// - Parameter groupIdentifier: the group's name, such as `group.org.example.habits`.
  /// - Returns: the folder; nil when the name is no file's name or the folder cannot be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("/"), !groupIdentifier.contains("\0")
    else { return nil }
    // Each string of the environment is copied at once; nothing here changes the environment.
    func absolute(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map({ $0 + "/.local/share" })
    else { return nil }
    let folder = URL(filePath: data + "/" + groupIdentifier, directoryHint: .isDirectory)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
