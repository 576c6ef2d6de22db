extension View {
  /// What a screen reader says; the older spelling of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// What a screen reader says of the value; the older spelling of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What a screen reader says of what will happen; the older spelling of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Leaves the view out of what a screen reader says; the older spelling of
  /// `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// A name for tests: GTK has no place for one, so the view is left as it is.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// What kind of thing the view is: the desktop's widgets say that by themselves.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// What kind of thing the view is not: the desktop's widgets say that by themselves.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
}

/// What kinds of things a view is. Mirrors `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The head of a part.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// An address.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// On or off.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// Told again and again.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// In short.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 256)
}
