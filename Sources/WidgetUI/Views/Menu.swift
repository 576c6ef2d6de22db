/// A menu inside a context menu. Mirrors `Menu`.
public struct Menu<Content: View> {
  let title: LocalizedStringKey
  let content: Content

  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - content: its items.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey
    self.content = content()
  }
}

extension Menu {
  /// - Parameters:
  ///   - title: what it is called, as it is.
  ///   - content: its items.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: String(title)), content: content)
  }
}

extension Menu: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the items.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [
      context.node(
        .menu(String(localized: title.resource)),
        children: content._nodes(in: context.inside(.vertical)))
    ]
  }
}

/// The item of a context menu that puts a field in the place of the editable text. Mirrors
/// `RenameButton`.
public struct RenameButton: Sendable {
  /// The item.
  public init() {}
}

extension RenameButton: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.rename(String(localized: "Rename")))]
  }
}
