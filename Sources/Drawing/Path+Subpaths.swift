import Foundation

extension Path {
  /// The connected parts of the outline, for calculations.
  ///
  /// Coordinates beyond ±2²⁴ points, infinite ones too, count as those; a subpath with one that is no
  /// number is left out.
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
    /// Where it begins.
    package let start: CGPoint
    /// Lines and curves by their start, their controls and their end, each from where the last ends.
    package fileprivate(set) var pieces: [[CGPoint]] = []
    /// Whether it leads back to where it begins, which is a piece of its own then.
    package fileprivate(set) var isClosed = false

    fileprivate init(start: CGPoint) { self.start = start }

    fileprivate var end: CGPoint { pieces.last?.last ?? start }

    fileprivate var isNumeric: Bool {
      !pieces.joined().contains { $0.x.isNaN || $0.y.isNaN }
    }

    /// Where its straight lines meet, each point but once; what is open is not closed.
    package var points: [CGPoint] {
      var points = [start]
      for piece in pieces { points += Path.flattened(piece).dropFirst() }
      if points.count > 1, points[points.count - 1] == start { points.removeLast() }
      return points
    }
  }

  /// The straight lines that stand for a line or a curve, by their ends.
  ///
  /// They are within a hundredth of a point of it and, as what is small may yet be made larger,
  /// within a ten-thousandth of its size; a curve of more than 512 lines is not that close.
  package static func flattened(_ piece: [CGPoint]) -> [CGPoint] {
    guard piece.count > 2 else { return piece }
    // How far a polygon is from its curve follows from how much the controls turn.
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
      // The ends are exact, so that neighbours meet.
      if step == 0 { return piece[0] }
      if step == steps { return piece[piece.count - 1] }
      return PathPiece.split(piece, at: CGFloat(step) / CGFloat(steps)).first.last!
    }
  }
}
