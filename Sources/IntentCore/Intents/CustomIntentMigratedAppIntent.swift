/// An intent that once was one of another framework's, known by the name of its class. Mirrors
/// `CustomIntentMigratedAppIntent`; the desktop has only the one kind.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that it replaces.
  static var intentClassName: String { get }
}
