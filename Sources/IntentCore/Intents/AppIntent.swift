/// What has a name that stays the same between runs.
public protocol PersistentlyIdentifiable {
  /// The name; by default the type's.
  static var persistentIdentifier: String { get }
}

/// Whether an intent may run while the session is locked. Mirrors `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Sendable {
  /// It may.
  case alwaysAllowed
  /// It may not.
  case requiresAuthentication
  /// It may not.
  case requiresLocalDeviceAuthentication
}

/// Something a person can have done: by a button or toggle of a widget, the command line, D-Bus.
///
/// ```swift
/// struct ToggleTaskIntent: AppIntent {
///   static let title: LocalizedStringResource = "Toggle Task"
///   @Parameter(title: "Task") var task: String
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
///
/// Declared once, an intent serves every surface: its parameters give the dialog's rows, the
/// command line's options and the D-Bus action's arguments. `perform()` runs off the main thread.
/// Mirrors `AppIntent`.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What `perform()` gives back.
  associatedtype PerformResult: IntentResult
  /// How the description was written; see `description`.
  associatedtype _Description: _DescriptionConvertible = IntentDescription?
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary = _NoParameterSummary

  /// What the intent does, in two or three words.
  static var title: LocalizedStringResource { get }
  /// What the intent does, in a sentence: an `IntentDescription`, a string, or a
  /// `LocalizedStringResource`.
  static var description: _Description { get }
  /// The intent in a sentence, and which of its parameters a person sees.
  static var parameterSummary: SummaryContent { get }
  /// Whether the program comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Whether the intent is listed for people.
  static var isDiscoverable: Bool { get }
  /// Whether the intent may run while the session is locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Makes the intent with its parameters at their defaults.
  init()

  /// Does it. Called off the main thread, with all parameters set.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  // Describing a type would ask it for four conformances that it lacks, each a search through all
  // of the program's, at every start.
  /// The type's name.
  public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// The name of the D-Bus action and of the command: without "Intent", in kebab case.
  package static var actionName: String {
    var name = persistentIdentifier
    if name.hasSuffix("Intent"), name.count > "Intent".count {
      name.removeLast("Intent".count)
    }
    return name.kebabCased
  }
}

extension AppIntent where _Description == IntentDescription? {
  /// None.
  public static var description: IntentDescription? { nil }
}

extension String {
  /// `ToggleTask` → `toggle-task`, `OpenURL` → `open-url`.
  package var kebabCased: String {
    var result = ""
    var previous: Character?
    for (index, character) in zip(indices, self) {
      let following = self.index(after: index)
      let startsWord =
        character.isUppercase
        && (previous?.isLowercase == true || previous?.isNumber == true
          || (previous?.isUppercase == true && following < endIndex
            && self[following].isLowercase))
      if startsWord { result += "-" }
      result += character.isLetter || character.isNumber ? character.lowercased() : "-"
      previous = character
    }
    return result
  }
}

/// An intent that holds a placed widget's settings. Mirrors `WidgetConfigurationIntent`.
///
/// Its parameters, in the order of their declaration, are the dialog's rows; those that are not
/// optional need a default.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == IntentResultContainer<Never> {
  /// Nothing: a configuration is read, not run.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}
