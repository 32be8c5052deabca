import Foundation
import TactileDrawing

/// The outlines of an icon, in a square of 16 units.
struct Icon {
  private(set) var outlines: [Outline] = []

  struct Outline {
    var path: Path
    /// Whether areas that are enclosed twice are outside.
    var isEvenOdd = false
    /// The line along the path; nil if its area is filled.
    var line: Line?
  }

  /// The pattern of a line along a path.
  enum Line { case solid, dashed, dotted }

  init(outlines: [Outline]) { self.outlines = outlines }

  /// Parses the paths of an SVG file; nil if there are none, or one is not supported.
  init?(svg: String) {
    var rest = svg[...]
    while let start = rest.range(of: "<path ") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[..<end]
      guard let path = Self.attribute("d", in: tag).flatMap(SVGPath.parse) else { return nil }
      outlines.append(
        Outline(path: path, isEvenOdd: Self.attribute("fill-rule", in: tag) == "evenodd"))
    }
    if outlines.isEmpty, let disc = Self.disc(in: svg) { outlines = [disc] }
    if outlines.isEmpty { return nil }
  }

  /// Parses a glyph in the font of Material Design Icons.
  ///
  /// A glyph is a square of 24 units with a margin of 1.5, upside down in 512 units, of which 64
  /// are below the baseline.
  init?(fontGlyph tag: String) {
    guard
      let path = Self.attribute("d", in: Substring(tag.replacing("\n", with: " ")))
        .flatMap(SVGPath.parse)
    else { return nil }
    let scale = SymbolFigure.side / (512 * 21 / 24)
    let margin: CGFloat = 512 / 24 * 1.5
    outlines = [
      Outline(
        path: path.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: -margin * scale, ty: (448 - margin) * scale)))
    ]
  }

  /// Parses the strokes and areas of a drawing in the symbol table; nil if it is malformed.
  init?(drawing: String) {
    for piece in drawing.split(separator: "~") {
      var outline = Outline(path: Path(), line: .solid)
      var text = piece
      if let sign = piece.firstIndex(of: ":") {
        switch piece[..<sign] {
        case "f": outline.line = nil
        case "e": (outline.line, outline.isEvenOdd) = (nil, true)
        case "d": outline.line = .dashed
        case "o": outline.line = .dotted
        default: return nil
        }
        text = piece[sign...].dropFirst()
      }
      guard let path = SVGPath.parse(String(text)) else { return nil }
      outline.path = path
      outlines.append(outline)
    }
    if outlines.isEmpty { return nil }
  }

  /// Creates capital letters and digits as large as the square allows; nil if one is not available.
  init?(letters: String) {
    let letters = letters.map { SymbolLetters.letter($0) }
    var line = Path()
    var x: CGFloat = 0
    for letter in letters {
      guard let letter, let path = SVGPath.parse(letter.lines) else { return nil }
      line.addPath(path.offsetBy(dx: x, dy: 0))
      x += letter.width + SymbolLetters.spacing
    }
    let width = x - SymbolLetters.spacing
    guard width >= 0 else { return nil }
    let scale = min(11.5 / SymbolLetters.height, 14 / max(width, 1))
    outlines = [
      Outline(
        path: line.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 8 - width * scale / 2,
            ty: 8 - SymbolLetters.height * scale / 2)), line: .solid)
    ]
  }

  /// The icon with the areas inside its lines filled, except for marks inside them.
  var solid: [Outline] {
    let lines = outlines.filter { $0.line != nil }
    let contours = outlines.filter { $0.line == nil }.flatMap { $0.path.contours }
    let kept = contours.indices.filter { index in
      let depth = contours.indices.count {
        $0 != index && contours[$0].contains(contours[index].middleOfStart)
      }
      // The first contour inside another one is the inner side of its line.
      return depth != 1
    }
    var area = Path()
    for index in kept { area.addPath(contours[index]) }
    return (kept.isEmpty ? [] : [Outline(path: area, isEvenOdd: true)])
      + lines.flatMap { [Outline(path: $0.path), $0] }
  }

  /// The outer contours of all closed shapes.
  var silhouette: [Path] {
    outlines.flatMap { $0.path.contours }.filter { $0.elements.last == .closeSubpath }
  }

  /// Parses the only shape of the set that is a circle instead of a path.
  private static func disc(in svg: String) -> Outline? {
    guard let start = svg.range(of: "<circle ") else { return nil }
    let tag = svg[start.upperBound...].prefix { $0 != ">" }
    let numbers = ["cx", "cy", "r"].compactMap { attribute($0, in: tag).flatMap(Double.init) }
    guard numbers.count == 3 else { return nil }
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    return Outline(
      path: Path(
        ellipseIn: CGRect(
          x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = (" " + tag).range(of: " \(name)=\"") else { return nil }
    return String((" " + tag)[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension Path {
  /// The parts of the path between its move elements.
  fileprivate var contours: [Path] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours.filter { $0.count > 1 }.map(Path.init(elements:))
  }

  /// A point of the outline that is not a corner, since the corners of several parts may coincide.
  fileprivate var middleOfStart: CGPoint {
    guard let start = elements.first?.end, let next = elements.dropFirst().first?.end else {
      return .zero
    }
    return CGPoint(x: (start.x + next.x) / 2, y: (start.y + next.y) / 2)
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end): end
    case .quadCurve(let end, _): end
    case .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
