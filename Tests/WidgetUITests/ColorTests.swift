import Testing

@testable import WidgetUI

@MainActor @Suite struct ColorTests {
  private func paint(_ style: some ShapeStyle) -> Paint {
    style.value.paint(in: EnvironmentValues())
  }

  @Test(
    arguments: [
      (.red, AnyShapeStyle(.red), "red"), (.orange, AnyShapeStyle(.orange), "orange"),
      (.yellow, AnyShapeStyle(.yellow), "yellow"), (.green, AnyShapeStyle(.green), "green"),
      (.mint, AnyShapeStyle(.mint), "mint"), (.teal, AnyShapeStyle(.teal), "teal"),
      (.cyan, AnyShapeStyle(.cyan), "cyan"), (.blue, AnyShapeStyle(.blue), "blue"),
      (.indigo, AnyShapeStyle(.indigo), "indigo"), (.purple, AnyShapeStyle(.purple), "purple"),
      (.pink, AnyShapeStyle(.pink), "pink"), (.brown, AnyShapeStyle(.brown), "brown"),
      (.gray, AnyShapeStyle(.gray), "gray"),
    ] as [(Color, AnyShapeStyle, String)])
  func namedColours(color: Color, style: AnyShapeStyle, name: String) {
    #expect(color.paint == .named(name))
    #expect(paint(style) == .named(name))
    #expect(Color(name).paint == .named(name))
  }

  @Test func plainColours() {
    #expect(Color.white.paint == .rgba(1, 1, 1, 1))
    #expect(Color.black.paint == .rgba(0, 0, 0, 1))
    #expect(Color.clear.paint == .rgba(0, 0, 0, 0))
    #expect(Color.primary.paint == .foreground(1))
    #expect(Color.secondary.paint == .foreground(2))
    #expect(Color.accentColor.paint == .tint)
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).paint == .rgba(0.1, 0.2, 0.3, 1))
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).paint == .rgba(0.1, 0.2, 0.3, 0.4))
    #expect(
      Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).paint
        == .rgba(0.1, 0.2, 0.3, 0.4))
    #expect(Color.red.opacity(0.5).paint == .opacity(.named("red"), 0.5))
  }

  @Test func levelsAndFills() {
    #expect(paint(.primary) == .foreground(1))
    #expect(paint(.secondary) == .foreground(2))
    #expect(paint(.tertiary) == .foreground(3))
    #expect(paint(.quaternary) == .foreground(4))
    #expect(paint(HierarchicalShapeStyle.quaternary) == .foreground(4))
    #expect(paint(.foreground) == .foreground(1))
    #expect(paint(.fill) == .fill(1))
    #expect(paint(.fill.secondary) == .fill(2))
    #expect(paint(.fill.tertiary) == .fill(3))
    #expect(paint(.fill.quaternary) == .fill(4))
    #expect(paint(.tint) == .tint)
    #expect(paint(.background) == .background)
    #expect(paint(.separator) == .fill(1))
    #expect(paint(.placeholder) == .foreground(3))
    #expect(paint(.fill.opacity(0.5)) == .opacity(.fill(1), 0.5))
  }

  @Test(
    arguments: [
      (.ultraThin, 0.35), (.thin, 0.5), (.regular, 0.65), (.thick, 0.8), (.ultraThick, 0.92),
      (.bar, 0.8),
    ] as [(Material, Double)])
  func materialsAreTheBackgroundMoreOrLess(material: Material, opacity: Double) {
    #expect(paint(material) == .opacity(.background, opacity))
  }

  @Test func namesOfMaterials() {
    #expect(paint(.ultraThinMaterial) == paint(Material.ultraThin))
    #expect(paint(.thinMaterial) == paint(Material.thin))
    #expect(paint(.regularMaterial) == paint(Material.regular))
    #expect(paint(.thickMaterial) == paint(Material.thick))
    #expect(paint(.ultraThickMaterial) == paint(Material.ultraThick))
    #expect(paint(.bar) == paint(Material.bar))
  }

  @Test func colourOfTheForegroundAndOfTheAccent() {
    let content = Text(verbatim: "a")
    func color(_ view: some View) -> Paint? {
      let text = resolve(view).children.first?.text
      return text?.runs.first?.color ?? text?.color
    }
    #expect(color(VStack { content }.foregroundColor(.red)) == .named("red"))
    #expect(
      color(
        VStack { content.foregroundStyle(.tertiary) }.foregroundStyle(.red, .green, .blue))
        == .named("blue"))
    #expect(
      color(VStack { content.foregroundStyle(.tint) }.tint(AnyShapeStyle(.fill))) == .fill(1))
    #expect(color(VStack { content.foregroundStyle(.tint) }.tint(nil).tint(.red)) == .tint)
  }

  @Test func gradientsAreViews() {
    let stops = [Gradient.Stop(color: .red, location: 0.25)]
    let nodes = [
      GradientNode.Stop(paint: .named("red"), location: 0.25)
    ]
    func shape(_ kind: GradientNode.Kind) -> NodeContent {
      .shape(
        ShapeNode(
          shape: .rectangle, fill: .shaded(GradientNode(kind: kind, stops: nodes)), lineWidth: 0))
    }
    let gradient = Gradient(stops: stops)
    #expect(
      resolve(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)).content
        == shape(.linear(.leading, .trailing)))
    #expect(
      resolve(RadialGradient(gradient: gradient, center: .top, startRadius: 1, endRadius: 2))
        .content == shape(.radial(.top, 1, 2)))
    #expect(
      resolve(AngularGradient(gradient: gradient, center: .top)).content
        == shape(.angular(.top, 0, 360)))
    #expect(
      resolve(
        AngularGradient(
          gradient: gradient, center: .top, startAngle: .degrees(10), endAngle: .degrees(20))
      ).content == shape(.angular(.top, 10, 20)))
    #expect(
      resolve(Rectangle().fill(gradient)).content == shape(.linear(.top, .bottom)))
    #expect(
      resolve(
        Rectangle().fill(.linearGradient(gradient, startPoint: .bottom, endPoint: .top))
      ).content == shape(.linear(.bottom, .top)))
  }
}
