/// Views in rows and columns. Mirrors `Grid`.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: where views stand in their cells.
  ///   - horizontalSpacing: the gap between columns in pixels; 8 when nil.
  ///   - verticalSpacing: the gap between rows in pixels; 8 when nil.
  ///   - content: the rows; what is no row spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the rows.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let grid = GridNode(
      kind: .rows, alignment: alignment, horizontalSpacing: Double(place: horizontalSpacing ?? 8),
      verticalSpacing: Double(place: verticalSpacing ?? 8))
    return [context.node(.grid(grid), children: content._nodes(in: context.inside(.vertical)))]
  }
}

/// A row of a grid. Mirrors `GridRow`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameters:
  ///   - alignment: where views stand in their cells; the grid's when nil.
  ///   - content: the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the cells.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.gridRow(alignment), children: content._nodes(in: context.inside(.horizontal)))]
  }
}

extension View {
  /// How many columns of its grid the view takes.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifyingNodes { node, _ in
      var copy = node
      // Each column is measured and laid out, whether or not there is anything in it.
      copy.style.columnSpan = min(max(count, 1), 200)
      return copy
    }
  }
}

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`. Mirrors `GridItem`.
public struct GridItem: Sendable {
  /// How large it is. Mirrors `GridItem.Size`.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The gap to the next one, in pixels; 8 when nil.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// - Parameters:
  ///   - size: how large it is.
  ///   - spacing: the gap to the next one, in pixels; 8 when nil.
  ///   - alignment: where views stand in it.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  private func usableMaximum(_ length: CGFloat) -> Double {
    length >= 0 ? Double(length) : length.isNaN ? .infinity : 0
  }

  func track(_ alignment: Alignment) -> GridTrack {
    let size: GridTrack.Size =
      switch self.size {
      case .fixed(let length): .fixed(Double(size: length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(size: minimum), maximum: usableMaximum(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(size: minimum), maximum: usableMaximum(maximum))
      }
    return GridTrack(
      size: size, spacing: Double(place: spacing ?? 8), alignment: self.alignment ?? alignment)
  }
}

/// Views that fill lines of given columns. Mirrors `LazyVGrid`.
public struct LazyVGrid<Content: View> {
  let grid: GridNode
  let content: Content

  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: where the grid stands when it is less wide than its room.
  ///   - spacing: the gap between lines in pixels; 8 when nil.
  ///   - pinnedViews: accepted; there are no headers.
  ///   - content: the cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    grid = GridNode(
      kind: .flow(.vertical, columns.map { $0.track(alignment) }), alignment: alignment,
      horizontalSpacing: Double(place: columns.first?.spacing ?? 8),
      verticalSpacing: Double(place: spacing ?? 8))
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the cells.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.grid(grid), children: content._nodes(in: context.inside(.vertical)))]
  }
}

/// Views that fill columns of given lines. Mirrors `LazyHGrid`.
public struct LazyHGrid<Content: View> {
  let grid: GridNode
  let content: Content

  /// - Parameters:
  ///   - rows: the lines.
  ///   - alignment: where the grid stands when it is less high than its room.
  ///   - spacing: the gap between columns in pixels; 8 when nil.
  ///   - content: the cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    grid = GridNode(
      kind: .flow(.horizontal, rows.map { $0.track(alignment) }), alignment: alignment,
      horizontalSpacing: Double(place: spacing ?? 8),
      verticalSpacing: Double(place: rows.first?.spacing ?? 8))
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// Not made of other views.
  public typealias Body = Never
  /// One node that holds the cells.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    [context.node(.grid(grid), children: content._nodes(in: context.inside(.horizontal)))]
  }
}

/// A column: a widget's views are all made anyway. Mirrors `LazyVStack`.
public typealias LazyVStack = VStack
/// A row: a widget's views are all made anyway. Mirrors `LazyHStack`.
public typealias LazyHStack = HStack
