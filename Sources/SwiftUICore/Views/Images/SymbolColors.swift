/// The colors of well-known symbols, for `symbolRenderingMode(.multicolor)`.
enum SymbolColors {
  /// Returns the colors of a symbol's layers; nil for a symbol that has the foreground color.
  ///
  /// The first color is that of the figure, the second that of the enclosure, or of the base of a
  /// badge. A nil color represents the foreground.
  static func colors(of name: String) -> [Color?]? {
    if let colors = whole[name] { return colors }
    let parts = SymbolParts(name)
    return parts.badge.flatMap { badges[$0] }.map { [$0, nil] }
  }

  /// The colors of badges by their figures; a plain badge is a dot.
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
