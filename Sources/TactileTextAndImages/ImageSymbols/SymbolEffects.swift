import Foundation
@_spi(Engine) import TactileViewGraph

/// An animation of a symbol image, which draws attention to it or shows that something is in progress.
///
/// Apply an effect to a symbol, or to a view for all symbols in it; other images don't change. Pass a value to play it
/// once for each event, or a condition to play it as long as a state lasts:
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: messageCount)
/// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isConnecting)
/// ```
///
/// Effects of several modifiers are combined. ``SymbolEffectOptions`` set the speed and the number of repetitions.
/// Symbols move as a whole; only ``VariableColorSymbolEffect`` changes layers separately. If the environment's
/// `accessibilityReduceMotion` is true, symbols don't move: only `scale` and `disappear` apply, without an animation.
/// You don't conform to this protocol.
///
/// Mirrors `SymbolEffect` of Apple's `Symbols`.
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration that describes the effect's motion.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays when a value changes: once, unless its options repeat it.
///
/// Apply it with `symbolEffect(_:options:value:)`. These effects are `bounce`, `pulse`, `breathe`, `wiggle`, `rotate`
/// and `variableColor`, which are also indefinite effects. You don't conform to this protocol.
///
/// Mirrors `DiscreteSymbolEffect` of Apple's `Symbols`.
public protocol DiscreteSymbolEffect {}

/// An effect that plays while it is active.
///
/// Apply it with `symbolEffect(_:options:isActive:)`. These effects are all but `replace`; `scale` and `disappear` keep
/// the symbol changed, and the others repeat, unless options set a number. You don't conform to this protocol.
///
/// Mirrors `IndefiniteSymbolEffect` of Apple's `Symbols`.
public protocol IndefiniteSymbolEffect {}

/// An effect that replaces one symbol with another.
///
/// Pass it to `contentTransition(_:)` as in `.symbolEffect(.replace)` or `.symbolEffect(.automatic)`; the replacement is
/// immediate. You don't conform to this protocol.
///
/// Mirrors `ContentTransitionSymbolEffect` of Apple's `Symbols`.
public protocol ContentTransitionSymbolEffect {}

/// A description of a symbol effect's motion.
///
/// Each effect returns one as its `configuration`; variants that are the same here, such as `byLayer`, have equal ones.
///
/// Mirrors `SymbolEffectConfiguration` of Apple's `Symbols`.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// A symbol effect that briefly scales the symbol by a fifth, up by default, as a response to an event.
///
/// The effect plays once for each change of a value, or repeatedly while it is active, for half a second each time:
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: messageCount)
/// Image(systemName: "bell").symbolEffect(.bounce.down, isActive: isRinging)
/// ```
///
/// Mirrors `BounceSymbolEffect` of Apple's `Symbols`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// An effect that briefly scales the symbol up.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// An effect that briefly scales the symbol down.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: BounceSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isUp ? 0.2 : -0.2))
  }
}

/// A symbol effect that fades the symbol to an opacity of 0.4 and back.
///
/// The effect plays once in a second for each change of a value, or repeatedly while it is active, such as in
/// `.symbolEffect(.pulse, isActive: isLoading)`. Use it for a calm hint that something lasts; `bounce` is livelier.
///
/// Mirrors `PulseSymbolEffect` of Apple's `Symbols`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: PulseSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }
}

/// A symbol effect that smoothly scales the symbol up by a tenth and down, to show that something is ongoing.
///
/// The effect plays once in 1.5 seconds for each change of a value, or repeatedly while it is active, such as in
/// `.symbolEffect(.breathe, isActive: isListening)`. Its variants look the same.
///
/// Mirrors `BreatheSymbolEffect` of Apple's `Symbols`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// An effect that scales the symbol up and down; its opacity changes slightly, as with ``pulse``.
  public var plain: BreatheSymbolEffect { self }
  /// An effect that scales the symbol up and down; its opacity changes slightly, as with ``plain``.
  public var pulse: BreatheSymbolEffect { self }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: BreatheSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .breathe)
  }
}

