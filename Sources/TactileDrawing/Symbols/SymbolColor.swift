/// A color of a part of a well-known symbol, for `symbolRenderingMode(.multicolor)`.
package enum SymbolColor: Sendable {
  case blue, cyan, gray, green, red, white, yellow
}

extension SymbolNames {
  /// Returns the colors of a symbol's parts; nil for a symbol that has the foreground color.
  ///
  /// The first color is that of the figure, the second that of the enclosure, or of the base of a
  /// badge, and the third that of the accent. A nil color represents the foreground.
  package static func colors(of name: String) -> [SymbolColor?]? {
    if let colors = whole[name] { return colors }
    let isFilled = name.hasSuffix(".fill")
    if let colors = weather[isFilled ? String(name.dropLast(5)) : name] { return colors }
    let parts = SymbolParts(name)
    if let badge = parts.badge {
      let figure = badge == "fill" ? "" : badge.hasSuffix(".fill") ? badge.dropLast(5) : badge[...]
      return self.figure(of: name)?.hasParts == true
        ? badges[String(figure)].map { [$0, nil] } : nil
    }
    return name.contains(".trianglebadge.") ? [.yellow, nil] : nil
  }

  /// The colors of badges by their figures; a plain badge is a dot.
  private static let badges: [String: SymbolColor] = [
    "": .red, "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red,
    "exclamationmark": .yellow,
  ]

  /// The colors of clouds, of the weather below them, and of the sun behind them.
  private static let weather: [String: [SymbolColor?]] = [
    "cloud": [.white], "cloud.drizzle": [.white, .cyan], "cloud.rain": [.white, .cyan],
    "cloud.heavyrain": [.white, .cyan], "cloud.hail": [.white, .cyan],
    "cloud.snow": [.white, .cyan], "cloud.sleet": [.white, .cyan], "cloud.fog": [.white, .gray],
    "cloud.bolt": [.white, .yellow], "cloud.bolt.rain": [.white, .yellow, .cyan],
    "cloud.sun": [.white, .yellow], "cloud.sun.rain": [.white, .yellow, .cyan],
    "cloud.sun.bolt": [.white, .yellow, .yellow], "cloud.moon": [.white, nil],
    "cloud.moon.rain": [.white, nil, .cyan], "cloud.moon.bolt": [.white, nil, .yellow],
    "sun.max": [.yellow], "sun.min": [.yellow], "sun.horizon": [.yellow], "sunrise": [.yellow],
    "sunset": [.yellow], "sun.and.horizon": [.yellow], "sun.rain": [.yellow, .cyan],
    "sun.snow": [.yellow, .cyan], "sun.haze": [.yellow, .gray], "sun.dust": [.yellow, .gray],
    "rainbow": [.red, .blue, .yellow], "cloud.rainbow.half": [.white, .red, .blue],
    "wind.snow": [nil, .cyan],
  ]

  private static let whole: [String: [SymbolColor?]] = [
    "heart.fill": [.red], "star.fill": [.yellow], "bolt.fill": [.yellow], "leaf.fill": [.green],
    "drop.fill": [.blue], "trash": [.red], "trash.fill": [.red], "phone.fill": [.green],
    "phone.down.fill": [.red],
    "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
    "checkmark.circle.fill": [.white, .green], "xmark.circle.fill": [.white, .red],
    "exclamationmark.triangle.fill": [.white, .yellow],
    "exclamationmark.octagon.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
    "checkmark.seal.fill": [.white, .blue],
  ]
}
