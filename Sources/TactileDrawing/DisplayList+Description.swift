import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as text, with one line per item and indented groups.
  ///
  /// Golden tests compare this text.
  public var description: String {
    (["window \(size.concise) on \(backdrop)"] + items.flatMap { $0.lines(indent: "  ") })
      .joined(separator: "\n")
  }
}

extension DisplayList.Item {
  fileprivate func lines(indent: String) -> [String] {
    switch content {
    case .fill(let path, let paint, let style):
      return ["\(indent)fill \(path.offsetBy(dx: origin.x, dy: origin.y)) \(paint)\(style)"]
    case .stroke(let path, let paint, let style, let isAntialiased):
      return [
        "\(indent)stroke \(path.offsetBy(dx: origin.x, dy: origin.y)) \(style) \(paint)"
          + (isAntialiased ? "" : " aliased")
      ]
    case .text(let run):
      let frame = CGRect(origin: origin, size: run.size).concise
      var lines = ["\(indent)text \(run.quoted) \(frame) font \(run.font) \(run.color)"]
      for line in run.lines {
        for piece in line.pieces {
          lines.append("\(indent)  \(piece.describe(at: origin.x + line.baseline.x, in: run))")
        }
      }
      return lines
    case .symbol(let run):
      let frame = CGRect(origin: origin, size: run.size).concise
      var line = "\(indent)symbol \(run.name) \(frame)"
      if run.weight != 400 { line += " w\(run.weight)" }
      line += " \(run.color)"
      if run.layer != .whole { line += " \(run.layer.rawValue)" }
      if let value = run.value { line += " lit \(value.concise)" }
      return [line]
    case .image(let run):
      return ["\(indent)\(run.describe(at: origin))"]
    case .group(let effect, let items):
      let mask = effect.maskItems.flatMap { $0.moved(by: origin).lines(indent: indent + "  | ") }
      let inner = items.flatMap { $0.moved(by: origin).lines(indent: indent + "  ") }
      return ["\(indent)\(effect.describe(at: origin))"] + mask + inner
    }
  }

  /// Returns the item in the coordinates outside of its group: absolute coordinates are easier to
  /// read.
  private func moved(by origin: CGPoint) -> DisplayList.Item {
    var item = self
    item.origin.x += origin.x
    item.origin.y += origin.y
    return item
  }
}

extension DisplayList.TextRun {
  fileprivate var quoted: String {
    lines.map { "\"\($0.string)\"" }.joined(separator: " / ")
  }
}

extension DisplayList.TextRun.Piece {
  /// Returns the piece as text, with the attributes that differ from the run's.
  fileprivate func describe(at x: CGFloat, in run: DisplayList.TextRun) -> String {
    var words = ["\"\(string)\" at \((x + self.x).concise)"]
    if font != run.font { words.append("font \(font)") }
    if color != run.color { words.append("\(color)") }
    if let background { words.append("on \(background)") }
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
    case .rotation(let angle, let anchor):
      let anchor = CGPoint(x: anchor.x + origin.x, y: anchor.y + origin.y)
      return "rotate \(angle.degrees.concise)° around \(anchor.concise)"
    case .transform(let transform): return "transform \(transform) at \(origin.concise)"
    case .projection(let transform):
      return "project \(transform) at \(origin.concise)"
    case .clip(let path, let style):
      return "clip \(path.offsetBy(dx: origin.x, dy: origin.y))\(style)"
    case .mask: return "mask"
    case .shadow(let color, let radius, let offset):
      return "shadow \(color) radius \(radius.concise)"
        + (offset == .zero ? "" : " offset \(offset.concise)")
    case .innerShadow(let color, let radius, let offset):
      return "inner shadow \(color) radius \(radius.concise)"
        + (offset == .zero ? "" : " offset \(offset.concise)")
    case .blur(let radius, let isOpaque):
      return "blur radius \(radius.concise)" + (isOpaque ? " opaque" : "")
    case .color(let filter): return "\(filter)"
    case .blend(let mode): return "blend \(mode)"
    case .compositing: return "composite"
    }
  }

  /// The items of a mask effect; printed behind vertical bars.
  fileprivate var maskItems: [DisplayList.Item] {
    if case .mask(let items) = self { items } else { [] }
  }
}

extension Path: CustomStringConvertible {
  /// The outline as text, by its name if it is a common shape.
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
  /// The element as a letter and its points, in SVG's notation.
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
