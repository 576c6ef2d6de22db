/// A value with its name before it. Mirrors `LabeledContent`.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// - Parameters:
  ///   - content: the value.
  ///   - label: its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// - Parameters:
  ///   - titleKey: the name, looked up in the person's language.
  ///   - content: the value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// - Parameters:
  ///   - titleKey: the name, looked up in the person's language.
  ///   - value: the value, as it is.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
}

extension LabeledContent: View {
  /// The name at the leading edge, the value at the trailing one.
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      content.foregroundStyle(.secondary)
    }
  }
}
