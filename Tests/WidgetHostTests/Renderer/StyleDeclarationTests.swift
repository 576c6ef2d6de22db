import Testing
import WidgetModel

@testable import WidgetHost

/// What a view's look is as CSS.
@MainActor @Suite struct StyleDeclarationTests {
  private let content = Text(verbatim: "a")

  private func declarations(_ view: some View, in scheme: ColorScheme? = nil) -> String {
    ViewNode.resolve(view, in: EnvironmentValues()).style.declarations(in: scheme)
  }

  @Test func roomAndGroundComeBeforeEdgesAndOpacity() {
    #expect(
      declarations(
        content.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .background(.red, in: RoundedRectangle(cornerRadius: 5)).opacity(0.5))
        == "padding: 1px 4px 3px 2px;background-color: @widget_red;border-radius: 5px;"
        + "opacity: 0.5;")
  }

  @Test func outlines() {
    #expect(declarations(content.clipShape(Capsule())) == "border-radius: 9999px;")
    #expect(declarations(content.cornerRadius(4)) == "border-radius: 4px;")
    #expect(
      declarations(content.frame(width: 4, height: 4).clipShape(Circle()))
        == "border-radius: 9999px;")
    #expect(declarations(content.clipShape(Rectangle())) == "")
  }

  @Test func whatIsHiddenIsSeenThroughWhateverItsOpacity() {
    #expect(declarations(content.opacity(0.5).hidden()) == "opacity: 0;")
  }

  @Test func effects() {
    #expect(declarations(content.scaleEffect(x: 2, y: 0.5)) == "transform: scale(2,0.5);")
    #expect(
      declarations(content.scaleEffect(2, anchor: .topTrailing))
        == "transform: scale(2,2);transform-origin: 100% 0%;")
    #expect(
      declarations(content.shadow(color: .red, radius: 3, x: 1, y: 2))
        == "filter: drop-shadow(1px 2px 3px @widget_red);")
  }

  @Test func filters() {
    #expect(declarations(content.brightness(0.25)) == "filter: brightness(1.25);")
    #expect(declarations(content.brightness(-2)) == "filter: brightness(0);")
    #expect(declarations(content.contrast(0.5)) == "filter: contrast(0.5);")
    #expect(declarations(content.saturation(2)) == "filter: saturate(2);")
    #expect(declarations(content.hueRotation(.degrees(90))) == "filter: hue-rotate(90deg);")
    #expect(declarations(content.colorInvert()) == "filter: invert(1);")
    #expect(
      declarations(content.blur(radius: 1).saturation(0).contrast(2))
        == "filter: blur(1px) saturate(0) contrast(2);")
  }

  @Test func aSchemeOfItsOwnColoursTheWordsInside() {
    #expect(declarations(content.colorScheme(.dark), in: .dark) == "color: #eeeeec;")
    #expect(
      declarations(content.border(.primary), in: .light)
        == "box-shadow: inset 0 0 0 1px #2e3436;")
  }

  @Test func gradients() {
    func css(_ style: some ShapeStyle) -> String { declarations(content.background(style)) }
    #expect(
      css(RadialGradient(colors: [.red], center: .topLeading, startRadius: 1, endRadius: 20))
        == "background-image: radial-gradient(circle 20px at 0% 0%,@widget_red 0%);")
    #expect(
      css(AngularGradient(colors: [.red], center: .center, angle: .degrees(30)))
        == "background-image: conic-gradient(from 120deg at 50% 50%,@widget_red 0%);")
    #expect(
      css(LinearGradient(colors: [.red], startPoint: .bottom, endPoint: .top).opacity(0.5))
        == "background-image: linear-gradient(0deg,alpha(@widget_red,0.5) 0%);")
    let shaded = ViewNode.resolve(content.background(Color.red.gradient), in: EnvironmentValues())
    #expect(shaded.style.background?.css() == "alpha(@widget_red,0.8)", "the first of its colours")
  }

  @Test(arguments: [(1, "0.15"), (2, "0.1"), (3, "0.07"), (4, "0.045"), (9, "0.045")])
  func fillsLetTheGroundThrough(level: Int, opacity: String) {
    #expect(Paint.fill(level).css() == "alpha(@theme_fg_color,\(opacity))")
  }

  @Test(arguments: [(2, "0.66"), (3, "0.5"), (4, "0.35"), (9, "0.35")])
  func levelsOfTheForeground(level: Int, opacity: String) {
    #expect(Paint.foreground(level).css() == "alpha(@theme_fg_color,\(opacity))")
  }

  @Test(
    arguments: [
      (.linear(duration: 2).delay(1), "2s", "linear", "1s"),
      (.easeIn(duration: 2), "2s", "ease-in", "0s"),
      (.easeOut(duration: 2), "2s", "ease-out", "0s"),
      (.easeInOut(duration: 0.5), "0.5s", "ease-in-out", "0s"),
      (.spring(duration: 0.5, bounce: 0.25), "0.5s", "cubic-bezier(0.3,1.25,0.5,1)", "0s"),
    ] as [(Animation, String, String, String)])
  func animations(animation: Animation, duration: String, curve: String, delay: String) {
    let style = ViewNode.resolve(content.animation(animation, value: 1), in: EnvironmentValues())
      .style
    #expect(
      style.animation?.declarations
        == "transition-duration: \(duration);transition-timing-function: \(curve);"
        + "transition-delay: \(delay);")
  }

  private func font(_ font: Font) -> FontValue? {
    let node = ViewNode.resolve(content.font(font), in: EnvironmentValues())
    guard case .text(let text) = node.content else { return nil }
    return text.runs.first?.font
  }

  @Test(
    arguments: [
      (.largeTitle, 2), (.title, 1.7), (.title2, 1.4), (.title3, 1.25), (.headline, 1.15),
      (.subheadline, 0.93), (.body, 1), (.callout, 0.95), (.footnote, 0.86), (.caption, 0.82),
      (.caption2, 0.76), (.system(size: 30), 1),
    ] as [(Font, Double)])
  func sizesBesideOrdinaryText(font: Font, scale: Double) {
    #expect(self.font(font)?.scale == scale)
  }

  @Test func sizesOfSymbols() {
    #expect(font(.title)?.pixels == 16 * 1.7)
    #expect(font(.system(size: 30))?.pixels == 30)
  }

  @Test(
    arguments: [
      (.body, ""), (.title2, "font-size: 1.4em;"), (.system(size: 22.5), "font-size: 22.5px;"),
      (.body.weight(.semibold), "font-weight: 600;"), (.body.italic(), "font-style: italic;"),
      (.body.monospacedDigit(), "font-feature-settings: \"tnum\";"),
      (.body.monospaced(), "font-family: monospace;"),
      (.system(.body, design: .serif), "font-family: serif;"),
      (.system(.body, design: .rounded), ""),
      (.body.width(.compressed), "font-stretch: extra-condensed;"),
      (.body.width(.condensed), "font-stretch: condensed;"), (.body.width(.standard), ""),
      (.body.width(.expanded), "font-stretch: expanded;"),
      (
        .headline.italic().monospacedDigit(),
        "font-size: 1.15em;font-weight: 700;font-style: italic;"
          + "font-feature-settings: \"tnum\";"
      ),
    ] as [(Font, String)])
  func fonts(font: Font, declarations: String) {
    #expect(self.font(font)?.declarations == declarations)
  }
}
