/// How the layers of a symbol are lit one after the other, as if something came or went.
///
/// It changes nothing of symbols without such layers, and of all symbols here only `wifi` has some. Mirrors
/// `VariableColorSymbolEffect` of Apple's `Symbols`, whose documentation gives no figures: a round takes a
/// second and a half, and layers that are not lit are as pale as those of `Image(systemName:variableValue:)`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var lighting = SymbolLighting()

  /// Each layer is lit and stays so until all are.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Each layer is lit alone.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// The way back follows, which takes as long again.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// What follows begins anew.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Layers that are not lit are not to be seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = true } }
  /// Layers that are not lit are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesUnlit = false } }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(lighting))
  }

  private func with(_ change: (inout SymbolLighting) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect.lighting)
    return effect
  }
}
