/// The intents that a program offers by name: to the command line, over D-Bus and to dialogs.
public struct IntentRegistry: Sendable {
  /// The intents, in the order in which they were given.
  public let intents: [any AppIntent.Type]
  private let byActionName: [String: any AppIntent.Type]

  /// - Parameter intents: the intents.
  /// - Throws: `IntentError.duplicateIntent` when two have the same identifier or action name.
  public init(_ intents: [any AppIntent.Type]) throws(IntentError) {
    var byIdentifier: [String: any AppIntent.Type] = [:]
    var byActionName: [String: any AppIntent.Type] = [:]
    for intent in intents {
      if let other = byIdentifier[intent.persistentIdentifier] ?? byActionName[intent.actionName] {
        throw .duplicateIntent(
          name: intent.actionName, first: String(reflecting: other),
          second: String(reflecting: intent))
      }
      byIdentifier[intent.persistentIdentifier] = intent
      byActionName[intent.actionName] = intent
    }
    self.intents = intents
    self.byActionName = byActionName
  }

  /// The intent with an action name such as `toggle-task`.
  package func intent(named name: String) -> (any AppIntent.Type)? {
    byActionName[name]
  }
}
