/// Where a view is evaluated: its environment, and the path to it.
public struct _ViewContext {
  private var box: EnvironmentBox
  var path: [NodeIdentity.Element] = []
  /// The direction of the enclosing stack, for spacers and dividers.
  var axis: Axis?
  private var ancestors: [NodeIdentity] = []

  package init(environment: EnvironmentValues) {
    box = EnvironmentBox(environment)
  }

  /// What a view reads from its surroundings.
  package var environment: EnvironmentValues { box.values }

  /// The same place, one step deeper.
  func at(_ element: NodeIdentity.Element) -> _ViewContext {
    var copy = self
    copy.path.append(element)
    return copy
  }

  /// Inside a container: paths start anew there.
  func inside(_ axis: Axis?) -> _ViewContext {
    var copy = self
    copy.ancestors.append(NodeIdentity(path))
    copy.path = []
    copy.axis = axis
    return copy
  }

  /// The same place with another environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
    var values = environment
    change(&values)
    var copy = self
    copy.box = EnvironmentBox(values)
    return copy
  }

  /// A node at this place.
  func node(_ content: NodeContent, children: [ViewNode] = []) -> ViewNode {
    var node = ViewNode(identity: NodeIdentity(path), content: content, children: children)
    switch content {
    case .text, .symbol:
      node.style.contentTransition = environment.contentTransition
      if case .symbol = content { node.style.symbolEffect = environment.symbolEffect }
    default: break
    }
    if hidesContent {
      node.redact()
      if case .progress = content { node.style.accessibilityValue = spoken("") }
    }
    return node
  }

  /// Whether content here is hidden from everybody: it is private and the session is locked, or it
  /// stands only for what is to come.
  var hidesContent: Bool {
    let reasons = environment.redactionReasons
    return reasons.contains(.placeholder)
      || (reasons.contains(.privacy) && environment.isPrivacySensitive)
  }

  /// What a screen reader may say of content here: its words, or only that it is hidden.
  func spoken(_ words: String) -> String {
    guard hidesContent else { return words }
    return environment.redactionReasons.contains(.placeholder)
      ? String(localized: "Loading") : String(localized: "Hidden")
  }

  /// The place in the whole tree.
  var place: GeometryPlace { GeometryPlace(path: ancestors + [NodeIdentity(path)]) }

  /// Fills in what a view, modifier or style reads from its environment.
  @MainActor func fill<T>(_ value: T) {
    DynamicProperties.fill(value, from: environment)
  }
}

/// An environment on the heap: places are copied far more often than environments change.
private final class EnvironmentBox {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}

extension ViewNode {
  /// Evaluates a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: what it reads from its surroundings.
  /// - Returns: one node; several views are put into a column.
  @MainActor
  package static func resolve(_ view: some View, in environment: EnvironmentValues) -> ViewNode {
    let nodes = view._nodes(in: _ViewContext(environment: environment))
    if nodes.count == 1 { return nodes[0] }
    let stack = StackNode(axis: .vertical, alignment: .center, spacing: 8)
    return ViewNode(identity: NodeIdentity([]), content: .stack(stack), children: nodes)
  }

  /// Marks what would show content as a placeholder. A text keeps its shape and none of its words:
  /// they would be told by screen readers and tools that look into windows.
  mutating func redact() {
    switch content {
    case .text(var text):
      text.runs = text.runs.map(\.withoutWords)
      content = .text(text)
      style.isRedacted = true
    case .symbol: style.isRedacted = true
    case .progress(var progress):
      // As it would be read out of its length, and by screen readers.
      if progress.isKnown { progress.value = 0 }
      progress.interval = nil
      content = .progress(progress)
      style.isRedacted = true
    default: break
    }
  }
}