/// A symbol effect that moves or rotates the symbol back and forth, for half a second.
///
/// By default, it rotates, clockwise first. The effect draws attention to a symbol, such as one that a person has
/// overlooked: `.symbolEffect(.wiggle.left, value: failureCount)` moves it once for each failure.
///
/// Mirrors `WiggleSymbolEffect` of Apple's `Symbols`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var wiggle = SymbolWiggle.turn(1)

  /// An effect that rotates the symbol back and forth, starting clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .turn(1)) }
  /// An effect that rotates the symbol back and forth, starting counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .turn(-1)) }
  /// An effect that moves the symbol back and forth, starting to the left.
  public var left: WiggleSymbolEffect { custom(angle: 180.0) }
  /// An effect that moves the symbol back and forth, starting to the right.
  public var right: WiggleSymbolEffect { custom(angle: 0.0) }
  /// An effect that moves the symbol back and forth, starting up.
  public var up: WiggleSymbolEffect { custom(angle: 270.0) }
  /// An effect that moves the symbol back and forth, starting down.
  public var down: WiggleSymbolEffect { custom(angle: 90.0) }
  /// An effect that moves the symbol back and forth, starting toward the trailing edge.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .along(1)) }
  /// An effect that moves the symbol back and forth, starting toward the leading edge.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .along(-1)) }
  /// Returns an effect that moves the symbol back and forth along an axis.
  ///
  /// - Parameter angle: The angle of the axis in degrees, clockwise from the right; zero if it
  ///   isn't finite.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    WiggleSymbolEffect(wiggle: .move(angle.isFinite ? angle : 0))
  }
  /// Returns an effect that moves the symbol along an axis at an angle, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: WiggleSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .wiggle(wiggle))
  }
}

/// A symbol effect that rotates the symbol around its center, clockwise by default.
///
/// The effect makes one turn in a second for each change of a value, or turns while it is active, such as in
/// `.symbolEffect(.rotate, isActive: isSyncing)`. On Apple's platforms, some symbols turn only in part.
///
/// Mirrors `RotateSymbolEffect` of Apple's `Symbols`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var turn = 1.0

  /// An effect that rotates the symbol clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turn: 1) }
  /// An effect that rotates the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turn: -1) }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: RotateSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .rotate(turn))
  }
}

/// A symbol effect that scales the symbol by a fifth while it is active, up by default.
///
/// The size changes in 0.3 seconds, and stays until the effect is inactive. The symbol keeps its place in the layout:
/// `.symbolEffect(.scale.up, isActive: isSelected)` emphasizes it without moving its neighbors.
///
/// Mirrors `ScaleSymbolEffect` of Apple's `Symbols`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// An effect that scales the symbol up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// An effect that scales the symbol down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: ScaleSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isUp ? 0.2 : -0.2))
  }
}

/// A symbol effect that hides the symbol while it is active: it fades and shrinks in 0.3 seconds.
///
/// The symbol keeps its place in the layout, unlike a view that is removed. It comes back when the effect is inactive,
/// and stays accessible; add `accessibilityHidden(_:)` with the same condition. With reduced motion, it is hidden at
/// once.
///
/// ```swift
/// Image(systemName: "envelope.badge").symbolEffect(.disappear, isActive: !isUnread)
/// ```
///
/// Mirrors `DisappearSymbolEffect` of Apple's `Symbols`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// An effect that hides the symbol; it looks the same as ``down``, which shrinks.
  public var up: DisappearSymbolEffect { self }
  /// An effect that hides the symbol; it shrinks while it fades.
  public var down: DisappearSymbolEffect { self }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: DisappearSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear)
  }
}

/// A symbol effect that replaces one symbol with another.
///
/// It is the content transition of an image whose name changes. The replacement is immediate, without an animation:
///
/// ```swift
/// Image(systemName: isPlaying ? "pause" : "play").contentTransition(.symbolEffect(.replace))
/// ```
///
/// Mirrors `ReplaceSymbolEffect` of Apple's `Symbols`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// An effect that replaces the symbol immediately, instead of scaling the old symbol down and the new one up.
  public var downUp: ReplaceSymbolEffect { self }
  /// An effect that replaces the symbol immediately, instead of scaling both symbols up.
  public var upUp: ReplaceSymbolEffect { self }
  /// An effect that replaces the symbol immediately, instead of scaling the new symbol up.
  public var offUp: ReplaceSymbolEffect { self }
  /// An effect that applies to the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// An effect that applies to the symbol as a whole: symbols have no layers that move separately.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .none) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that briefly scales the symbol up; `.bounce.down` scales it down.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol to an opacity of 0.4 and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that smoothly scales the symbol up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that rotates the symbol back and forth; `.wiggle.left` and others move it instead.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that highlights the symbol's layers in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol clockwise; `.rotate.counterClockwise` reverses the direction.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales the symbol up while it is active; `.scale.down` scales it down.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides the symbol while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another, for `contentTransition(_:)`.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
