/// A control that opens an address. Mirrors `Link`.
///
/// ```swift
/// Link("Open", destination: url)
/// ```
///
/// Drawn as a plain button; the host opens the address with the desktop's program for it.
public struct Link<Label: View> {
  let url: URL
  let label: Label

  /// - Parameters:
  ///   - destination: the address.
  ///   - label: what is drawn.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    url = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// - Parameters:
  ///   - titleKey: the text, looked up in the person's language.
  ///   - destination: the address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    url = destination
    label = Text(titleKey)
  }

  /// - Parameters:
  ///   - title: the text as it is.
  ///   - destination: the address.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    url = destination
    label = Text(title)
  }
}

extension Link: View {
  /// Not made of other views.
  public typealias Body = Never
  /// A plain button with the address.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: AnyView(label)), intent: nil, url: url)
    return ButtonControl(configuration: configuration, appearance: .plain)._nodes(in: context)
      .map { node in
        guard node.plainText.isEmpty else { return node }
        // Without words it is called what its picture is, or where it leads.
        let name = node.spokenText
        return node.labelled(context.spoken(name.isEmpty ? url.absoluteString : name))
      }
  }
}

extension View {
  /// The address that a click on the widget opens where no control takes it.
  ///
  /// - Parameter url: the address; nil for none.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      copy.actions.widgetURL = url ?? copy.actions.widgetURL
      return copy
    }
  }
}
