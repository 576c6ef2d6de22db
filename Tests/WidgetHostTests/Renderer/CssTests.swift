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
    #expect(Paint.tint.opacity(0.5).css() == "alpha(@theme_selected_bg_color,0.5)")
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
}
