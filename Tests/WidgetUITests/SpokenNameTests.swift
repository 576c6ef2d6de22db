import Testing

@testable import WidgetUI

/// What shows no words has a name all the same.
@MainActor @Suite struct SpokenNameTests {
  private func names(_ view: some View) -> [String] {
    resolve(view).all.compactMap(\.style.accessibilityLabel)
  }

  @Test func progressIsCalledByItsLabel() {
    #expect(names(ProgressView("Copying", value: 0.5)) == ["Copying"])
    #expect(names(ProgressView("Copying", value: 0.5).labelsHidden()) == ["Copying"])
    #expect(names(ProgressView(value: 0.5)) == ["Progress"])
    #expect(names(ProgressView()) == ["Progress"])
    #expect(names(ProgressView(value: 0.5).accessibilityLabel("Mine")) == ["Mine"])
  }

  @Test func gaugesAreCalledByTheirLabel() {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "Water")
    } currentValueLabel: {
      Text(verbatim: "4")
    }
    #expect(names(gauge) == ["Water"])
    #expect(names(gauge.gaugeStyle(.accessoryCircularCapacity)) == ["Water"])
    #expect(names(gauge.gaugeStyle(.accessoryCircular)) == ["Water"])
    #expect(names(Gauge(value: 0.5) { EmptyView() }) == ["Gauge"])
  }

  @Test func linksWithoutWordsAreCalledByTheirAddress() {
    guard let url = URL(string: "https://example.org/a") else { return }
    let picture = Image(systemName: "star")
    #expect(names(Link(destination: url) { picture }) == ["https://example.org/a"])
    #expect(
      resolve(Link(destination: url) { picture.accessibilityLabel("Star") })
        .style.accessibilityLabel == "Star")
    #expect(names(Link("Open", destination: url)).isEmpty)
    let hidden = resolve(Link(destination: url) { picture }.privacySensitive()) {
      $0.redactionReasons = .privacy
    }
    #expect(hidden.style.accessibilityLabel == "Hidden")
  }

  @Test func namesAreNotGivenToWhatIsHidden() {
    let view = Text(verbatim: "a").frame(width: 40)
      .accessibilityElement(children: .ignore).accessibilityLabel("framed name")
    let node = resolve(view)
    #expect(node.style.accessibilityLabel == "framed name")
    #expect(node.spokenText == "framed name")
    #expect(node.children[0].style.isAccessibilityHidden)
    #expect(node.children[0].style.accessibilityLabel == nil)
    // A frame alone still hands the name on to what it frames.
    let framed = resolve(Text(verbatim: "a").frame(width: 40).accessibilityLabel("name"))
    #expect(framed.style.accessibilityLabel == nil)
    #expect(framed.children[0].style.accessibilityLabel == "name")
  }
}

/// Leading is where a person begins to read.
@MainActor @Suite struct LayoutDirectionTests {
  private func padding(_ view: some View, _ direction: LayoutDirection) -> EdgeInsets? {
    resolve(view) { $0.layoutDirection = direction }.style.padding
  }

  @Test func paddingIsOnTheOtherSideFromRightToLeft() {
    let view = Text(verbatim: "a").padding(.leading, 4).padding(.trailing, 1)
    #expect(
      padding(view, .leftToRight) == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 1))
    #expect(
      padding(view, .rightToLeft) == EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 4))
  }

  @Test func transitionsComeFromTheOtherSideFromRightToLeft() {
    func transition(_ transition: AnyTransition) -> TransitionNode? {
      resolve(Text(verbatim: "a").transition(transition)) { $0.layoutDirection = .rightToLeft }
        .style.transition
    }
    #expect(transition(.move(edge: .leading)) == .move(.trailing))
    #expect(transition(.push(from: .top)) == .push(.top))
    #expect(
      transition(.move(edge: .trailing).combined(with: .opacity))
        == .combined(.move(.leading), .opacity))
  }
}
