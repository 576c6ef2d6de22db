/// A view for each element of a collection. Mirrors `ForEach`.
///
/// ```swift
/// ForEach(tasks) { task in Text(task.title) }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// - Parameters:
  ///   - data: the elements, known by their ids.
  ///   - content: the view for one element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Content: View {
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what an element is known by.
  ///   - content: the view for one element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// - Parameters:
  ///   - data: the numbers.
  ///   - content: the view for one number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Not made of other views.
  public typealias Body = Never
  /// The nodes of each element, under its id.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    data.flatMap { element in
      content(element)._nodes(in: context.at(.id(NodeID(AnyHashable(id(element))))))
    }
  }
}
