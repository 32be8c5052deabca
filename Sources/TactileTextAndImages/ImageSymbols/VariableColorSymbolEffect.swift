@_spi(Engine) import TactileViewGraph

/// A symbol effect that highlights the layers of a symbol in sequence.
///
/// Use it to show that something is in progress, such as a search for a network:
///
/// ```swift
/// Image(systemName: "wifi")
///   .symbolEffect(.variableColor.iterative.reversing, isActive: isSearching)
/// ```
///
/// By default, the effect is ``cumulative``, doesn't reverse, and dims inactive layers. Each property changes one of
/// these and keeps the others, so you can chain them. The layers light up from the innermost one. With a value instead
/// of `isActive`, it plays whenever the value changes, by default for one cycle. The effect applies only to symbols
/// with variable layers, such as `wifi` and `speaker.wave.3`. Apple's documentation gives no numbers: a cycle takes 1.5
/// seconds, and inactive layers are as pale as those of `Image(systemName:variableValue:)`.
///
/// Mirrors `VariableColorSymbolEffect` of Apple's `Symbols`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var lighting = SymbolLighting()

  /// An effect that keeps each highlighted layer active until the end of the cycle; the default.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// An effect that highlights one layer at a time, instead of adding layers.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// An effect that plays each cycle forward and then in reverse, which doubles its duration.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// An effect that restarts each cycle from the beginning; the default.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// An effect that hides inactive layers completely.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = true } }
  /// An effect that dims inactive layers; the default.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = false } }

  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(lighting))
  }

  private func with(_ change: (inout SymbolLighting) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect.lighting)
    return effect
  }
}
