/// Symbols with a variable value, such as `wifi`.
extension SymbolNames {
  /// The recipes for increasing values; the last one is the whole symbol, and nil draws nothing.
  private static let steps: [String: [String?]] = [
    "wifi": [nil, "wifi-1", "wifi-2", "wifi"],
    "cellularbars": [nil, "reception-1", "reception-2", "reception-3", "reception-4"],
    "speaker.wave.2": [nil, "volume-off", "volume-down", "volume-up"],
    "speaker.wave.2.fill": [nil, "volume-off-fill", "volume-down-fill", "volume-up-fill"],
    "speaker.wave.3": [nil, "volume-off", "volume-down", "volume-up"],
    "speaker.wave.3.fill": [nil, "volume-off-fill", "volume-down-fill", "volume-up-fill"],
  ]

  /// Returns whether the symbol has a variable value.
  package static func isVariable(_ symbol: String) -> Bool { steps[symbol] != nil }

  /// Returns the number of layers that a variable value lights in turn; nil for other symbols.
  package static func layerCount(of symbol: String) -> Int? { steps[symbol].map { $0.count - 1 } }

  /// Returns the figure lit by a value from 0 to 1; nil if nothing is lit.
  package static func figure(of symbol: String, lit value: Double) -> SymbolFigure? {
    guard let steps = steps[symbol] else { return figure(of: symbol) }
    let share = value.isNaN ? 1 : min(max(value, 0), 1)
    let step = steps[Int((share * Double(steps.count - 1)).rounded(.up))]
    return step.flatMap { SymbolRecipe(text: $0[...]).figure }
  }
}
