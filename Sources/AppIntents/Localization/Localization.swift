import CIntl

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
    setlocale(LC_ALL, "")
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  static func lookUp(_ key: String, plural: String?, count: Int) -> String {
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

  /// Puts arguments in the place of `%@` (in order) and of `%1$@`, `%2$@` … (by number).
  static func substitute(_ arguments: [String], in template: String) -> String {
    guard !arguments.isEmpty, template.contains("%") else { return template }
    var result = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "@" {
        rest = rest.dropFirst()
        result += next < arguments.count ? arguments[next] : "%@"
        next += 1
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      if let number = Int(digits), arguments.indices.contains(number - 1),
        rest.dropFirst(digits.count).hasPrefix("$@")
      {
        rest = rest.dropFirst(digits.count + 2)
        result += arguments[number - 1]
        continue
      }
      result += "%"
    }
    return result + rest
  }
}
