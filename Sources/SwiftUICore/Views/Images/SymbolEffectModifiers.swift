import Foundation

/// How fast and how often an effect plays.
///
/// Mirrors `SymbolEffectOptions` of Apple's `Symbols`.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// Nil is as the effect does by itself: once where a value triggers it, else for ever.
  var count: Int?
  var repeats = false

  /// Once where a value triggers it, else for as long as it is active.
  public static let `default` = SymbolEffectOptions()
  /// Until it is not active any more.
  public static let repeating = SymbolEffectOptions(repeats: true)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// Faster by a factor; what is no finite positive number counts as one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// So many times; once at least.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Faster by a factor; what is no finite positive number counts as one.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// So many times, once at least; nil is until it is not active any more.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { min(max($0, 1), 1000) }
    options.repeats = count == nil
    return options
  }

  /// Until it is not active any more.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}

extension View {
  /// Moves the symbols in this view while the effect is active.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let entry = SymbolEffectEntry(
      motion: effect.configuration.motion, options: options, trigger: nil, isActive: isActive)
    return transformEnvironment(\.symbolEffects) { $0.append(entry) }
  }

  /// Moves the symbols in this view once whenever a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let entry = SymbolEffectEntry(
      motion: effect.configuration.motion, options: options, trigger: AnyEquatable(value),
      isActive: false)
    return transformEnvironment(\.symbolEffects) { $0.append(entry) }
  }

  /// Lets no effect from outside move the symbols in this view, if it is enabled.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// The transition of symbols: a new one is there at once, texts fade.
  public static var symbolEffect: ContentTransition { .opacity }

  /// The transition of symbols: a new one is there at once, texts fade.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}
