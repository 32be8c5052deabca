import Foundation
import TactileDrawing

/// A parser of SVG's path notation: the commands M L H V A C S Z, absolute and relative.
///
/// Drawings of symbols have two more commands: `O x y r` is a circle, and `R x y w h r` a rounded
/// rectangle.
struct SVGPath {
  private var rest: Substring
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The second control point of the last curve, which S mirrors.
  private var control: CGPoint?

  private init(_ text: String) { rest = text[...] }

  /// Parses an outline; nil if the text is malformed.
  static func parse(_ text: String) -> Path? {
    var parser = SVGPath(text)
    return parser.run() ? parser.path : nil
  }

  private mutating func run() -> Bool {
    skipSeparators()
    var command: Character?
    while let next = rest.first {
      if next.isLetter {
        command = next
        rest.removeFirst()
      } else if command == "M" {
        // Further points after a move are lines.
        command = "L"
      } else if command == "m" {
        command = "l"
      }
      guard let command, step(command) else { return false }
      skipSeparators()
    }
    return true
  }

  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let base = isRelative ? current : .zero
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
    let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
    control = nil
    switch command.uppercased() {
    case "M":
      guard let n = numbers(2) else { return false }
      current = point(n[0], n[1])
      start = current
      path.move(to: current)
    case "L":
      guard let n = numbers(2) else { return false }
      line(to: point(n[0], n[1]))
    case "H":
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: base.x + n[0], y: current.y))
    case "V":
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: current.x, y: base.y + n[0]))
    case "C":
      guard let n = numbers(6) else { return false }
      curve(point(n[0], n[1]), point(n[2], n[3]), to: point(n[4], n[5]))
    case "S":
      guard let n = numbers(4) else { return false }
      curve(mirrored ?? current, point(n[0], n[1]), to: point(n[2], n[3]))
    case "A":
      guard let radii = numbers(3), let large = flag(), let sweep = flag(), let n = numbers(2)
      else { return false }
      let end = point(n[0], n[1])
      arc(radii, isLarge: large, isClockwise: sweep, to: end)
    case "O":
      guard let n = numbers(3), n[2] > 0 else { return false }
      circle(n)
    case "R":
      guard let n = numbers(5), n[2] > 0, n[3] > 0 else { return false }
      roundedRectangle(n)
    case "Z":
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    (control, current) = (control2, end)
  }

  private mutating func circle(_ n: [CGFloat]) {
    let left = CGPoint(x: n[0] - n[2], y: n[1])
    path.move(to: left)
    (current, start) = (left, left)
    let radii = [n[2], n[2], 0]
    arc(radii, isLarge: true, isClockwise: true, to: CGPoint(x: n[0] + n[2], y: n[1]))
    arc(radii, isLarge: true, isClockwise: true, to: left)
    path.closeSubpath()
  }

  private mutating func roundedRectangle(_ n: [CGFloat]) {
    let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    let radius = max(min(n[4], n[2] / 2, n[3] / 2), 0)
    let radii = [radius, radius, 0]
    current = CGPoint(x: rect.minX, y: rect.minY + radius)
    start = current
    path.move(to: current)
    arc(radii, isLarge: false, isClockwise: true, to: CGPoint(x: rect.minX + radius, y: rect.minY))
    line(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    arc(radii, isLarge: false, isClockwise: true, to: CGPoint(x: rect.maxX, y: rect.minY + radius))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
    arc(radii, isLarge: false, isClockwise: true, to: CGPoint(x: rect.maxX - radius, y: rect.maxY))
    line(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
    arc(radii, isLarge: false, isClockwise: true, to: CGPoint(x: rect.minX, y: rect.maxY - radius))
    path.closeSubpath()
  }

  /// Adds an elliptic arc as curves of at most a quarter turn (SVG 1.1, appendix F.6).
  private mutating func arc(
    _ radii: [CGFloat], isLarge: Bool, isClockwise: Bool, to end: CGPoint
  ) {
    var (rx, ry) = (abs(radii[0]), abs(radii[1]))
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let (cosine, sine) = (cos(radii[2] * .pi / 180), sin(radii[2] * .pi / 180))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let stretch = x * x / (rx * rx) + y * y / (ry * ry)
    if stretch > 1 { (rx, ry) = (rx * stretch.squareRoot(), ry * stretch.squareRoot()) }
    let denominator = rx * rx * y * y + ry * ry * x * x
    let root = max((rx * rx * ry * ry - denominator) / denominator, 0).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2,
      y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let count = max(Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cosine * rx * x - sine * ry * y,
        y: center.y + sine * rx * x + cosine * ry * y)
    }
    for index in 0..<count {
      let (a, b) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
      path.addCurve(
        to: index == count - 1 ? end : place(cos(b), sin(b)),
        control1: place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
    current = end
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    rest = rest.drop { $0 == "," || $0.isWhitespace }
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    while numbers.count < count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Parses a number, which ends at the next sign or second point: `.5-.5.5` are three numbers.
  private mutating func number() -> CGFloat? {
    skipSeparators()
    var text = ""
    var (hasPoint, hasExponent) = (false, false)
    while let next = rest.first {
      if next == "-" || next == "+" {
        guard text.isEmpty || text.last == "e" else { break }
      } else if next == "." {
        guard !hasPoint, !hasExponent else { break }
        hasPoint = true
      } else if next == "e" || next == "E" {
        guard !hasExponent, !text.isEmpty else { break }
        hasExponent = true
      } else if !("0"..."9" ~= next) {
        break
      }
      text.append(next == "E" ? "e" : next)
      rest.removeFirst()
    }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Parses a flag; flags need no separators: `01.5` are a zero, a one and a half.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let next = rest.first, next == "0" || next == "1" else { return nil }
    rest.removeFirst()
    return next == "1"
  }
}
