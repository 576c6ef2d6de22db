import WidgetModel

/// A row of the configuration dialog, as a parameter of the widget's configuration gives it.
///
/// A value: what is shown and what a change means can be tested without a display.
struct ConfigurationRow: Sendable, Identifiable {
  /// What the person sets the value with.
  enum Control: Equatable, Sendable {
    /// A switch.
    case toggle
    /// A field with buttons for one more and one less.
    case stepper(NumberScale)
    case slider(NumberScale)
    /// A drop-down with fixed choices.
    case choices([ConfigurationChoice])
    /// A drop-down with what a query or a provider finds.
    case options(OptionSource)
    /// A field; what is typed is read as in the settings file.
    case field(placeholder: String)
  }

  /// The parameter's name.
  let name: String
  /// What the parameter is called, in the person's language.
  let title: String
  /// A line that explains it.
  let subtitle: String?
  let control: Control
  /// The present value; nil when there is none.
  let value: IntentValue?
  /// Whether the person sees the row for the present values.
  let isShown: Bool

  private let entry: IntentParameterList.Entry

  var id: String { name }

  private init(_ entry: IntentParameterList.Entry, value: IntentValue?, isShown: Bool) {
    self.isShown = isShown
    self.entry = entry
    name = entry.name
    title = String(localized: entry.parameter.title)
    subtitle = entry.parameter.parameterDescription.map { String(localized: $0) }
    control = Control(entry)
    self.value = value == .null ? nil : value
  }

  /// A configuration's rows: first those that its summary names, then those that are not shown for
  /// the present values. Without a summary all are shown, in the order of their declaration.
  ///
  /// - Parameters:
  ///   - configuration: the configuration.
  ///   - family: the size of the widget.
  static func rows(
    for configuration: IntentReference, family: WidgetFamily? = nil
  ) -> [ConfigurationRow] {
    let entries = IntentParameterList(configuration.type.init()).entries
    let named = configuration.summary(for: family?.description).parameters
    // A summary that names none says nothing about the rows.
    let shown = named.isEmpty ? entries.map(\.name) : named
    let order = shown + entries.map(\.name).filter { !shown.contains($0) }
    return order.compactMap { name in
      entries.first { $0.name == name }.map {
        ConfigurationRow($0, value: configuration.values[name], isShown: shown.contains(name))
      }
    }
  }

  /// Reads what a person typed.
  ///
  /// - Throws: `IntentError.invalidValue` when the parameter does not take it.
  func read(_ text: String) throws(IntentError) -> IntentValue {
    if case .string = entry.parameter.kind.unwrapped { return try entry.parse(text) }
    return try entry.parse(text.withoutOuterSpace)
  }

  /// The present value as a person writes it.
  var text: String {
    guard let value else { return "" }
    if case .date(let date) = value, entry.parameter.constraint.dateKind == .date {
      return date.formatted(IntentValueKind.dayStyle)
    }
    return value.text
  }

  /// The configuration with another value for this row; unchanged when the parameter does not take
  /// the value.
  func applying(_ value: IntentValue, to configuration: IntentReference) -> IntentReference {
    guard entry.parameter.constraint.admits(value) else { return configuration }
    return configuration.setting(name, to: value)
  }
}

extension ConfigurationRow: Equatable {
  /// Whether both look the same.
  static func == (one: ConfigurationRow, other: ConfigurationRow) -> Bool {
    one.name == other.name && one.title == other.title && one.subtitle == other.subtitle
      && one.control == other.control && one.value == other.value
  }
}

extension ConfigurationRow.Control {
  fileprivate init(_ entry: IntentParameterList.Entry) {
    let kind = entry.parameter.kind
    let constraint = entry.parameter.constraint
    switch kind.unwrapped {
    case .array:
      self = .field(placeholder: kind.isOptional ? ConfigurationChoice.none.title : "")
    case _ where constraint.offersOptions:
      self = .options(OptionSource(entry))
    case .bool where !kind.isOptional:
      self = .toggle
    case .bool:
      let names = constraint.boolNames.map {
        (String(localized: $0.whenTrue), String(localized: $0.whenFalse))
      }
      let (on, off) = names ?? (String(localized: "On"), String(localized: "Off"))
      self = .choices([
        .none, ConfigurationChoice(value: .bool(true), title: on),
        ConfigurationChoice(value: .bool(false), title: off),
      ])
    case .int where !kind.isOptional && constraint.controlStyle != .field:
      self.init(NumberScale(whole: constraint.intRange), constraint)
    case .double where !kind.isOptional && constraint.controlStyle != .field:
      self.init(NumberScale(constraint.doubleRange), constraint)
    case .enumeration(let cases):
      let choices = cases.map {
        ConfigurationChoice(value: .string($0.value), title: String(localized: $0.title))
      }
      self = .choices((kind.isOptional ? [.none] : []) + choices)
    case .entity:
      self = .options(OptionSource(entry))
    case .int, .double, .string, .date, .optional:
      self = .field(placeholder: kind.isOptional ? ConfigurationChoice.none.title : "")
    }
  }

  /// A slider needs two ends.
  private init(_ scale: NumberScale, _ constraint: IntentParameterConstraint) {
    let isBounded = constraint.intRange != nil || constraint.doubleRange != nil
    self = constraint.controlStyle == .slider && isBounded ? .slider(scale) : .stepper(scale)
  }
}
