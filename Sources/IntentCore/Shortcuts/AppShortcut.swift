/// An intent that a program offers ready-made. Mirrors `AppShortcut`.
///
/// ```swift
/// AppShortcut(
///   intent: AddTaskIntent(), phrases: ["Add a task in \(.applicationName)"],
///   shortTitle: "Add Task", systemImageName: "plus")
/// ```
///
/// On the desktop it becomes an action in the launcher's menu: the program's desktop entry has it,
/// which `--desktop-entry` prints.
public struct AppShortcut: Sendable {
  package let intent: IntentReference
  package let intentType: any AppIntent.Type
  package let title: LocalizedStringResource
  package let systemImageName: String?
  package let phrases: [String]

  /// - Parameters:
  ///   - intent: what it performs, with its parameters set.
  ///   - phrases: what a person may say; kept for searching.
  ///   - shortTitle: what it is called.
  ///   - systemImageName: its symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = IntentReference(intent)
    intentType = Intent.self
    self.phrases = phrases.map(\.text)
    title = shortTitle
    self.systemImageName = systemImageName
  }

  /// - Parameters:
  ///   - intent: what it performs, with its parameters set.
  ///   - phrases: what a person may say; kept for searching.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = IntentReference(intent)
    intentType = Intent.self
    self.phrases = phrases.map(\.text)
    title = Intent.title
    systemImageName = nil
  }
}

/// What a person may say. Mirrors `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, Hashable,
  ExpressibleByStringInterpolation
{
  let text: String

  /// A value that stands in a phrase. Mirrors `AppShortcutPhraseToken`.
  public enum Token: Sendable {
    /// The program's name.
    case applicationName
  }

  /// Collects a phrase's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Called by the compiler for each literal part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// The program's name.
    public mutating func appendInterpolation(_ token: Token) {
      text += "Tasklet"
    }

    /// A parameter: its title stands for it.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += String(localized: Intent()[keyPath: path].title)
    }
  }

  /// A phrase without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A phrase with values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}

/// The intents that a program offers ready-made. Mirrors `AppShortcutsProvider`.
///
/// A host does not search the program for it: let the widget bundle be the provider.
public protocol AppShortcutsProvider {
  /// The shortcuts, the most useful first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Accepted; the launcher decides.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The default.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Accepted: shortcuts are read anew each time they are shown.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a shortcut's tile; accepted, the launcher decides. Mirrors `ShortcutTileColor`.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape
  case grayBlue, grayBrown, grayGreen
}

/// Lists shortcuts. Mirrors `AppShortcutsBuilder`.
@resultBuilder
public struct AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// All of them.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// The first branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// The second branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Shortcuts behind `if #available`.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
  /// A `for`.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
}
