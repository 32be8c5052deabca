@_spi(Engine) import TactileViewGraph

/// The default symbol effect of a context.
///
/// It is a content transition, as ``ReplaceSymbolEffect`` is; the replacement is immediate:
///
/// ```swift
/// Image(systemName: isPlaying ? "pause" : "play").contentTransition(.symbolEffect(.automatic))
/// ```
///
/// Mirrors `AutomaticSymbolEffect` of Apple's `Symbols`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The configuration that describes the effect's motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .none) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of the context, which replaces a symbol immediately.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
