import Foundation
@_spi(Engine) import TactileViewGraph

/// The speed and the repetition of a symbol effect.
///
/// Pass options to `symbolEffect(_:options:value:)` or `symbolEffect(_:options:isActive:)`. By default, an effect with
/// a value plays once for each change, and an effect that is active plays without end. Options are chained:
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.wiggle, options: .repeat(2).speed(1.5), value: count)
/// ```
///
/// Of several speeds or repetitions in a chain, the last one applies. With ``repeating``, an effect with a value plays
/// without end after the first change. The number of repetitions has no effect on `scale` and `disappear`, which last
/// while they are active. With Reduce Motion, only these two have an effect, and change symbols at once.
///
/// Mirrors `SymbolEffectOptions` of Apple's `Symbols`.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// The number of repetitions; nil for the default of the effect.
  ///
  /// By default, a discrete effect plays once, and an indefinite effect plays while it is active.
  var count: Int?
  /// Whether a discrete effect plays without end.
  var repeats = false

  /// Default options: a discrete effect plays once, an indefinite one while it is active.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat an effect without end: until it is inactive or, with a value, from the first change on.
  public static let repeating = SymbolEffectOptions(repeats: true)
  /// Options that play the effect only once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// Options that multiply the speed by a factor: 2 plays the effect in half of the time.
  ///
  /// - Parameter speed: The factor; one that isn't finite and positive counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// Options that play the effect a number of times from 1 to 1000, or the default number of times for nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Returns options that multiply the speed by a factor; one if it isn't finite and positive.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// Returns options that play the effect a number of times from 1 to 1000, or the default number of times for nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { min(max($0, 1), 1000) }
    options.repeats = false
    return options
  }

  /// Options that repeat an effect without end: until it is inactive or, with a value, from the first change on.
  public var repeating: SymbolEffectOptions {
    var options = self.repeat(nil)
    options.repeats = true
    return options
  }
  /// Options that play the effect only once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}

extension View {
  /// Applies an indefinite effect to the symbols in this view while it is active.
  ///
  /// ```swift
  /// Image(systemName: "arrow.clockwise").symbolEffect(.rotate, isActive: isSyncing)
  /// ```
  ///
  /// A repeated effect stops at once when it becomes inactive, not at the end of its cycle.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is added to those of enclosing views.
  ///   - options: The speed and the number of repetitions; by default, the effect repeats until it is inactive.
  ///   - isActive: Whether the effect plays; true by default.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let entry = SymbolEffectEntry(
      motion: effect.configuration.motion, speed: options.speed, count: options.count, trigger: nil,
      isActive: isActive)
    return transformEnvironment(\.symbolEffects) { $0.append(entry) }
  }

  /// Applies a discrete effect to the symbols in this view whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is added to those of enclosing views.
  ///   - options: The speed and the number of repetitions; by default, the effect plays once.
  ///   - value: The value whose changes play the effect.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let entry = SymbolEffectEntry(
      motion: effect.configuration.motion, speed: options.speed, count: options.count,
      repeats: options.repeats, trigger: AnyEquatable(value), isActive: false)
    return transformEnvironment(\.symbolEffects) { $0.append(entry) }
  }

  /// Removes the inherited symbol effects from the symbols in this view, if enabled, but not those that are set inside.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// A transition that replaces symbols immediately and fades texts.
  public static var symbolEffect: ContentTransition { .opacity }

  /// Returns a transition that replaces symbols immediately and fades texts.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}
