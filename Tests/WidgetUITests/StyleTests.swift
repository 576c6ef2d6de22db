import Testing

@testable import WidgetUI

/// What stands in which order around a view, and what its colours come from.
@MainActor @Suite struct StyleTests {
  private let content = Text(verbatim: "a")

  private func style(_ change: (inout NodeStyle) -> Void) -> NodeStyle {
    var style = NodeStyle()
    change(&style)
    return style
  }

  private let ten = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

  @Test func paddingThenBackgroundIsOneNode() {
    let node = resolve(content.padding(10).background(.red, in: Capsule()))
    #expect(node.outline == "“a”")
    #expect(
      node.style
        == style {
          $0.padding = ten
          $0.background = .named("red")
          $0.shape = .capsule
        })
  }

  @Test func backgroundThenPaddingIsABox() {
    let node = resolve(content.background(.red).padding(10))
    #expect(node.outline == "box { 0 “a” }")
    #expect(node.style == style { $0.padding = ten })
    #expect(node.children[0].style == style { $0.background = .named("red") })
  }

  @Test func paddingsAddUp() {
    let node = resolve(content.padding(10).padding(.horizontal, 2).padding(.top, 1))
    #expect(
      node.style
        == style { $0.padding = EdgeInsets(top: 11, leading: 12, bottom: 10, trailing: 12) })
    #expect(resolve(content.padding()).style.padding == EdgeInsets(.all, 14))
    #expect(resolve(content.padding(.vertical)).style.padding == EdgeInsets(.vertical, 14))
  }

  @Test func framesAreBoxes() {
    let node = resolve(content.padding(10).frame(maxWidth: .infinity, alignment: .leading))
    #expect(node.content == .box(.leading))
    #expect(node.style == style { $0.frame = FrameNode(maxWidth: .infinity) })
    #expect(node.children[0].style == style { $0.padding = ten })
    #expect(
      resolve(content.frame(width: 20, height: 30)).style
        == style { $0.frame = FrameNode(width: 20, height: 30) })
    #expect(
      resolve(content.frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4)).style
        == style {
          $0.frame = FrameNode(minWidth: 1, minHeight: 3, maxWidth: 2, maxHeight: 4)
        })
  }

  @Test func secondBackgroundsClipsAndOpacitiesAreBoxes() {
    #expect(resolve(content.background(.red).background(.blue)).outline == "box { 0 “a” }")
    #expect(resolve(content.opacity(0.5).opacity(0.5)).outline == "box { 0 “a” }")
    #expect(resolve(content.opacity(0.5).background(.red)).outline == "box { 0 “a” }")
    let clipped = resolve(content.background(.red).clipShape(Capsule()))
    #expect(
      clipped.style
        == style {
          $0.background = .named("red")
          $0.shape = .capsule
          $0.clips = true
        })
    #expect(resolve(content.cornerRadius(9).cornerRadius(2)).outline == "box { 0 “a” }")
    #expect(resolve(content.cornerRadius(9)).style.shape == .rounded(9))
    #expect(
      resolve(content.background(.red, in: .ellipse).clipShape(.capsule)).outline
        == "box { 0 “a” }")
  }

  @Test func theWidgetsBackgroundIsNotTheNodes() {
    let node = resolve(content.containerBackground(.fill.tertiary, for: .widget).padding(10))
    #expect(
      node.style
        == style {
          $0.padding = ten
          $0.containerBackground = .fill(3)
        })
  }

  @Test func shapesTakeTheForeground() {
    func shape(_ view: some View) -> ShapeNode? {
      let node = resolve(view).all.last
      guard case .shape(let shape) = node?.content else { return nil }
      return shape
    }
    #expect(shape(Circle()) == ShapeNode(shape: .circle, fill: .foreground(1), lineWidth: 0))
    #expect(
      shape(Group { Circle() }.foregroundStyle(.red))
        == ShapeNode(shape: .circle, fill: .named("red"), lineWidth: 0))
    #expect(
      shape(RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.3)))
        == ShapeNode(shape: .rounded(8), fill: .opacity(.named("blue"), 0.3), lineWidth: 0))
    #expect(
      shape(Capsule().stroke(.secondary, lineWidth: 2))
        == ShapeNode(shape: .capsule, stroke: .foreground(2), lineWidth: 2))
    #expect(
      shape(Color.green) == ShapeNode(shape: .rectangle, fill: .named("green"), lineWidth: 0))
    #expect(
      shape(Rectangle().fill(.tint).tint(.pink))
        == ShapeNode(shape: .rectangle, fill: .named("pink"), lineWidth: 0))
  }

  @Test func levelsAreOfTheForegroundAround() {
    func color(_ view: some View) -> Paint? {
      guard case .text(let text) = resolve(view).children[0].content else { return nil }
      return text.runs[0].color ?? text.color
    }
    #expect(color(VStack { content }.foregroundStyle(.secondary)) == .foreground(2))
    #expect(color(VStack { content.foregroundStyle(.tertiary) }) == .foreground(3))
    #expect(
      color(VStack { content.foregroundStyle(.secondary) }.foregroundStyle(.blue))
        == .opacity(.named("blue"), 0.6))
    #expect(
      color(VStack { content.foregroundStyle(.primary) }.foregroundStyle(.secondary))
        == .foreground(1))
    #expect(
      color(VStack { content.foregroundStyle(Color.secondary) }.foregroundStyle(.blue))
        == .foreground(2))
    #expect(color(VStack { content }.foregroundColor(nil).foregroundStyle(.blue)) == nil)
    #expect(color(VStack { content.foregroundStyle(.tint) }.tint(.mint)) == .named("mint"))
    #expect(color(VStack { content.foregroundStyle(.tint) }) == .tint)
    #expect(
      color(VStack { content.foregroundStyle(AnyShapeStyle(.tint)) }.tint(.mint))
        == .named("mint"))
  }

  @Test func coloursOfHueAreColoursOfRGB() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).paint == .rgba(1, 0, 0, 1))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).paint == .rgba(0, 0.5, 0, 1))
    #expect(Color(white: 0.5, opacity: 0.2).paint == .rgba(0.5, 0.5, 0.5, 0.2))
  }

  @Test func placeholdersAreRedacted() {
    let view = VStack {
      Text("a")
      Image(systemName: "plus")
      ProgressView(value: 0.5)
      Circle()
      Text("b").unredacted()
    }.redacted(reason: .placeholder)
    #expect(resolve(view).children.map(\.style.isRedacted) == [true, true, true, false, false])
    let whole = resolve(VStack { Text("a") }) { $0.redactionReasons = .placeholder }
    #expect(whole.all.map(\.style.isRedacted) == [false, true])
  }

  @Test func stacksCarryAlignmentAndSpacing() {
    #expect(
      resolve(HStack(alignment: .top, spacing: 3) { content }).content
        == .stack(StackNode(axis: .horizontal, alignment: .top, spacing: 3)))
    #expect(
      resolve(VStack(alignment: .leading) { content }).content
        == .stack(StackNode(axis: .vertical, alignment: .leading, spacing: 8)))
    #expect(
      resolve(ZStack(alignment: .bottomTrailing) { content }).content
        == .layers(LayersNode(alignment: .bottomTrailing)))
    #expect(resolve(ScrollView { content }).content == .scroll(.vertical))
    #expect(resolve(HStack { Divider() }).outline == "row { upright line }")
    #expect(resolve(VStack { Divider() }).outline == "column { line }")
    #expect(resolve(Spacer(minLength: 4)).content == .spacer(minLength: 4))
    #expect(resolve(WidgetControls()).content == .controls)
  }

  @Test(arguments: [(0.5, 1.0, 0.5), (5, 4, 1), (-1, 4, 0), (3, 0, 0)])
  func progressIsAShare(value: Double, total: Double, share: Double) {
    #expect(
      resolve(ProgressView(value: value, total: total).tint(.green)).content
        == .progress(ProgressNode(appearance: .bar, value: share, tint: .named("green"))))
  }

  @Test func progressMayBeUnknown() {
    #expect(resolve(ProgressView()).content == .progress(ProgressNode(appearance: .ring)))
  }
}
