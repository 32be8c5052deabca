import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as text: one line an item, groups indented.
  ///
  /// This text is the primary golden.
  public var description: String {
    (["window \(size.concise) on \(backdrop)"] + items.flatMap { $0.lines(indent: "  ") })
      .joined(separator: "\n")
  }
}

extension DisplayList.Item {
  fileprivate func lines(indent: String) -> [String] {
    switch content {
    case .fill(let path, let color):
      ["\(indent)fill \(path.offsetBy(dx: origin.x, dy: origin.y)) \(color)"]
    case .text(let run):
      [
        "\(indent)text \(run.quoted) \(CGRect(origin: origin, size: run.size).concise)"
          + " font \(run.font) \(run.color)"
      ]
        + run.lines.flatMap { line in
          line.pieces.map { "\(indent)  \($0.describe(at: origin.x + line.baseline.x, in: run))" }
        }
    case .symbol(let run):
      [
        "\(indent)symbol \(run.name) \(CGRect(origin: origin, size: run.size).concise)"
          + (run.weight == 400 ? "" : " w\(run.weight)") + " \(run.color)"
      ]
    case .group(let effect, let items):
      ["\(indent)\(effect.describe(at: origin))"]
        + items.flatMap { item in
          // Groups shift their items; absolute coordinates read better.
          var item = item
          item.origin.x += origin.x
          item.origin.y += origin.y
          return item.lines(indent: indent + "  ")
        }
    }
  }
}

extension DisplayList.TextRun {
  fileprivate var quoted: String {
    lines.map { "\"\($0.string)\"" }.joined(separator: " / ")
  }
}

extension DisplayList.TextRun.Piece {
  /// The piece with what it has of its own.
  fileprivate func describe(at x: CGFloat, in run: DisplayList.TextRun) -> String {
    var words = ["\"\(string)\" at \((x + self.x).concise)"]
    if font != run.font { words.append("font \(font)") }
    if color != run.color { words.append("\(color)") }
    if baselineOffset != 0 { words.append("raised \(baselineOffset.concise)") }
    for (name, decoration) in [("underline", underline), ("strikethrough", strikethrough)] {
      guard let decoration else { continue }
      words.append(name)
      if decoration.pattern != .solid { words.append(decoration.pattern.rawValue) }
      if decoration.color != color { words.append("\(decoration.color)") }
    }
    return words.joined(separator: " ")
  }
}

extension DisplayList.Effect {
  fileprivate func describe(at origin: CGPoint) -> String {
    switch self {
    case .opacity(let opacity): return "opacity \(opacity.concise)"
    case .scale(let scale, let anchor):
      let anchor = CGPoint(x: anchor.x + origin.x, y: anchor.y + origin.y)
      let factors =
        scale.width == scale.height ? scale.width.concise : scale.concise
      return "scale \(factors) around \(anchor.concise)"
    }
  }
}

extension Path: CustomStringConvertible {
  /// The outline as text, named where it has a name.
  public var description: String {
    switch storage {
    case .empty: "empty path"
    case .rect(let rect): "rect \(rect.concise)"
    case .ellipse(let rect): "ellipse \(rect.concise)"
    case .roundedRect(let rect, let size, let style):
      "rounded \(rect.concise) radius "
        + (size.width == size.height ? size.width.concise : size.concise)
        + (style == .continuous ? "" : " circular")
    case .elements(let elements): "path " + elements.map(\.description).joined(separator: " ")
    }
  }
}

extension Path.Element: CustomStringConvertible {
  /// The element as a letter and its points, as in SVG.
  public var description: String {
    func pair(_ point: CGPoint) -> String { "\(point.x.concise) \(point.y.concise)" }
    return switch self {
    case .move(let to): "M \(pair(to))"
    case .line(let to): "L \(pair(to))"
    case .quadCurve(let to, let control): "Q \(pair(control)) \(pair(to))"
    case .curve(let to, let control1, let control2):
      "C \(pair(control1)) \(pair(control2)) \(pair(to))"
    case .closeSubpath: "Z"
    }
  }
}
