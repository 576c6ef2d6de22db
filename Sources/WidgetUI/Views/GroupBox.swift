/// Views in a box of their own, with a label over it. Mirrors `GroupBox`.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// - Parameters:
  ///   - content: the views, one below the other.
  ///   - label: what is said over the box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// - Parameters:
  ///   - label: what is said over the box.
  ///   - content: the views, one below the other.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  /// - Parameter content: the views, one below the other.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// - Parameters:
  ///   - titleKey: the text over the box, looked up in the person's language.
  ///   - content: the views, one below the other.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// - Parameters:
  ///   - title: the text over the box, as it is.
  ///   - content: the views, one below the other.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View {
  /// The label over the content, on a ground of its own.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding(12)
    .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 10))
  }
}
