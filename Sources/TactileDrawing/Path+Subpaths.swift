import Foundation

extension Path {
  /// The connected parts of the outline, for calculations.
  ///
  /// Coordinates beyond ±2²⁴ points, including infinite ones, are clamped; subpaths with a NaN
  /// coordinate are omitted.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var next = Subpath(start: .zero)
    func end(at start: CGPoint) {
      if !next.pieces.isEmpty, next.isNumeric { result.append(next) }
      next = Subpath(start: start)
    }
    for element in elements {
      switch element.mapped(Self.clamped) {
      case .move(let to): end(at: to)
      case .line(let to): next.pieces.append([next.end, to])
      case .quadCurve(let to, let control): next.pieces.append([next.end, control, to])
      case .curve(let to, let control1, let control2):
        next.pieces.append([next.end, control1, control2, to])
      case .closeSubpath:
        if next.end != next.start { next.pieces.append([next.end, next.start]) }
        next.isClosed = true
        end(at: next.start)
      }
    }
    end(at: .zero)
    return result
  }

  private static func clamped(_ point: CGPoint) -> CGPoint {
    let limit: CGFloat = 16_777_216
    func clamped(_ value: CGFloat) -> CGFloat {
      value.isNaN ? value : min(max(value, -limit), limit)
    }
    return CGPoint(x: clamped(point.x), y: clamped(point.y))
  }

  /// A connected part of an outline.
  package struct Subpath {
    /// The first point of the subpath.
    package let start: CGPoint
    /// The lines and curves, each as its start, its control points and its end.
    ///
    /// Each piece starts at the end of the previous one.
    package fileprivate(set) var pieces: [[CGPoint]] = []
    /// Whether the subpath is closed; the closing line is then one of the pieces.
    package fileprivate(set) var isClosed = false

    fileprivate init(start: CGPoint) { self.start = start }

    fileprivate var end: CGPoint { pieces.last?.last ?? start }

    fileprivate var isNumeric: Bool {
      !pieces.joined().contains { $0.x.isNaN || $0.y.isNaN }
    }

    /// The vertices of the flattened outline, each listed once; open subpaths are not closed.
    package var points: [CGPoint] {
      var points = [start]
      for piece in pieces { points += Path.flattened(piece).dropFirst() }
      if points.count > 1, points[points.count - 1] == start { points.removeLast() }
      return points
    }
  }

  /// Returns the vertices of straight lines that approximate a line or a curve.
  ///
  /// The lines deviate by less than a hundredth of a point and, because small paths may be enlarged
  /// later, by less than a ten-thousandth of the curve's size. At most 512 lines are used, so a
  /// very long curve may deviate more.
  package static func flattened(_ piece: [CGPoint]) -> [CGPoint] {
    guard piece.count > 2 else { return piece }
    // The second differences of the control points bound the deviation of a polygon from its curve.
    var bend: CGFloat = 0
    for index in 0..<piece.count - 2 {
      let (a, b, c) = (piece[index], piece[index + 1], piece[index + 2])
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      bend = max(bend, (x * x + y * y).squareRoot())
    }
    let (width, height) = (
      piece.map(\.x).max()! - piece.map(\.x).min()!, piece.map(\.y).max()! - piece.map(\.y).min()!
    )
    let tolerance = min(0.01, max(width, height) * 1e-4)
    guard tolerance > 0 else { return [piece[0], piece[piece.count - 1]] }
    let degree = CGFloat(piece.count - 1)
    let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    let steps = Int(min(max(count, 1), 512))
    return (0...steps).map { step in
      // The ends are exact, so that neighboring pieces connect.
      if step == 0 { return piece[0] }
      if step == steps { return piece[piece.count - 1] }
      return PathPiece.point(of: piece, at: CGFloat(step) / CGFloat(steps))
    }
  }
}
