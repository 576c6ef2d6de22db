/// An effect on a symbol. Mirrors `SymbolEffect`.
public protocol SymbolEffect: Sendable {
  /// The effect's name.
  var _name: String { get }
}

/// An effect that runs once when a value changes. Mirrors `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on. Mirrors `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which one symbol turns into another. Mirrors `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect on a symbol, with its variants, which the desktop draws alike.
public struct _NamedSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The effect's name.
  public let _name: String

  init(_ name: String) {
    _name = name
  }

  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Each layer on its own.
  public var byLayer: Self { self }
  /// All at once.
  public var wholeSymbol: Self { self }
  /// The new one downwards, the old one upwards.
  public var downUp: Self { self }
  /// The new one upwards, the old one downwards.
  public var upUp: Self { self }
  /// The old one fades.
  public var offUp: Self { self }
  /// One part after the other.
  public var iterative: Self { self }
  /// Part on part.
  public var cumulative: Self { self }
  /// And back.
  public var reversing: Self { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// A hop.
  public static var bounce: Self { .init("bounce") }
  /// A fading in and out.
  public static var pulse: Self { .init("pulse") }
  /// A larger or smaller size.
  public static var scale: Self { .init("scale") }
  /// Parts that light up in turn.
  public static var variableColor: Self { .init("variableColor") }
  /// Appearing.
  public static var appear: Self { .init("appear") }
  /// Going.
  public static var disappear: Self { .init("disappear") }
  /// One symbol in the place of another.
  public static var replace: Self { .init("replace") }
  /// What suits the symbol.
  public static var automatic: Self { .init("automatic") }
  /// A shake.
  public static var wiggle: Self { .init("wiggle") }
  /// A turn.
  public static var rotate: Self { .init("rotate") }
  /// A slow growing and shrinking.
  public static var breathe: Self { .init("breathe") }
}

/// How often and how fast an effect runs; the desktop decides. Mirrors `SymbolEffectOptions`.
public struct SymbolEffectOptions: Sendable {
  /// The desktop's own.
  public static let `default` = SymbolEffectOptions()
  /// Accepted.
  public static let repeating = SymbolEffectOptions()
  /// Accepted.
  public static let nonRepeating = SymbolEffectOptions()
  /// Accepted.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Accepted.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// Accepted.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Accepted.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension View {
  /// No effects on symbols.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifyingEnvironment { if isEnabled { $0.symbolEffect = nil } }
  }

  /// An effect on symbols that runs when a value becomes another.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifyingEnvironment {
      $0.symbolEffect = SymbolEffectNode(name: effect._name, value: String(describing: value))
    }
  }

  /// An effect on symbols.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifyingEnvironment {
      $0.symbolEffect = isActive ? SymbolEffectNode(name: effect._name, value: nil) : nil
    }
  }
}
