import Testing

@testable import WidgetUI

@MainActor @Suite struct AnimationTests {
  private let content = Text(verbatim: "a")

  @Test(
    arguments: [
      (.default, .easeInOut, 0.3), (.linear, .linear, 0.3), (.easeIn, .easeIn, 0.3),
      (.easeOut, .easeOut, 0.3), (.easeInOut, .easeInOut, 0.3), (.spring, .spring(0.15), 0.5),
      (.smooth, .spring(0), 0.5), (.snappy, .spring(0.15), 0.35), (.bouncy, .spring(0.3), 0.5),
      (.interactiveSpring, .spring(0.14), 0.15), (.linear(duration: 2), .linear, 2),
      (.easeIn(duration: 2), .easeIn, 2), (.easeOut(duration: 2), .easeOut, 2),
      (.easeInOut(duration: 2), .easeInOut, 2), (.spring(duration: 2, bounce: 1), .spring(1), 2),
      (.spring(response: 2, dampingFraction: 0.75), .spring(0.25), 2),
      (.spring(response: 2, dampingFraction: 3), .spring(0), 2),
      (.interactiveSpring(response: 2, dampingFraction: 0.5), .spring(0.5), 2),
      (.smooth(duration: 2, extraBounce: 0.5), .spring(0.5), 2),
      (.snappy(duration: 2, extraBounce: 0.5), .spring(0.15 + 0.5), 2),
      (.bouncy(duration: 2, extraBounce: 0.5), .spring(0.3 + 0.5), 2),
      (.linear.speed(0), .linear, 0.3), (.linear.speed(0.5), .linear, 0.6),
      (.linear.repeatForever().repeatCount(2), .linear, 0.3),
    ] as [(Animation, AnimationNode.Curve, Double)])
  func animationsHaveACurveAndADuration(
    animation: Animation, curve: AnimationNode.Curve, duration: Double
  ) {
    #expect(animation.node == AnimationNode(curve: curve, duration: duration))
  }

  @Test func delaysAddUp() {
    #expect(Animation.linear.delay(1).delay(2).node.delay == 3)
  }

  @Test func theInnermostAnimationAndTransitionCount() {
    #expect(
      resolve(content.animation(.easeOut).animation(.linear)).style.animation
        == AnimationNode(curve: .easeOut, duration: 0.3))
    #expect(
      resolve(content.transition(.scale).transition(.opacity)).style.transition == .scale(0))
  }

  @Test(
    arguments: [
      (.identity, .identity), (.opacity, .opacity), (.scale, .scale(0)),
      (.scale(scale: 0.5), .scale(0.5)), (.move(edge: .trailing), .move(.trailing)),
      (.push(from: .bottom), .push(.bottom)), (.offset(x: 2, y: 3), .offset(2, 3)),
      (.slide, .asymmetric(insertion: .move(.leading), removal: .move(.trailing))),
      (.opacity.combined(with: .scale), .combined(.opacity, .scale(0))),
      (.opacity.animation(.linear), .opacity),
    ] as [(AnyTransition, TransitionNode)])
  func transitions(transition: AnyTransition, node: TransitionNode) {
    #expect(resolve(content.transition(transition)).style.transition == node)
  }

  @Test(
    arguments: [
      (.identity, .identity), (.opacity, .opacity), (.interpolate, .interpolate),
      (.symbolEffect, .symbolEffect("automatic")),
      (.symbolEffect(.replace), .symbolEffect("replace")),
      (.numericText(), .numericText(countsDown: false)),
      (.numericText(countsDown: true), .numericText(countsDown: true)),
      (.numericText(value: 3), .numericText(countsDown: false)),
    ] as [(ContentTransition, ContentTransitionNode)])
  func contentTransitions(transition: ContentTransition, node: ContentTransitionNode) {
    #expect(resolve(content.contentTransition(transition)).style.contentTransition == node)
  }

  @Test func effectsThatGoOnHaveNoValue() {
    let star = Image(systemName: "star")
    #expect(
      resolve(star.symbolEffect(.pulse)).style.symbolEffect
        == SymbolEffectNode(name: "pulse", value: nil))
    #expect(
      resolve(star.symbolEffect(.bounce, value: 2).symbolEffect(.pulse)).style.symbolEffect
        == SymbolEffectNode(name: "bounce", value: "2"))
  }

  @Test func effectsMayBeTakenAway() {
    let star = Image(systemName: "star")
    #expect(
      resolve(VStack { star.symbolEffectsRemoved() }.symbolEffect(.pulse)).children[0].style
        .symbolEffect == nil)
    #expect(
      resolve(VStack { star.symbolEffectsRemoved(false) }.symbolEffect(.pulse)).children[0].style
        .symbolEffect == SymbolEffectNode(name: "pulse", value: nil))
  }
}
