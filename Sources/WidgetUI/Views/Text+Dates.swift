extension Text {
  /// What is told of a date. Mirrors `Text.DateStyle`.
  public struct DateStyle: Sendable, Hashable {
    let style: ClockNode.Style

    /// The time of day.
    public static let time = DateStyle(style: .time)
    /// The day.
    public static let date = DateStyle(style: .date)
    /// How far away it is, kept up with the clock.
    public static let relative = DateStyle(style: .relative)
    /// How far away it is, with a sign, kept up with the clock.
    public static let offset = DateStyle(style: .offset)
    /// Hours, minutes and seconds, kept up with the clock.
    public static let timer = DateStyle(style: .timer)
  }

  /// A date.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: what is told of it.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .clock(ClockNode(date: date, style: style.style)))
  }

  /// A stretch of time: when it begins and when it ends.
  public init(_ dates: ClosedRange<Date>) {
    let begin = Text(dates.lowerBound, style: .time)
    self = begin + Text(verbatim: "–") + Text(dates.upperBound, style: .time)
  }

  /// A stretch of time: when it begins and when it ends.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// The time that has passed of an interval, or is left of it, kept up with the clock.
  ///
  /// - Parameters:
  ///   - timerInterval: the interval.
  ///   - pauseTime: when the clock stopped; nil while it runs.
  ///   - countsDown: whether it is the time that is left.
  ///   - showsHours: whether there are hours, rather than more than 59 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let seconds = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(
      content: .clock(
        ClockNode(
          date: timerInterval.lowerBound,
          style: .interval(
            seconds: seconds, countsDown: countsDown, pausedAt: pauseTime,
            showsHours: showsHours))))
  }

  /// A value in a format.
  ///
  /// - Parameters:
  ///   - input: the value.
  ///   - format: the format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A value in a formatter's words.
  ///
  /// - Parameters:
  ///   - subject: the value.
  ///   - formatter: the formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A symbol in a text.
  public init(_ image: Image) {
    self.init(content: .symbol(image.name))
  }

  /// A text that is looked up in the person's language.
  ///
  /// - Parameters:
  ///   - key: the English text.
  ///   - tableName: accepted; there is one table.
  ///   - bundle: accepted.
  ///   - comment: a word to translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key: key)
  }
}
