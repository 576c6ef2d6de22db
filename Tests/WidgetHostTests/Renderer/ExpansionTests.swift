import Testing
import WidgetModel

@testable import WidgetHost

/// Which views take more room than their content needs.
@MainActor @Suite struct ExpansionTests {
  private let content = Text(verbatim: "a")

  private func axes(_ view: some View) -> [Axis] {
    let node = ViewNode.resolve(view, in: EnvironmentValues())
    return Axis.allCases.filter { node.expands($0) }
  }

  @Test func whatGrowsByItself() {
    #expect(axes(content) == [])
    #expect(axes(Circle()) == [.horizontal, .vertical])
    #expect(axes(Color.red) == [.horizontal, .vertical])
    #expect(axes(ScrollView { content }) == [.horizontal, .vertical])
    #expect(axes(GeometryReader { _ in EmptyView() }) == [.horizontal, .vertical])
    #expect(axes(VStack { Divider() }) == [.horizontal])
    #expect(axes(HStack { Divider() }) == [.vertical])
    #expect(axes(ProgressView(value: 0.5)) == [.horizontal])
    #expect(axes(ProgressView(value: 0.5).progressViewStyle(.circular)) == [])
    #expect(axes(Image(systemName: "star")) == [])
    #expect(axes(Image(systemName: "star").resizable()) == [.horizontal, .vertical])
    #expect(axes(LazyVGrid(columns: [GridItem()]) { content }) == [.horizontal])
    #expect(axes(LazyHGrid(rows: [GridItem()]) { content }) == [.vertical])
  }

  @Test func stacksGrowByWhatIsInThem() {
    #expect(axes(HStack { Spacer() }) == [.horizontal])
    #expect(axes(VStack { Spacer() }) == [.vertical])
    #expect(axes(ZStack { Spacer() }) == [])
    #expect(axes(HStack { Color.red }) == [.horizontal, .vertical])
    #expect(axes(content.background { Circle() }) == [], "the ground has the size of the text")
    #expect(axes(content.overlay { Circle() }) == [])
    #expect(axes(Grid { GridRow { Color.red } }) == [.horizontal, .vertical])
    #expect(axes(Grid { GridRow { content } }) == [])
    #expect(axes(ViewThatFits { Color.red }) == [.horizontal, .vertical])
  }

  @Test func framesHaveTheLastWord() {
    #expect(axes(content.frame(maxWidth: .infinity)) == [.horizontal])
    #expect(axes(content.frame(maxHeight: .infinity)) == [.vertical])
    #expect(axes(content.frame(maxWidth: 20)) == [])
    #expect(axes(Color.red.frame(width: 20)) == [.vertical])
    #expect(axes(Color.red.frame(height: 20)) == [.horizontal])
    #expect(axes(Color.red.frame(maxWidth: 20)) == [.vertical])
    #expect(axes(Color.red.frame(minWidth: 20)) == [.horizontal, .vertical])
  }

  @Test func ownSizesAndPlaces() {
    #expect(axes(Color.red.fixedSize()) == [])
    #expect(axes(Color.red.fixedSize(horizontal: true, vertical: false)) == [.vertical])
    #expect(axes(content.position(x: 1, y: 1)) == [.horizontal, .vertical])
    #expect(axes(content.frame(width: 20).position(x: 1, y: 1)) == [.horizontal, .vertical])
  }

  @Test func heightIsForWhatDoesNotScroll() {
    func fillsHeight(_ view: some View) -> Bool {
      ViewNode.resolve(view, in: EnvironmentValues()).fillsHeight
    }
    #expect(fillsHeight(Color.red))
    #expect(!fillsHeight(content))
    #expect(!fillsHeight(VStack { ScrollView { content } }))
  }

  @Test func whatNeedsALayoutOfItsOwn() {
    func needsFit(_ view: some View) -> Bool {
      ViewNode.resolve(view, in: EnvironmentValues()).needsFit
    }
    #expect(!needsFit(content))
    #expect(needsFit(content.fixedSize()))
    #expect(needsFit(content.position(x: 0, y: 0)))
    #expect(needsFit(content.aspectRatio(1, contentMode: .fit)))
    #expect(needsFit(content.minimumScaleFactor(0.5)))
  }
}
