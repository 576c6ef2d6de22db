import Testing

@testable import WidgetUI

@MainActor @Suite struct ModifierTests {
  private let content = Text(verbatim: "a")

  private struct Card: ViewModifier {
    @Environment(\.colorScheme) var colorScheme
    func body(content: Content) -> some View {
      content.padding(4)
      Text(verbatim: "\(colorScheme)")
    }
  }

  @Test func modifiersReadTheirSurroundings() {
    let view = VStack { content.modifier(Card()).modifier(EmptyModifier.identity) }
    let node = resolve(view) { $0.colorScheme = .dark }
    #expect(node.outline == "column { 0 “a”, 1 “dark” }")
    #expect(node.children[0].style.padding == EdgeInsets(.all, 4))
  }

  @Test func overlaysHaveTheSizeOfWhatTheyCover() {
    let over = resolve(
      content.overlay(alignment: .topTrailing) {
        Circle()
        Text(verbatim: "b")
      })
    #expect(over.content == .layers(LayersNode(alignment: .topTrailing, sizing: 0)))
    #expect(over.outline == "layers { 0 “a”, 1/0 circle, 1/1 “b” }")
    #expect(resolve(content.overlay(Color.red)).outline == "layers { 0 “a”, 1 rectangle }")
    #expect(resolve(content.overlay(.red, in: .circle)).outline == "layers { 0 “a”, 1 circle }")
    #expect(
      resolve(content.overlay(Circle().stroke(.red))).outline == "layers { 0 “a”, 1 circle }")
  }

  @Test func backgroundViewsAreUnder() {
    let under = resolve(content.background(alignment: .leading) { Circle() })
    #expect(under.content == .layers(LayersNode(alignment: .leading, sizing: 1)))
    #expect(under.outline == "layers { 1 circle, 0 “a” }")
    #expect(resolve(content.background(Circle())).outline == "layers { 1 circle, 0 “a” }")
    #expect(resolve(content.background(Color.red)).style.background == .named("red"))
    #expect(resolve(content.background()).style.background == .background)
    #expect(resolve(content.background(in: .capsule)).style.shape == .capsule)
  }

  @Test func effectsAreAroundAllElse() {
    let node = resolve(
      content.padding(2).background(.red).rotationEffect(.radians(.pi)).opacity(0.5))
    #expect(node.outline == "“a”")
    var effects = NodeEffects()
    effects.degrees = 180
    #expect(node.style.effects == effects)
    #expect(node.style.opacity == 0.5)
    #expect(resolve(content.scaleEffect(2).padding(2)).outline == "box { 0 “a” }")
    #expect(resolve(content.scaleEffect(2).rotationEffect(.zero)).outline == "box { 0 “a” }")
    effects = NodeEffects()
    effects.scaleX = 2
    effects.scaleY = 3
    #expect(resolve(content.scaleEffect(x: 2, y: 3)).style.effects == effects)
    effects = NodeEffects()
    effects.offsetX = 4
    effects.offsetY = -1
    #expect(resolve(content.offset(x: 4, y: -1)).style.effects == effects)
    effects = NodeEffects()
    effects.shadow = ShadowNode(paint: .named("red"), radius: 3, x: 1, y: 2)
    #expect(resolve(content.shadow(color: .red, radius: 3, x: 1, y: 2)).style.effects == effects)
    effects = NodeEffects()
    effects.blur = 3
    #expect(resolve(content.blur(radius: 3)).style.effects == effects)
  }

  @Test func layoutSaysHowRoomIsTaken() {
    #expect(resolve(content.fixedSize()).style.fixedSize == [.horizontal, .vertical])
    #expect(
      resolve(content.fixedSize(horizontal: false, vertical: true)).style.fixedSize == .vertical)
    #expect(resolve(content.layoutPriority(2)).style.layoutPriority == 2)
    #expect(
      resolve(content.aspectRatio(2, contentMode: .fill)).style.aspect
        == AspectNode(ratio: 2, fills: true))
    #expect(resolve(content.scaledToFit()).style.aspect == AspectNode(ratio: nil, fills: false))
    #expect(
      resolve(content.border(.red, width: 2)).style.border
        == BorderNode(paint: .named("red"), width: 2))
    #expect(resolve(content.hidden()).style.isHidden)
    #expect(resolve(content.clipped()).style.clips)
    #expect(resolve(content.allowsHitTesting(false)).style.ignoresClicks)
  }

  @Test func shapesAreTrimmedTurnedAndStroked() {
    func shape(_ view: some View) -> ShapeNode? {
      guard case .shape(let shape) = resolve(view).content else { return nil }
      return shape
    }
    var expected = ShapeNode(shape: .circle, stroke: .named("red"), lineWidth: 4)
    expected.trimStart = 0.25
    expected.trimEnd = 1
    expected.degrees = 90
    expected.lineCap = .round
    expected.dash = [1, 2]
    #expect(
      shape(
        Circle().trim(from: 0.25, to: 2).rotation(.degrees(90))
          .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 2])))
        == expected)
    expected = ShapeNode(shape: .rounded(3), stroke: .foreground(1), lineWidth: 2)
    expected.strokesInside = true
    expected.inset = 5
    #expect(
      shape(RoundedRectangle(cornerRadius: 3).inset(by: 5).strokeBorder(lineWidth: 2)) == expected)
    #expect(
      shape(Circle().fill(.red).stroke(.blue, lineWidth: 2))
        == ShapeNode(
          shape: .circle, fill: .named("red"), stroke: .named("blue"), lineWidth: 2))
    #expect(
      shape(Circle().stroke(lineWidth: 3))
        == ShapeNode(shape: .circle, stroke: .foreground(1), lineWidth: 3))
  }

  @Test func gradientsKeepPlacesAndDirection() {
    let stops = [
      GradientNode.Stop(paint: .named("red"), location: 0),
      GradientNode.Stop(paint: .named("green"), location: 0.5),
      GradientNode.Stop(paint: .named("blue"), location: 1),
    ]
    #expect(
      resolve(
        content.background(
          LinearGradient(
            colors: [.red, .green, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      ).style.background
        == .shaded(GradientNode(kind: .linear(.topLeading, .bottomTrailing), stops: stops)))
    #expect(
      RadialGradient(
        colors: [.red], center: .center, startRadius: 1, endRadius: 2
      ).value
        == .paint(
          .shaded(
            GradientNode(
              kind: .radial(.center, 1, 2),
              stops: [GradientNode.Stop(paint: .named("red"), location: 0)]))))
    #expect(
      AngularGradient(colors: [], center: .top, angle: .degrees(90)).value
        == .paint(.shaded(GradientNode(kind: .angular(.top, 90, 450), stops: []))))
    #expect(
      Color.red.gradient.value
        == .paint(
          .shaded(
            GradientNode(
              kind: .linear(.top, .bottom),
              stops: [
                GradientNode.Stop(paint: .opacity(.named("red"), 0.8), location: 0),
                GradientNode.Stop(paint: .named("red"), location: 1),
              ]))))
  }

  @Test func systemColoursFollowTheTheme() {
    #expect(Color(.systemBackground).paint == .background)
    #expect(Color(UIColor.label).paint == .foreground(1))
    #expect(
      Color(uiColor: .systemRed.withAlphaComponent(0.5)).paint == .opacity(.named("red"), 0.5))
    #expect(Color("AccentColor").paint == .tint)
    #expect(Color("WidgetBackground").paint == .background)
    #expect(Color("Blue").paint == .named("blue"))
    #expect(
      resolve(content.background(.ultraThinMaterial)).style.background
        == .opacity(.background, 0.35))
  }

  @Test func levelsMayBeGivenOneByOne() {
    let view = VStack {
      content
      content.foregroundStyle(.secondary)
      content.foregroundStyle(.tertiary)
    }.foregroundStyle(.black, .blue)
    let colors = resolve(view).children.map { node -> Paint? in
      guard case .text(let text) = node.content else { return nil }
      return text.runs[0].color ?? text.color
    }
    #expect(
      colors == [.rgba(0, 0, 0, 1), .named("blue"), .opacity(.named("blue"), 0.35)])
  }

  @Test func animationsAndTransitionsAreKept() {
    let node = resolve(
      content.animation(.spring(duration: 0.4, bounce: 0.2).delay(0.1).speed(2), value: 1)
        .animation(.linear, value: 2)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity)))
    #expect(
      node.style.animation == AnimationNode(curve: .spring(0.2), duration: 0.2, delay: 0.1))
    #expect(
      node.style.transition == .asymmetric(insertion: .move(.leading), removal: .opacity))
    #expect(
      resolve(content.animation(nil, value: 1)).style.animation
        == AnimationNode(curve: .linear, duration: 0))
    #expect(withAnimation(.easeIn) { 3 } == 3)
  }

  @Test func contentTransitionsReachTextsAndSymbols() {
    let view = VStack {
      content
      Image(systemName: "plus").symbolEffect(.bounce, value: 7)
      Circle()
      content.contentTransition(.identity)
    }.contentTransition(.numericText(countsDown: true))
    #expect(
      resolve(view).children.map(\.style.contentTransition) == [
        .numericText(countsDown: true), .numericText(countsDown: true), nil, .identity,
      ])
    #expect(
      resolve(view).children.map(\.style.symbolEffect) == [
        nil, SymbolEffectNode(name: "bounce", value: "7"), nil, nil,
      ])
    #expect(
      resolve(content.contentTransition(.symbolEffect(.replace.downUp))).style.contentTransition
        == .symbolEffect("replace"))
    #expect(
      resolve(Image(systemName: "plus").symbolEffect(.pulse, isActive: false)).style.symbolEffect
        == nil)
  }

  @Test func privateContentIsHiddenWhileLocked() {
    let view = VStack {
      content.privacySensitive()
      content
      VStack { content.privacySensitive(false) }.privacySensitive()
    }
    func redacted(_ reasons: RedactionReasons) -> [Bool] {
      resolve(view) { $0.redactionReasons = reasons }.children.map { node in
        node.all.contains(where: \.style.isRedacted)
      }
    }
    #expect(redacted([]) == [false, false, false])
    #expect(redacted(.privacy) == [true, false, false])
    #expect(redacted(.placeholder) == [true, true, true])
    #expect(resolve(content.invalidatableContent()).style.isInvalidatable)
  }

  private struct LoudKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct Reader: View {
    @Environment(\.colorScheme) var scheme
    @Environment(\.locale) var locale
    var body: some View { Text(verbatim: "\(scheme) \(locale.identifier)") }
  }

  @Test func theEnvironmentCanBeSet() {
    let node = resolve(
      VStack {
        Reader().environment(\.locale, Locale(identifier: "de_DE")).environment(
          \.colorScheme, .dark)
        Reader().transformEnvironment(\.colorScheme) { $0 = .light }
          .environment(\.locale, Locale(identifier: "en"))
      })
    #expect(node.children.map(\.plainText) == ["dark de_DE", "light en"])
    #expect(node.children.map(\.style.colorScheme) == [.dark, nil])
  }

  @Test func containerBackgroundsMayBeViews() {
    let plain = resolve(content.containerBackground(for: .widget) { Color.red })
    #expect(plain.style.containerBackground == .named("red"))
    #expect(plain.containerBackground == [])
    let drawn = resolve(
      content.containerBackground(for: .widget, alignment: .bottom) {
        Color.red
        Circle()
      })
    #expect(drawn.style.containerBackground == nil)
    #expect(
      drawn.containerBackground.map(\.outline) == ["layers { 0 rectangle, 1 circle }"])
    #expect(drawn.containerBackground[0].content == .layers(LayersNode(alignment: .bottom)))
  }

  @Test func filtersAndPlacesAreKept() {
    let node = resolve(content.grayscale(0.25).brightness(0.5).hueRotation(.degrees(90)))
    #expect(node.style.filters == [.saturation(0.75), .brightness(0.5), .hue(90)])
    #expect(resolve(content.colorInvert().padding()).outline == "box { 0 “a” }")
    #expect(resolve(content.position(x: 3, y: 4)).style.position == PointNode(x: 3, y: 4))
    #expect(resolve(content.mask(Ellipse())).style.shape == .ellipse)
    #expect(resolve(content.mask { Capsule() }).style.clips)
  }

  @Test func layersLieInTheirOrder() {
    let view = ZStack {
      Text(verbatim: "a").zIndex(1)
      Text(verbatim: "b")
      Text(verbatim: "c")
      Text(verbatim: "d").zIndex(-1)
    }
    #expect(resolve(view).outline == "layers { 3 “d”, 1 “b”, 2 “c”, 0 “a” }")
  }

  @Test func whatIsToBeDoneIsDoneWhenTheViewIsDrawn() {
    var count = 0
    let view = content.onAppear { count += 1 }
    #expect(resolve(view).outline == "“a”")
    #expect(count == 1)
    #expect(resolve(content.onAppear()).outline == "“a”")
  }

  @Test func accessibilityMayBeCombined() {
    let view = HStack {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    let combined = resolve(view.accessibilityElement(children: .combine))
    #expect(combined.style.accessibilityLabel == "a b")
    let ignored = resolve(view.accessibilityElement().accessibilityLabel("x"))
    #expect(ignored.children.map(\.style.isAccessibilityHidden) == [true, true])
    #expect(ignored.style.accessibilityLabel == "x")
    let value = resolve(
      content.padding().frame(width: 3).accessibilityValue("v").accessibilityHint("h"))
    #expect(value.children[0].style.accessibilityValue == "v")
    #expect(value.children[0].style.accessibilityHint == "h")
  }
}
