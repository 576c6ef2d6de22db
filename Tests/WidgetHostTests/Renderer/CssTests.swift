import Testing
import WidgetModel

@testable import WidgetHost

struct CssTests {
  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (0.001, "0.001"), (1.0 / 3, "0.333"),
    (Double.infinity, "0"), (Double.nan, "0"), (1e300, "0"), (-12.0, "-12"),
  ])
  func numbersHaveAPointAndNoExponent(_ number: Double, _ text: String) {
    #expect(css(number) == text)
  }

  @Test func paints() {
    #expect(Paint.named("red").css() == "@widget_red")
    #expect(Paint.rgba(1, 0.5, 0, 0.25).css() == "rgba(255,128,0,0.25)")
    #expect(Paint.foreground(1).css() == "@theme_fg_color")
    #expect(Paint.foreground(2).css() == "alpha(@theme_fg_color,0.66)")
    #expect(Paint.foreground(1).css(in: .dark) == "#eeeeec")
    #expect(Paint.tint.opacity(0.5).css() == "alpha(@widget_accent,0.5)")
    #expect(Paint.background.css(in: .light) == "#f6f5f4")
  }

  @MainActor
  private func declarations(_ view: some View) -> String {
    ViewNode.resolve(view, in: EnvironmentValues()).style.declarations(in: nil)
  }

  @MainActor
  @Test func effectsReadFromTheOutsideIn() {
    #expect(
      declarations(Text(verbatim: "a").rotationEffect(.degrees(45))) == "transform: rotate(45deg);")
    #expect(
      declarations(Text(verbatim: "a").offset(x: 2, y: -3)) == "transform: translate(2px,-3px);")
    #expect(
      declarations(Text(verbatim: "a").blur(radius: 2)) == "filter: blur(2px);")
    #expect(
      declarations(Text(verbatim: "a").grayscale(1)) == "filter: saturate(0);")
  }

  @MainActor
  @Test func borderTakesNoRoom() {
    #expect(
      declarations(Text(verbatim: "a").border(.red, width: 2))
        == "box-shadow: inset 0 0 0 2px @widget_red;")
  }

  @MainActor
  @Test func gradientsAreImages() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      declarations(Text(verbatim: "a").background(gradient))
        == "background-image: linear-gradient(90deg,@widget_red 0%,@widget_blue 100%);")
  }

  @Test(arguments: [
    AnimationNode.Curve.linear, .easeIn, .easeOut, .easeInOut, .spring(0), .spring(0.3),
  ])
  func curvesBeginAndEndWhereTheyShould(_ curve: AnimationNode.Curve) {
    #expect(abs(curve.value(at: 0)) < 0.000_001)
    #expect(abs(curve.value(at: 1) - 1) < 0.000_001)
  }

  @Test func whatAppearsComesFromWhereItsTransitionSays() {
    let look = TransitionNode.asymmetric(insertion: .move(.top), removal: .opacity)
    #expect(
      look.look(isInsertion: true, width: 10, height: 20) == Look(y: -20, opacity: 0))
    #expect(look.look(isInsertion: false, width: 10, height: 20) == Look(opacity: 0))
    #expect(Look(x: 8, opacity: 0).atRest(by: 0.5) == Look(x: 4, opacity: 0.5))
    #expect(Look(x: 8, opacity: 0).atRest(by: 1) == .atRest)
  }

  @Test func namedColoursAreLighterOnDark() {
    #expect(Paint.named("red").css() == "@widget_red")
    #expect(Paint.named("red").css(in: .light) == "#e01b24")
    #expect(Paint.named("red").css(in: .dark) == "#f66151")
    #expect(Palette.darkDefinitions.contains("@define-color widget_red #f66151;"))
    for (light, dark) in Palette.colors.values {
      func sum(_ color: String) -> Int {
        let number = Int(color, radix: 16) ?? 0
        return number >> 16 & 255 + number >> 8 & 255 + number & 255
      }
      #expect(sum(dark) > sum(light))
    }
  }

  @Test func groundsLetNothingThrough() {
    #expect(Paint.named("red").groundDeclaration() == "background-color: @widget_red;")
    #expect(
      Paint.fill(3).groundDeclaration()
        == "background-image: linear-gradient(alpha(@theme_fg_color,0.07),"
        + "alpha(@theme_fg_color,0.07));")
    #expect(
      Paint.rgba(0, 0, 0, 0.5).groundDeclaration(in: .dark)
        == "background-color: #353535;background-image: linear-gradient(rgba(0,0,0,0.5),"
        + "rgba(0,0,0,0.5));")
  }

  @MainActor @Test func outlinesThatCssCanDraw() {
    #expect(ShapeKind.ellipse.declaration == "border-radius: 50%;")
    let corners = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3)
    #expect(ShapeKind.uneven(corners).declaration == "border-radius: 1px 0px 3px 2px;")
    let turned = ViewNode.resolve(
      Text(verbatim: "a").rotationEffect(.degrees(90), anchor: .bottom), in: EnvironmentValues())
    #expect(
      turned.style.declarations(in: nil) == "transform: rotate(90deg);transform-origin: 50% 100%;")
  }

  @MainActor @Test func paddingMayDrawNearer() {
    var style = NodeStyle()
    style.padding = EdgeInsets(top: 4, leading: -2, bottom: 0, trailing: 1)
    #expect(style.declarations(in: nil) == "padding: 4px 1px 0px 0px;")
    let view = ViewNode.resolve(
      Text(verbatim: "a").padding(.leading, -2), in: EnvironmentValues())
    #expect(view.needsFit)
    #expect(view.fitWish.overhang.leading == -2)
  }
}
