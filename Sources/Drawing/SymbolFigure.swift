/// What a symbol is drawn of: an icon of the set, maybe struck out, maybe in a frame.
///
/// Where the set has no icon for a name, the name's parts say what it is made of, as in
/// `bell.slash.circle.fill`.
package struct SymbolFigure: Hashable, Sendable {
  /// The outline around the icon.
  package enum Enclosure: String, CaseIterable, Sendable { case circle, square, rectangle }

  /// The icon's name in its set.
  package var icon: String
  /// Whether a line crosses the icon.
  package var isSlashed = false
  package var enclosure: Enclosure?
  /// Whether the frame is filled, and the icon cut out of it.
  package var isFilled = false

  package init(
    icon: String, isSlashed: Bool = false, enclosure: Enclosure? = nil, isFilled: Bool = false
  ) {
    self.icon = icon
    self.isSlashed = isSlashed
    self.enclosure = enclosure
    self.isFilled = isFilled
  }
}

extension SymbolNames {
  /// What a symbol is drawn of; nil for names that are nothing.
  package static func figure(of symbol: String) -> SymbolFigure? {
    icon(of: symbol).map { SymbolFigure(icon: $0) } ?? SymbolParts(symbol).figure
  }

  /// What a symbol is drawn of where its frame has another style than what is inside; nil for
  /// symbols without a frame.
  package static func layeredFigure(of symbol: String) -> SymbolFigure? {
    let parts = SymbolParts(symbol)
    return parts.enclosure == nil ? nil : parts.figure
  }
}

/// A symbol's name taken apart: `bell`, `slash`, `circle` and `fill`.
package struct SymbolParts: Hashable, Sendable {
  package var base: String
  package var isSlashed = false
  package var enclosure: SymbolFigure.Enclosure?
  package var isFilled = false

  /// Takes a name apart; something is left as the base.
  package init(_ symbol: String) {
    var words = symbol.split(separator: ".", omittingEmptySubsequences: false)
    if words.count > 1, words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    if words.count > 1,
      let frame = words.last.flatMap({ SymbolFigure.Enclosure(rawValue: "\($0)") })
    {
      enclosure = frame
      words.removeLast()
    }
    if words.count > 1, words.last == "slash" {
      isSlashed = true
      words.removeLast()
    }
    base = words.joined(separator: ".")
  }

  /// The parts as a name.
  package var name: String {
    base + (isSlashed ? ".slash" : "") + (enclosure.map { ".\($0.rawValue)" } ?? "")
      + (isFilled ? ".fill" : "")
  }

  /// What the parts are together; nil where there is no icon to begin with, or nothing to add.
  var figure: SymbolFigure? {
    guard isSlashed || enclosure != nil else { return nil }
    // In a frame the heaviest icon is the easiest to tell.
    let fills = enclosure == nil && !isFilled ? [""] : enclosure == nil ? [".fill"] : [".fill", ""]
    if enclosure != nil, isSlashed,
      let icon = fills.lazy.compactMap({ SymbolNames.icon(of: base + ".slash" + $0) }).first
    {
      return SymbolFigure(icon: icon, enclosure: enclosure, isFilled: isFilled)
    }
    guard let icon = fills.lazy.compactMap({ SymbolNames.icon(of: base + $0) }).first else {
      return nil
    }
    return SymbolFigure(
      icon: icon, isSlashed: isSlashed, enclosure: enclosure,
      isFilled: enclosure != nil && isFilled)
  }
}

/// Symbols of which a value lights a part.
extension SymbolNames {
  /// The icons from the least to the most that is lit, where the last one is the whole symbol; nil
  /// stands for nothing.
  private static let steps: [String: [String?]] = [
    "wifi": [nil, "wifi-1", "wifi-2", "wifi"]
  ]

  /// Whether a value lights a part of the symbol.
  package static func isVariable(_ symbol: String) -> Bool { steps[symbol] != nil }

  /// How many layers can be lit one after the other; nil for other symbols.
  package static func layerCount(of symbol: String) -> Int? { steps[symbol].map { $0.count - 1 } }

  /// The icon of what a value from 0 to 1 lights of a symbol; nil where that is nothing.
  package static func icon(of symbol: String, lit value: Double) -> String? {
    guard let steps = steps[symbol] else { return icon(of: symbol) }
    let share = value.isNaN ? 1 : min(max(value, 0), 1)
    return steps[Int((share * Double(steps.count - 1)).rounded(.up))]
  }
}
