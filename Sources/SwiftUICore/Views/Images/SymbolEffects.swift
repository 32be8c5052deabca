import Foundation

/// A way in which symbols move.
///
/// Mirrors `SymbolEffect` of Apple's `Symbols`. Symbols here move as a whole, never layer by layer.
public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect of symbols that turn into others.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
///
/// Mirrors `SymbolEffectConfiguration` of Apple's `Symbols`.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// How a symbol hops.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// It grows for a moment.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// It shrinks for a moment.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: BounceSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isUp ? 0.2 : -0.2))
  }
}

/// How a symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: PulseSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }
}

/// How a symbol breathes.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// It grows and shrinks.
  public var plain: BreatheSymbolEffect { self }
  /// It grows and shrinks.
  public var pulse: BreatheSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: BreatheSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .breathe)
  }
}

/// How a symbol wiggles.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var wiggle = SymbolWiggle.turn(1)

  /// It turns to and fro, with the clock first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .turn(1)) }
  /// It turns to and fro, against the clock first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .turn(-1)) }
  /// It moves to and fro, to the left first.
  public var left: WiggleSymbolEffect { custom(angle: 180.0) }
  /// It moves to and fro, to the right first.
  public var right: WiggleSymbolEffect { custom(angle: 0.0) }
  /// It moves up and down, up first.
  public var up: WiggleSymbolEffect { custom(angle: 270.0) }
  /// It moves up and down, down first.
  public var down: WiggleSymbolEffect { custom(angle: 90.0) }
  /// It moves to and fro, in the direction of reading first.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .along(1)) }
  /// It moves to and fro, against the direction of reading first.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .along(-1)) }
  /// It moves to and fro along an axis.
  ///
  /// - Parameter angle: in degrees, with the clock from the right; what is no finite number counts as zero.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    WiggleSymbolEffect(wiggle: .move(angle.isFinite ? angle : 0))
  }
  /// It moves to and fro along an axis, an angle with the clock from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
  /// As a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: WiggleSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .wiggle(wiggle))
  }
}

/// How a symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var turn = 1.0

  /// With the clock.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turn: 1) }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turn: -1) }
  /// As a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: RotateSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .rotate(turn))
  }
}

/// How a symbol is larger or smaller for a while.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// It is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// It is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  /// As a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: ScaleSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isUp ? 0.2 : -0.2))
  }
}

/// How a symbol goes away for a while.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// It goes away where it is.
  public var up: DisappearSymbolEffect { self }
  /// It goes away where it is.
  public var down: DisappearSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: DisappearSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear)
  }
}

/// How one symbol takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The new one is there at once.
  public var downUp: ReplaceSymbolEffect { self }
  /// The new one is there at once.
  public var upUp: ReplaceSymbolEffect { self }
  /// The new one is there at once.
  public var offUp: ReplaceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// As a whole: symbols have no layers that move.
  public var byLayer: ReplaceSymbolEffect { self }
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .none) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol hops.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers are lit one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger, or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes away.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes another's place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
