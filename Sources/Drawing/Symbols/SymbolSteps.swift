/// Symbols of which a value lights a part, such as `wifi`.
extension SymbolNames {
  /// The recipes from the least to the most that is lit, where the last one is the whole symbol;
  /// nil stands for nothing.
  private static let steps: [String: [String?]] = [
    "wifi": [nil, "wifi-1", "wifi-2", "wifi"],
    "cellularbars": [nil, "reception-1", "reception-2", "reception-3", "reception-4"],
    "speaker.wave.2": [nil, "volume-off", "volume-down", "volume-up"],
    "speaker.wave.2.fill": [nil, "volume-off-fill", "volume-down-fill", "volume-up-fill"],
    "speaker.wave.3": [nil, "volume-off", "volume-down", "volume-up"],
    "speaker.wave.3.fill": [nil, "volume-off-fill", "volume-down-fill", "volume-up-fill"],
  ]

  /// Whether a value lights a part of the symbol.
  package static func isVariable(_ symbol: String) -> Bool { steps[symbol] != nil }

  /// How many layers can be lit one after the other; nil for other symbols.
  package static func layerCount(of symbol: String) -> Int? { steps[symbol].map { $0.count - 1 } }

  /// What a value from 0 to 1 lights of a symbol; nil where that is nothing.
  package static func figure(of symbol: String, lit value: Double) -> SymbolFigure? {
    guard let steps = steps[symbol] else { return figure(of: symbol) }
    let share = value.isNaN ? 1 : min(max(value, 0), 1)
    let step = steps[Int((share * Double(steps.count - 1)).rounded(.up))]
    return step.flatMap { SymbolRecipe(text: $0[...]).figure }
  }
}
