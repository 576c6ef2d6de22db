import Testing

@testable import WidgetUI

@MainActor @Suite struct LayoutModifierTests {
  private let content = Text(verbatim: "a")

  @Test(
    arguments: [
      (.top, EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)),
      (.leading, EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)),
      (.bottom, EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0)),
      (.trailing, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 3)),
      (.horizontal, EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)),
      (.vertical, EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)),
      (.all, EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)),
    ] as [(Edge.Set, EdgeInsets)])
  func paddingIsWhereItIsAskedFor(edges: Edge.Set, insets: EdgeInsets) {
    #expect(resolve(content.padding(edges, 3)).style.padding == insets)
    #expect(resolve(content.padding(insets)).style.padding == insets)
  }

  @Test func anIdealSizeIsTheLeastWhereNoOtherIs() {
    #expect(
      resolve(content.frame(idealWidth: 5, idealHeight: 6)).style.frame
        == FrameNode(minWidth: 5, minHeight: 6))
    #expect(
      resolve(content.frame(minWidth: 1, idealWidth: 5, minHeight: 2, idealHeight: 6)).style.frame
        == FrameNode(minWidth: 1, minHeight: 2))
  }

  @Test func framesPlaceTheirView() {
    #expect(
      resolve(content.frame(width: 1, height: 2, alignment: .bottomLeading)).content
        == .box(.bottomLeading))
    #expect(resolve(content.frame(width: 1)).style.frame == FrameNode(width: 1))
    #expect(resolve(content.frame(height: 2)).style.frame == FrameNode(height: 2))
    #expect(resolve(content.frame(height: 2)).content == .box(.center))
  }

  @Test func framesMayBeSharesOfTheWidget() {
    func node(_ view: some View) -> ViewNode {
      resolve(view) { $0.widgetSize = CGSize(width: 300, height: 100) }
    }
    #expect(
      node(content.containerRelativeFrame(.horizontal)).style.frame == FrameNode(width: 300))
    #expect(
      node(content.containerRelativeFrame([.horizontal, .vertical])).style.frame
        == FrameNode(width: 300, height: 100))
    let share = node(
      content.containerRelativeFrame([.horizontal, .vertical], alignment: .topTrailing) {
        length, axis in axis == .horizontal ? length / 2 : length / 4
      })
    #expect(share.style.frame == FrameNode(width: 150, height: 25))
    #expect(share.content == .box(.topTrailing))
  }

  @Test func placesAndProportions() {
    #expect(
      resolve(content.position(CGPoint(x: 3, y: 4))).style.position == PointNode(x: 3, y: 4))
    #expect(
      resolve(content.position(x: 1).position(y: 2)).outline == "box { 0 “a” }",
      "the first stands in the room of the second")
    #expect(resolve(content.scaledToFill()).style.aspect == AspectNode(ratio: nil, fills: true))
    #expect(
      resolve(content.aspectRatio(0.5, contentMode: .fit)).style.aspect
        == AspectNode(ratio: 0.5, fills: false))
    #expect(resolve(content.background(.red).scaledToFit()).outline == "box { 0 “a” }")
    #expect(
      resolve(content.fixedSize(horizontal: true, vertical: false)).style.fixedSize == .horizontal)
  }

  @Test func whatIsAcceptedChangesNothing() {
    #expect(resolve(content.ignoresSafeArea().edgesIgnoringSafeArea(.all)) == resolve(content))
    #expect(resolve(content.contentShape(Circle()).widgetAccentable()) == resolve(content))
  }

  @Test func gapsAreEightPixelsWhereNobodySays() {
    func stack(_ view: some View) -> StackNode? { resolve(view).stack }
    #expect(
      stack(HStack { content }) == StackNode(axis: .horizontal, alignment: .center, spacing: 8))
    #expect(
      stack(VStack { content }) == StackNode(axis: .vertical, alignment: .center, spacing: 8))
    #expect(
      stack(VStack(spacing: 0) { content })
        == StackNode(axis: .vertical, alignment: .center, spacing: 0))
    #expect(resolve(ZStack { content }).content == .layers(LayersNode(alignment: .center)))
    #expect(resolve(Spacer()).content == .spacer(minLength: 0))
  }

  @Test func whatScrollsHoldsARowOrAColumn() {
    let across = resolve(ScrollView(.horizontal) { Divider() })
    #expect(across.content == .scroll(.horizontal))
    #expect(across.outline == "scroll { upright line }")
    #expect(resolve(ScrollView { Divider() }).outline == "scroll { line }")
    #expect(
      resolve(ScrollView([.horizontal, .vertical]) { Divider() }).outline == "scroll { line }")
  }

  @Test func linesLieWhereThereIsNoStack() {
    #expect(resolve(Divider()).outline == "line")
    #expect(resolve(ZStack { Divider() }).outline == "layers { line }")
  }

  @Test func gridsHaveGaps() {
    func grid(_ view: some View) -> NodeContent { resolve(view).content }
    #expect(
      grid(Grid(alignment: .top, verticalSpacing: 2) { content })
        == .grid(
          GridNode(kind: .rows, alignment: .top, horizontalSpacing: 8, verticalSpacing: 2)))
    #expect(
      resolve(content.gridCellColumns(0)).style.columnSpan == 1, "no cell is in no column")
  }

  @Test func linesOfColumns() {
    let items = [
      GridItem(.flexible(minimum: 1, maximum: 2), spacing: 3, alignment: .top),
      GridItem(.adaptive(minimum: 4, maximum: 5)),
    ]
    func tracks(_ alignment: Alignment) -> [GridTrack] {
      [
        GridTrack(size: .flexible(minimum: 1, maximum: 2), spacing: 3, alignment: .top),
        GridTrack(size: .adaptive(minimum: 4, maximum: 5), spacing: 8, alignment: alignment),
      ]
    }
    #expect(
      resolve(LazyVGrid(columns: items, alignment: .trailing, spacing: 6) { content }).content
        == .grid(
          GridNode(
            kind: .flow(.vertical, tracks(.trailing)), alignment: .trailing, horizontalSpacing: 3,
            verticalSpacing: 6)))
    let rows = resolve(LazyHGrid(rows: items, alignment: .bottom, spacing: 6) { Divider() })
    #expect(
      rows.content
        == .grid(
          GridNode(
            kind: .flow(.horizontal, tracks(.bottom)), alignment: .bottom, horizontalSpacing: 6,
            verticalSpacing: 3)))
    #expect(rows.outline == "grid { upright line }")
  }

  @Test func roomsAreRectanglesFromTheirCorner() {
    #expect(resolve(ViewThatFits { content }).content == .fitting([.horizontal, .vertical]))
    var frame: CGRect?
    _ = resolve(
      GeometryReader { proxy in
        content.onAppear { frame = proxy.frame(in: .global) }
      }
    ) { $0.widgetSize = CGSize(width: 30, height: 20) }
    #expect(frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
