/// What an intent gives back. Mirrors `IntentResult`.
///
/// Made with `.result()`, `.result(value:)` and, on the desktop, `.result(dialog:undo:)`.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` without one.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
  /// What was done, in words.
  var _dialog: IntentDialog? { get }
  /// The intent that takes it back.
  var _undo: IntentReference? { get }
}

/// A result with a value. Mirrors `ReturnsValue`.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words. Mirrors `ProvidesDialog`.
public protocol ProvidesDialog: IntentResult {}

/// The one kind of result there is.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {
  /// The value.
  public let value: Value?
  /// What was done, in words.
  public let _dialog: IntentDialog?
  /// The intent that takes it back.
  public let _undo: IntentReference?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Done.
  public static func result() -> Self {
    IntentResultContainer(value: nil, _dialog: nil, _undo: nil)
  }

  /// Done, in words, and how to take it back.
  ///
  /// The host shows both for six seconds and binds Ctrl+Z to the undo.
  ///
  /// - Parameters:
  ///   - dialog: what was done; name the thing.
  ///   - undo: the intent that takes it back, with its parameters set.
  public static func result(dialog: IntentDialog, undo: (any AppIntent)? = nil) -> Self {
    IntentResultContainer(
      value: nil, _dialog: dialog, _undo: undo.map { IntentReference(recording: $0) })
  }
}

extension IntentResult {
  /// Done, with a value.
  ///
  /// - Parameter value: the value.
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, _dialog: nil, _undo: nil)
  }

  /// Done, with a value, in words, and how to take it back.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - dialog: what was done; name the thing.
  ///   - undo: the intent that takes it back, with its parameters set.
  public static func result<V: Sendable>(
    value: V, dialog: IntentDialog, undo: (any AppIntent)? = nil
  ) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(
      value: value, _dialog: dialog, _undo: undo.map { IntentReference(recording: $0) })
  }
}

/// What a finished intent gave back, whatever its type.
public struct IntentOutcome: Sendable {
  /// The value in plain form, if it has one that can be a parameter's.
  public let value: IntentValue?
  /// What was done, in words.
  public let dialog: IntentDialog?
  /// The intent that takes it back.
  public let undo: IntentReference?

  init(_ result: some IntentResult) {
    value = (result.value as? any _IntentValue)?._intentValue
    dialog = result._dialog
    undo = result._undo
  }
}
