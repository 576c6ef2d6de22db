/// A part of a text that keeps up with the clock.
///
/// The host draws `string(at:)` and asks `nextChange(after:)` when to draw again, while the widget
/// is seen.
package struct ClockNode: Sendable, Hashable {
  /// What is told of the time.
  package enum Style: Sendable, Hashable {
    /// The time of day; does not change.
    case time
    /// The day; does not change.
    case date
    /// How far away it is: "2 hr, 5 min".
    case relative
    /// How far away it is, with a sign: "+2 hr".
    case offset
    /// Hours, minutes and seconds, upwards after the date and downwards before it: "1:05:09".
    case timer
    /// Hours, minutes and seconds of an interval that begins at the date.
    case interval(seconds: Double, countsDown: Bool, pausedAt: Date?, showsHours: Bool)
  }

  package var date: Date
  package var style: Style
  /// The language and region that the view asked for; the person's when nil.
  package var locale: Locale?
  /// The time zone that the view asked for; the person's when nil.
  package var timeZone: TimeZone?
  /// Capital or small letters, where the view asked for them.
  package var textCase: Text.Case?

  /// The text at a moment.
  package func string(at now: Date) -> String {
    let text = words(at: now)
    // The person's own are asked for only where they are needed: the first look costs milliseconds.
    return switch textCase {
    case .uppercase: text.uppercased(with: locale ?? .current)
    case .lowercase: text.lowercased(with: locale ?? .current)
    case nil: text
    }
  }

  private func words(at now: Date) -> String {
    switch style {
    case .time:
      return date.formatted(
        Date.FormatStyle(
          date: .omitted, time: .shortened, locale: locale ?? .current,
          timeZone: timeZone ?? .current))
    case .date:
      return date.formatted(
        Date.FormatStyle(
          date: .long, time: .omitted, locale: locale ?? .current, timeZone: timeZone ?? .current))
    case .relative: return Self.words(for: date.timeIntervalSince(now), parts: 2)
    case .offset:
      let distance = now.timeIntervalSince(date)
      return (distance < 0 ? "−" : "+") + Self.words(for: distance, parts: 1)
    case .timer: return Self.digits(for: abs(date.timeIntervalSince(now)), showsHours: true)
    case .interval(let seconds, let countsDown, let pausedAt, let showsHours):
      let passed = min(max((pausedAt ?? now).timeIntervalSince(date), 0), seconds)
      return Self.digits(
        for: countsDown ? (seconds - passed).rounded(.up) : passed, showsHours: showsHours)
    }
  }

  /// When the text is another one; nil when it stays as it is.
  package func nextChange(after now: Date) -> Date? {
    let distance = now.timeIntervalSince(date)
    // Of a moment that far away nothing is told that could change.
    guard abs(distance) < Self.endOfTime else { return nil }
    // Just after the second has turned, so that rounding does not fall short of it.
    let second = date.addingTimeInterval(distance.rounded(.down) + 1.001)
    switch style {
    case .time, .date: return nil
    case .timer: return second
    case .relative:
      return abs(distance) < 3_600 ? second : Self.next(60, after: distance, from: date)
    case .offset:
      return abs(distance) < 60 ? second : Self.next(60, after: distance, from: date)
    case .interval(let seconds, _, let pausedAt, _):
      if pausedAt != nil || distance >= seconds { return nil }
      return distance < 0 ? date : second
    }
  }

  private static func next(_ step: Double, after distance: Double, from date: Date) -> Date {
    date.addingTimeInterval(((distance / step).rounded(.down) + 1) * step + 0.001)
  }

  /// How far away a moment may be, in seconds, to be told in words.
  private static let endOfTime = 1e12

  /// `1:05:09`, or `5:09` under an hour.
  private static func digits(for seconds: Double, showsHours: Bool) -> String {
    guard seconds.isFinite, seconds < endOfTime else { return "∞" }
    let total = Int(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = total / 60
    if showsHours, minutes >= 60 {
      return "\(minutes / 60):\(two(minutes % 60)):\(two(total % 60))"
    }
    return "\(minutes):\(two(total % 60))"
  }

  private static func words(for distance: Double, parts: Int) -> String {
    guard abs(distance) < endOfTime else { return "∞" }
    var rest = Int(abs(distance))
    var words: [String] = []
    for (length, singular, plural) in units {
      let count = rest / length
      rest -= count * length
      if count == 0 && (words.isEmpty ? length > 1 : true) { continue }
      words.append(
        String(localized: LocalizedStringResource(singular: singular, plural: plural, count: count))
      )
      if words.count == parts { break }
    }
    return words.joined(separator: ", ")
  }

  private static let units: [(Int, String, String)] = [
    (31_556_952, "%@ year", "%@ years"), (2_629_746, "%@ month", "%@ months"),
    (86_400, "%@ day", "%@ days"), (3_600, "%@ hr", "%@ hr"), (60, "%@ min", "%@ min"),
    (1, "%@ sec", "%@ sec"),
  ]
}
