import Gtk
import WidgetModel

/// A picture of a widget that the command line asks for.
struct PreviewRequest {
  let definition: WidgetDefinition
  let family: WidgetFamily
  /// The moment that is shown; now when nil.
  let date: Date?
  let isDark: Bool
  let isPlaceholder: Bool
  /// How many pixels of the picture a logical pixel takes in each direction.
  let scale: Int
  /// The file.
  let path: String

  /// Reads the options.
  ///
  /// - Throws: `PreviewError`, which names what there is to choose from.
  @MainActor
  init(_ kind: String, _ options: CommandLineOptions, definitions: [WidgetDefinition])
    throws(PreviewError)
  {
    guard let definition = definitions.first(where: { $0.kind == kind }) else {
      throw .unknownKind(kind, known: definitions.map(\.kind))
    }
    self.definition = definition
    let families = definition.families
    if let name = options.string("family") {
      guard let family = families.first(where: { $0.isCalled(name) }) else {
        throw .unknownFamily(name, known: families.map(\.description))
      }
      self.family = family
    } else if let family = families.contains(.systemMedium) ? .systemMedium : families.first {
      self.family = family
    } else {
      throw .unknownFamily("", known: [])
    }
    if let text = options.string("at") {
      guard let date = Date(written: text) else { throw .unknownDate(text) }
      self.date = date
    } else {
      date = nil
    }
    let scale = options.string("scale") ?? "1"
    guard let number = Int(scale), (1...2).contains(number) else { throw .unknownScale(scale) }
    self.scale = number
    guard let path = options.string("output"), !path.isEmpty else { throw .noFile }
    self.path = path
    isDark = options.has("dark")
    isPlaceholder = options.has("placeholder")
  }
}

extension WidgetFamily {
  /// Whether a person means this size: `systemSmall`, or `small`.
  fileprivate func isCalled(_ name: String) -> Bool {
    let own = description.lowercased()
    return [own, String(own.dropFirst("system".count))].contains(name.lowercased())
  }
}

extension Date {
  /// A date as people write it for programs: with or without time, zone and seconds. Without a
  /// zone it is the person's own.
  fileprivate init?(written text: String) {
    if let date = try? Date(text, strategy: .iso8601) {
      self = date
      return
    }
    let parts = text.split { $0 == "T" || $0 == " " }
    guard (1...2).contains(parts.count) else { return nil }
    let day = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let clock =
      parts.count == 2
      ? parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } : [0, 0]
    guard day.count == 3, (2...3).contains(clock.count), let year = day[0], let month = day[1],
      let number = day[2], let hour = clock[0], let minute = clock[1],
      let second = clock.count == 3 ? clock[2] : 0
    else { return nil }
    let wanted = DateComponents(
      year: year, month: month, day: number, hour: hour, minute: minute, second: second)
    let calendar = Calendar(identifier: .gregorian)
    // What is no date, such as February 30th, becomes another one.
    guard let date = calendar.date(from: wanted),
      calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        == DateComponents(
          year: year, month: month, day: number, hour: hour, minute: minute, second: second)
    else { return nil }
    self = date
  }
}
