import Testing

@testable import WidgetUI

/// Effects, layers, masks and outlines.
@MainActor @Suite struct LookModifierTests {
  private let content = Text(verbatim: "a")

  /// A square in a square, whose middle is left out where what is surrounded twice is.
  private struct Window: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  private let holes = FillStyle(eoFill: true)

  private func effects(_ change: (inout NodeEffects) -> Void) -> NodeEffects {
    var effects = NodeEffects()
    change(&effects)
    return effects
  }

  @Test func effectsHaveAnAnchor() {
    #expect(
      resolve(content.rotationEffect(.degrees(30), anchor: .topLeading)).style.effects
        == effects {
          $0.degrees = 30
          $0.anchor = .topLeading
        })
    let scaled = effects {
      $0.scaleX = 2
      $0.scaleY = 2
      $0.anchor = .bottom
    }
    #expect(resolve(content.scaleEffect(2, anchor: .bottom)).style.effects == scaled)
    #expect(resolve(content.scaleEffect(x: 2, y: 2, anchor: .bottom)).style.effects == scaled)
    #expect(
      resolve(content.scaleEffect(CGSize(width: 2, height: 2), anchor: .bottom)).style.effects
        == scaled)
    #expect(
      resolve(content.offset(CGSize(width: 3, height: -4))).style.effects
        == effects {
          $0.offsetX = 3
          $0.offsetY = -4
        })
  }

  @Test func shadowsAreAThirdOfBlackWhereNobodySays() {
    #expect(
      resolve(content.shadow(radius: 5)).style.effects
        == effects {
          $0.shadow = ShadowNode(
            paint: .opacity(.rgba(0, 0, 0, 1), 0.33), radius: 5, x: 0, y: 0)
        })
  }

  @Test func laterLooksAreAroundEarlierOnes() {
    #expect(resolve(content.opacity(0.5).rotationEffect(.degrees(1))).outline == "box { 0 “a” }")
    #expect(resolve(content.opacity(0.5).clipped()).outline == "box { 0 “a” }")
    #expect(resolve(content.offset(x: 1).clipped()).outline == "box { 0 “a” }")
    #expect(!resolve(content.allowsHitTesting(true)).style.ignoresClicks)
    #expect(
      resolve(content.allowsHitTesting(false).allowsHitTesting(true)).style.ignoresClicks)
  }

  @Test func bordersLieOverWhatFillsTheirView() {
    #expect(
      resolve(content.padding(2).border(.red)).style.border
        == BorderNode(paint: .named("red"), width: 1))
    for view in [
      AnyView(content.border(.blue).border(.red, width: 3)),
      AnyView(content.background(.blue).border(.red, width: 3)),
      AnyView(Rectangle().border(.red, width: 3)),
    ] {
      let node = resolve(view)
      #expect(node.content == .layers(LayersNode(alignment: .center, sizing: 0)))
      var line = ShapeNode(shape: .rectangle, stroke: .named("red"), lineWidth: 3)
      line.strokesInside = true
      #expect(node.children.last?.shape == line)
      #expect(node.children.last?.style.ignoresClicks == true)
    }
  }

  @Test func filtersAreKeptInOrder() {
    #expect(
      resolve(content.contrast(0.5).saturation(2).colorInvert().brightness(-1)).style.filters
        == [.contrast(0.5), .saturation(2), .invert, .brightness(-1)])
  }

  @Test func whatIsMaskedHasItsOwnSizeAndIsAllThatTellsAndTakesClicks() {
    let node = resolve(
      content.mask(alignment: .bottomLeading) { Text(verbatim: "mask") })
    var layers = LayersNode(alignment: .center, sizing: 0)
    layers.isMasked = true
    #expect(node.content == .layers(layers))
    #expect(node.outline == "layers { 0 “a”, 1 box { “mask” } }")
    #expect(node.children[1].content == .box(.bottomLeading))
    #expect(node.children.map(\.style.isAccessibilityHidden) == [false, true])
    #expect(node.children.map(\.style.ignoresClicks) == [false, true])
  }

  @Test func anOutlineThatIsNoEdgeMasks() {
    let square = content.frame(width: 10, height: 10)
    #expect(resolve(square.clipShape(Circle())).style.shape == .circle)
    let wide = content.frame(width: 20, height: 10)
    #expect(
      resolve(wide.clipShape(Circle())).outline == "layers { 0 box { 0 “a” }, 1 box { circle } }")
    #expect(
      resolve(content.clipShape(Capsule().inset(by: 2))).outline
        == "layers { 0 “a”, 1 box { capsule } }")
    #expect(
      resolve(square.background(.red, in: Circle().trim(to: 0.5))).outline
        == "layers { 1 circle, 0 box { 0 “a” } }")
    #expect(resolve(content.mask(Ellipse())).outline == "“a”")
  }

  @Test func whatIsSurroundedTwiceMayBeLeftOut() {
    func isEvenOdd(_ view: some View) -> [Bool] {
      resolve(view).all.compactMap { $0.shape?.isEvenOdd }
    }
    #expect(isEvenOdd(Window().fill(.red, style: holes)) == [true])
    #expect(isEvenOdd(Window().fill(.red)) == [false])
    #expect(isEvenOdd(content.background(.red, in: Window(), fillStyle: holes)) == [true])
    #expect(isEvenOdd(content.background(in: Window(), fillStyle: holes)) == [true])
    #expect(isEvenOdd(content.overlay(.red, in: Window(), fillStyle: holes)) == [true])
    #expect(isEvenOdd(content.clipShape(Window(), style: holes)) == [true])
  }

  @Test func layersStandWhereTheyAreAskedTo() {
    #expect(
      resolve(content.overlay(Circle(), alignment: .top)).content
        == .layers(LayersNode(alignment: .top, sizing: 0)))
    #expect(
      resolve(content.background(Circle(), alignment: .top)).content
        == .layers(LayersNode(alignment: .top, sizing: 1)))
    #expect(resolve(content.overlay(.red)).children[1].shape?.shape == .rectangle)
    #expect(resolve(content.overlay(.red)).children[1].shape?.fill == .named("red"))
  }

  @Test func onlyAPlainAreaIsTheWholeWidgetsPaint() {
    func background(_ view: some View) -> String? {
      resolve(content.containerBackground(for: .widget) { view }).containerBackground.first?.outline
    }
    #expect(background(Color.red) == nil)
    #expect(background(Color.red.opacity(0.5) as Color) == nil)
    #expect(background(Color.red.padding(3)) == "layers { rectangle }")
    #expect(background(Rectangle().fill(.red).stroke(.blue)) == "layers { rectangle }")
    #expect(background(EmptyView()) == nil)
  }

  @Test func schemesGoWithTheNodes() {
    #expect(resolve(content.colorScheme(.dark)).style.colorScheme == .dark)
    #expect(resolve(content.preferredColorScheme(.dark)).style.colorScheme == .dark)
    #expect(resolve(content.preferredColorScheme(nil)).style.colorScheme == nil)
    #expect(
      resolve(content.colorScheme(.dark).colorScheme(.light)) { $0.colorScheme = .dark }.style
        .colorScheme == .dark, "the one next to the view counts")
  }

  private struct SizeReader: View {
    @Environment(\.dynamicTypeSize) var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test func sizesOfTextsAreRead() {
    #expect(resolve(SizeReader().dynamicTypeSize(.xLarge)).plainText == "xLarge")
  }

  // MARK: Shapes

  @Test(
    arguments: [
      (Rectangle()._outline, .rectangle), (Circle()._outline, .circle),
      (Capsule()._outline, .capsule), (Ellipse()._outline, .ellipse),
      (RoundedRectangle(cornerRadius: 3)._outline, .rounded(3)),
      (RoundedRectangle(cornerSize: CGSize(width: 4, height: 5))._outline, .rounded(4)),
      (
        UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4
        )._outline,
        .uneven(
          RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
      ),
      (ContainerRelativeShape()._outline, .rounded(10)),
      (AnyShape(Circle())._outline, .circle),
    ] as [(_Outline, ShapeKind)])
  func outlines(outline: _Outline, kind: ShapeKind) {
    #expect(outline.kind == kind)
  }

  @Test func strokesAreAsTheyWereAskedFor() {
    var expected = ShapeNode(shape: .rectangle, stroke: .named("red"), lineWidth: 3)
    expected.lineCap = .square
    expected.lineJoin = .bevel
    expected.miterLimit = 4
    expected.dash = [5, 6]
    expected.dashPhase = 7
    #expect(
      resolve(
        Rectangle().stroke(
          .red,
          style: StrokeStyle(
            lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 4, dash: [5, 6],
            dashPhase: 7))
      ).shape == expected)
  }

  @Test func fillsAndStrokesLieOverEachOther() {
    var expected = ShapeNode(
      shape: .circle, fill: .named("red"), stroke: .named("blue"), lineWidth: 4)
    #expect(resolve(Circle().stroke(.blue, lineWidth: 4).fill(.red)).shape == expected)
    expected.strokesInside = true
    #expect(resolve(Circle().fill(.red).strokeBorder(.blue, lineWidth: 4)).shape == expected)
  }

  @Test func changesOfShapesAddUp() {
    let shape = resolve(
      Capsule().inset(by: 1).inset(by: 2).rotation(.degrees(3)).rotation(.degrees(4))
        .trim(from: -1, to: 0.5)
    ).shape
    #expect(shape?.inset == 3)
    #expect(shape?.degrees == 7)
    #expect(shape?.trimStart == 0)
    #expect(shape?.trimEnd == 0.5)
  }

  @Test func changedPlacesOfShapes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    func bounds(_ shape: some Shape) -> [Double] {
      let bounds = shape.path(in: rect).boundingRect
      return [bounds.minX, bounds.minY, bounds.width, bounds.height].map {
        (Double($0) * 100).rounded() / 100
      }
    }
    #expect(bounds(Rectangle().scale(x: 2, y: 3, anchor: .topLeading)) == [0, 0, 20, 60])
    #expect(bounds(Rectangle().scale(0.5, anchor: .bottom)) == [2.5, 10, 5, 10])
    #expect(bounds(Rectangle().offset(x: 1, y: 2)) == [1, 2, 10, 20])
    #expect(bounds(Rectangle().offset(CGSize(width: 3, height: 4))) == [3, 4, 10, 20])
    #expect(bounds(Rectangle().size(width: 3, height: 4)) == [0, 0, 3, 4])
    #expect(bounds(Rectangle().size(CGSize(width: 5, height: 6))) == [0, 0, 5, 6])
    #expect(
      bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading)) == [-20, 0, 20, 10])
  }
}
