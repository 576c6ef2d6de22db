/// What is said where there is nothing to show. Mirrors `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// - Parameters:
  ///   - label: what is missing.
  ///   - description: why, or what to do.
  ///   - actions: buttons that do it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == WidgetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// - Parameters:
  ///   - title: what is missing, looked up in the person's language.
  ///   - name: the symbol's name.
  ///   - description: why, or what to do.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { WidgetUI.Label(title, systemImage: name) }, description: { description })
  }

  /// - Parameters:
  ///   - title: what is missing, as it is.
  ///   - name: the symbol's name.
  ///   - description: why, or what to do.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { WidgetUI.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView: View {
  /// All in the middle, one below the other, in what room there is.
  public var body: some View {
    VStack(spacing: 6) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol over its title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.headline)
    }
  }
}
