import CIntl
import Glibc
import Synchronization

/// Translation with gettext.
package enum Localization {
  /// The translations' name: `tasklet.mo` in each language's folder.
  static let domain = "tasklet"

  /// Takes the person's language from the environment and says where translations lie.
  ///
  /// Called once by a program's `main`, before the first thread starts, since `setlocale`
  /// changes the whole process.
  ///
  /// - Parameter directory: the folder with a sub-folder for each language.
  package static func start(directory: String) {
    // Messages and their letters are all that is asked of the language: numbers in files are written
    // with points everywhere.
    setlocale(LC_CTYPE, "")
    setlocale(LC_MESSAGES, "")
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// Where translations lie: beside the program's folder, as it was installed.
  package static var installedDirectory: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let slash = CChar(UInt8(ascii: "/"))
    var length = readlink("/proc/self/exe", &path, path.count - 1)
    guard length > 0 else { return "/usr/share/locale" }
    // Without the program's name, and then without its folder's.
    for _ in 0..<2 {
      guard let end = path[..<length].lastIndex(of: slash) else { break }
      length = end
    }
    let prefix = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return prefix + "/share/locale"
  }

  /// Does the same as `start` when the first text is looked up, which many a command never does.
  ///
  /// For programs with one thread only.
  package static func startWhenNeeded(directory: @escaping @Sendable () -> String) {
    pending.withLock { $0 = directory }
  }

  private static let pending = Mutex<(@Sendable () -> String)?>(nil)

  static func lookUp(_ key: String, plural: String?, count: Int) -> String {
    if let directory = pending.withLock({ $0.take() }) { start(directory: directory()) }
    // An empty key is gettext's name for the catalogue's header.
    guard !key.isEmpty else { return key }
    // Without a translation gettext hands back the very pointer it was given, which lives only
    // as long as these closures.
    return key.withCString { key in
      guard let plural else { return dgettext(domain, key).map { String(cString: $0) } }
      return plural.withCString { plural in
        dngettext(domain, key, plural, UInt(count.magnitude)).map { String(cString: $0) }
      }
    } ?? key
  }

  /// A part of a template.
  package enum Segment: Equatable {
    case text(String)
    /// The argument with this number, from 0.
    case argument(Int)
  }

  /// Finds the places of arguments in a template: `%@` (in order) and `%1$@`, `%2$@` … (by
  /// number). What is no such place is text, also a bare percent sign.
  package static func segments(of template: String, count: Int) -> [Segment] {
    guard count > 0, template.contains("%" as Character) else { return [.text(template)] }
    var segments: [Segment] = []
    var text = ""
    var next = 0
    func argument(_ number: Int) {
      if !text.isEmpty { segments.append(.text(text)) }
      text = ""
      segments.append(.argument(number))
    }
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix { $0.isNumber }
      if rest.first == "@", next < count {
        argument(next)
        next += 1
        rest = rest.dropFirst()
      } else if let number = Int(digits), (1...count).contains(number),
        rest.dropFirst(digits.count).hasPrefix("$@")
      {
        argument(number - 1)
        rest = rest.dropFirst(digits.count + 2)
      } else {
        text += "%"
      }
    }
    text += rest
    if !text.isEmpty { segments.append(.text(text)) }
    return segments
  }

  /// Puts arguments in their places.
  static func substitute(_ arguments: [String], in template: String) -> String {
    segments(of: template, count: arguments.count).reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .argument(let number): result += arguments[number]
      }
    }
  }
}
