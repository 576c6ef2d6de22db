/// A fixed set of choices that a parameter can take. Mirrors `AppEnum`.
///
/// ```swift
/// enum Priority: String, AppEnum {
///   case low, high
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
///   static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
///     .low: "Low", .high: "High",
///   ]
/// }
/// ```
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// Takes one of the cases.
  public static var _kind: IntentValueKind {
    .enumeration(
      allCases.map { choice in
        IntentEnumCase(value: choice.rawValue.description) {
          let name = String(describing: choice)
          return (name, caseDisplayRepresentations[choice]?.title ?? LocalizedStringResource(name))
        }
      })
  }

  /// The raw value as text.
  public var _intentValue: IntentValue { .string(rawValue.description) }

  /// From the raw value's text.
  public static func _decodeNow(_ value: IntentValue) throws -> Self? {
    guard case .string(let text) = value, let raw = RawValue(text), let choice = Self(rawValue: raw)
    else { throw IntentValueMismatch(value) }
    return choice
  }

  /// How this case is shown, in the person's language.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(String(describing: self))
  }
}
