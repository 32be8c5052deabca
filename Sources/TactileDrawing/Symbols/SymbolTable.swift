import Foundation

/// The symbols that are not composed of others, and their recipes.
///
/// A line of the table is a name, an equals sign and a recipe; ` + ` precedes the recipe of the
/// name with `.fill`. A recipe is a list of layers separated by ` | `, from back to front:
///
/// - `heart` is an icon of Bootstrap Icons, and `m:fish` one of Material Design Icons.
/// - `@arrow.right` is another symbol.
/// - `"A"` is a string of capital letters or digits.
/// - `~M1 8H15` is a line in SVG's path notation, where `O x y r` is a circle and `R x y w h r` a
///   rounded rectangle. `~f:` fills the area, `~e:` fills it by the even-odd rule, `~d:` dashes the
///   line and `~o:` dots it. Several of them form one layer.
///
/// Words after a layer (before the lines of a drawing) modify it: `solid`, `outlined`, `flip`,
/// `turn:90` (degrees), `at:x,y,side`, `gap:1` (units of distance to the layers behind), `cut`,
/// `back` and `accent` (the parts that a palette's second and third styles color).
///
/// A single `+` at the end selects the default for `.fill`: the Bootstrap icon with `-fill`, the
/// Material icon whose outline is the plain symbol, or the areas that the lines enclose.
enum SymbolTable {
  /// The recipes of a symbol.
  struct Entry {
    let plain: Substring
    /// The recipe of the filled symbol; nil if the symbol has no filled form.
    let filled: Substring?
  }

  /// Returns the entry of a name without `.fill`; nil if there is none.
  static func entry(of name: String) -> Entry? { entries[name] }

  /// All names in the table, including those with `.fill`, in no particular order.
  static var names: [String] {
    entries.flatMap { $1.filled == nil ? [$0] : [$0, $0 + ".fill"] }
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for table in [
      shapes, marks, arrows, communication, people, objects, documents, places, media,
      devices, text, nature, weather,
    ] {
      for line in table.split(separator: "\n") {
        guard let sign = line.firstRange(of: " = ") else {
          // Icons that have the symbol's name, with hyphens instead of dots.
          for word in line.split(separator: " ") {
            let isFilled = word.last == "+"
            let name = isFilled ? word.dropLast() : word
            let icon = Substring(name.replacing(".", with: "-"))
            entries[String(name)] = Entry(plain: icon, filled: isFilled ? icon + "-fill" : nil)
          }
          continue
        }
        entries[String(line[..<sign.lowerBound])] = entry(line[sign.upperBound...])
      }
    }
    return entries
  }()

  private static func entry(_ recipes: Substring) -> Entry {
    if recipes.hasSuffix(" +") {
      let plain = recipes.dropLast(2)
      if plain.hasPrefix("m:") { return Entry(plain: plain + " outlined", filled: plain) }
      let isIcon = plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      let solid = plain.split(separator: " | ").map { "solid " + $0 }.joined(separator: " | ")
      return Entry(plain: plain, filled: isIcon ? plain + "-fill" : solid[...])
    }
    guard let sign = recipes.firstRange(of: " + ") else {
      return Entry(plain: recipes, filled: nil)
    }
    return Entry(plain: recipes[..<sign.lowerBound], filled: recipes[sign.upperBound...])
  }
}

/// A recipe of the table, which is parsed into a figure.
struct SymbolRecipe {
  let text: Substring

  /// The figure of the recipe; nil if the recipe refers to an unknown symbol.
  var figure: SymbolFigure? {
    var layers: [SymbolLayer] = []
    for layer in text.split(separator: " | ") {
      guard let figure = Self.figure(ofLayer: layer) else { return nil }
      layers += figure.layers
    }
    return SymbolFigure(layers)
  }

  private static func figure(ofLayer text: Substring) -> SymbolFigure? {
    var head = text
    var figure: SymbolFigure?
    if let start = text.firstIndex(of: "~") {
      figure = SymbolFigure([SymbolLayer(.drawing(String(text[start...])))])
      head = text[..<start]
    }
    let words = head.split(separator: " ")
    // The shape may follow a modifier.
    for word in words where figure == nil {
      if word.first == "@" {
        figure = SymbolNames.figure(of: String(word.dropFirst()))
        if figure == nil { return nil }
      } else if word.first == "\"" {
        figure = SymbolFigure([SymbolLayer(.letters(String(word.dropFirst().dropLast())))])
      } else if word.hasPrefix("m:") {
        figure = SymbolFigure([SymbolLayer(.material(String(word.dropFirst(2))))])
      } else if !isChange(word) {
        figure = SymbolFigure([SymbolLayer(.icon(String(word)))])
      }
    }
    guard var figure else { return nil }
    for word in words { change(&figure, word) }
    return figure
  }

  private static func isChange(_ word: Substring) -> Bool {
    word.contains(":") || ["solid", "outlined", "flip", "cut", "back", "accent"].contains(word)
  }

  private static func change(_ figure: inout SymbolFigure, _ word: Substring) {
    let parts = word.split(separator: ":", maxSplits: 1)
    let numbers = (parts.dropFirst().first ?? "").split(separator: ",").map {
      CGFloat(Double($0) ?? 0)
    }
    // `at` is also the name of an icon.
    switch (parts[0], numbers.count) {
    case ("solid", 0): for index in figure.layers.indices { figure.layers[index].form = .solid }
    case ("outlined", 0):
      for index in figure.layers.indices { figure.layers[index].form = .outlined }
    case ("flip", 0): figure = figure.mirrored
    case ("cut", 0): figure = figure.cut
    case ("back", 0): for index in figure.layers.indices { figure.layers[index].part = .enclosure }
    case ("accent", 0): for index in figure.layers.indices { figure.layers[index].part = .accent }
    case ("turn", 1): figure = figure.turned(by: numbers[0])
    case ("gap", 1): figure = figure.spaced(by: numbers[0])
    case ("at", 3):
      figure = figure.placed(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[2]))
    default: break
    }
  }
}
