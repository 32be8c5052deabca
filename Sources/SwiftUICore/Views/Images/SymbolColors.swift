/// The colors of well-known symbols, for `symbolRenderingMode(.multicolor)`.
enum SymbolColors {
  /// The colors of a symbol's parts; nil for a symbol that is drawn in the foreground color.
  ///
  /// The figure's color is the first, then that of its enclosure, or of the base of a badge. A nil color
  /// stands for the foreground.
  static func colors(of name: String) -> [Color?]? {
    if let colors = whole[name] { return colors }
    let parts = SymbolParts(name)
    return parts.badge.flatMap { badges[$0] }.map { [$0, nil] }
  }

  /// Badges by what they show; a plain one is a dot.
  private static let badges: [String: Color] = [
    "": .red, "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red,
    "exclamationmark": .yellow,
  ]

  private static let whole: [String: [Color?]] = [
    "heart.fill": [.red], "star.fill": [.yellow], "sun.max": [.yellow], "sun.max.fill": [.yellow],
    "bolt.fill": [.yellow], "leaf.fill": [.green], "drop.fill": [.blue], "trash": [.red],
    "trash.fill": [.red], "phone.fill": [.green],
    "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
    "checkmark.circle.fill": [.white, .green], "xmark.circle.fill": [.white, .red],
    "exclamationmark.triangle.fill": [.white, .yellow],
    "exclamationmark.octagon.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
    "checkmark.seal.fill": [.white, .blue],
  ]
}
