import Foundation

// A polygon library could do this too, but it would lose the curves and the direction of the lines.

extension Path {
  /// Returns the part of this path's line that lies inside the filled area of another path.
  ///
  /// Subpaths that are cut become open. Closed subpaths inside the area stay closed, and curves
  /// stay curves. A line along the edge of the area counts as inside. Mirrors SwiftUI's
  /// `Path.lineIntersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: The area, in the same coordinates; open subpaths are closed.
  ///   - eoFill: Whether the area is filled by the even-odd rule instead of the winding number.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, Area(other, eoFill: eoFill))
  }

  /// Returns the part of this path's line that lies outside the filled area of another path.
  ///
  /// Subpaths that are cut become open. Closed subpaths outside the area stay closed, and curves
  /// stay curves. A line along the edge of the area counts as inside. Mirrors SwiftUI's
  /// `Path.lineSubtraction(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: The area, in the same coordinates; open subpaths are closed.
  ///   - eoFill: Whether the area is filled by the even-odd rule instead of the winding number.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, Area(other, eoFill: eoFill))
  }

  private func line(inside: Bool, _ area: Area) -> Path {
    var result: [Element] = []
    for subpath in subpaths {
      var runs = subpath.runs {
        area.contains($0) == inside
      } cuts: {
        area.cuts($0, $1)
      }
      if subpath.isClosed, let first = runs.first, first.beginsSubpath,
        runs[runs.count - 1].endsSubpath
      {
        if runs.count == 1 {
          result += runs[0].elements(of: subpath, closed: true)
          continue
        }
        // The start of a closed subpath is not an end of the line.
        runs[0].parts = runs.removeLast().parts + first.parts
      }
      for run in runs { result += run.elements(of: subpath, closed: false) }
    }
    return result.isEmpty ? Path() : Path(elements: result)
  }
}

/// A connected part of a subpath.
private struct LineRun {
  struct Part {
    let piece: Int
    let from: CGFloat
    var to: CGFloat
  }

  var parts: [Part]
  let beginsSubpath: Bool
  var endsSubpath = false

  func elements(of subpath: Path.Subpath, closed: Bool) -> [Path.Element] {
    var pieces = parts.map { part -> [CGPoint] in
      var points = subpath.pieces[part.piece]
      if part.to < 1 { points = PathPiece.split(points, at: part.to).first }
      if part.from > 0 { points = PathPiece.split(points, at: part.from / part.to).second }
      return points
    }
    let start = pieces[0][0]
    // The closing element draws the last line.
    if closed, pieces.count > 1, pieces[pieces.count - 1].count == 2 { pieces.removeLast() }
    return [.move(to: start)] + pieces.map(Path.Element.init(piece:))
      + (closed ? [.closeSubpath] : [])
  }
}

extension Path.Element {
  fileprivate init(piece: [CGPoint]) {
    switch piece.count {
    case 2: self = .line(to: piece[1])
    case 3: self = .quadCurve(to: piece[2], control: piece[1])
    default: self = .curve(to: piece[3], control1: piece[1], control2: piece[2])
    }
  }
}

extension Path.Subpath {
  /// Returns the connected parts of the line that satisfy a predicate.
  ///
  /// - Parameters:
  ///   - isWanted: The predicate, called with a point between two cuts.
  ///   - cuts: Returns the locations on a straight line where the predicate may change, as
  ///     fractions of the line.
  fileprivate func runs(
    _ isWanted: (CGPoint) -> Bool, cuts: (CGPoint, CGPoint) -> [CGFloat]
  ) -> [LineRun] {
    var runs: [LineRun] = []
    var (isRunning, isFirst) = (false, true)
    for (index, piece) in pieces.enumerated() {
      let points = Path.flattened(piece)
      let count = CGFloat(points.count - 1)
      for (step, (a, b)) in zip(points, points.dropFirst()).enumerated() {
        guard a != b else { continue }
        var from: CGFloat = 0
        for to in cuts(a, b) + [1] where to > from {
          let middle = (from + to) / 2
          if isWanted(CGPoint(x: a.x + (b.x - a.x) * middle, y: a.y + (b.y - a.y) * middle)) {
            let (start, end) = ((CGFloat(step) + from) / count, (CGFloat(step) + to) / count)
            if !isRunning { runs.append(LineRun(parts: [], beginsSubpath: isFirst)) }
            runs[runs.count - 1].add(piece: index, from: start, to: end)
            isRunning = true
          } else {
            isRunning = false
          }
          isFirst = false
          from = to
        }
      }
    }
    if isRunning { runs[runs.count - 1].endsSubpath = true }
    return runs
  }
}

extension LineRun {
  fileprivate mutating func add(piece: Int, from: CGFloat, to: CGFloat) {
    if let last = parts.last, last.piece == piece {
      parts[parts.count - 1].to = to
    } else {
      parts.append(Part(piece: piece, from: from, to: to))
    }
  }
}

/// A filled area, stored as its straight edges.
private struct Area {
  private let edges: [(CGPoint, CGPoint)]
  private let eoFill: Bool
  /// The distance at which a point counts as on an edge: invisible, but larger than rounding
  /// errors.
  private let nearness: CGFloat

  init(_ path: Path, eoFill: Bool) {
    edges = path.subpaths.flatMap { subpath -> [(CGPoint, CGPoint)] in
      let points = subpath.points
      // Two corners enclose no area.
      guard points.count > 2 else { return [] }
      return Array(zip(points, points.dropFirst() + points.prefix(1)))
    }
    self.eoFill = eoFill
    nearness = edges.reduce(0) { max($0, abs($1.0.x), abs($1.0.y)) } * 1e-9
  }

  /// Returns the intersections of a straight line with the edges, in order, as fractions of the
  /// line.
  func cuts(_ start: CGPoint, _ end: CGPoint) -> [CGFloat] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let least = nearness / (dx * dx + dy * dy).squareRoot()
    var result: [CGFloat] = []
    for (a, b) in edges {
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let cross = dx * ey - dy * ex
      let (x, y) = (a.x - start.x, a.y - start.y)
      guard cross != 0 else {
        // An edge parallel to the line cuts it at both of its ends.
        let square = dx * dx + dy * dy
        guard abs(x * dy - y * dx) <= nearness * square.squareRoot() else { continue }
        for end in [a, b] {
          let along = ((end.x - start.x) * dx + (end.y - start.y) * dy) / square
          if along > least, along < 1 - least { result.append(along) }
        }
        continue
      }
      let (along, alongEdge) = ((x * ey - y * ex) / cross, (x * dy - y * dx) / cross)
      if along > least, along < 1 - least, alongEdge > -1e-9, alongEdge < 1 + 1e-9 {
        result.append(along)
      }
    }
    result.sort()
    var distinct: [CGFloat] = []
    for cut in result where cut - (distinct.last ?? -1) > least { distinct.append(cut) }
    return distinct
  }

  /// Returns whether a point is in the area or on its edge.
  func contains(_ point: CGPoint) -> Bool {
    var (number, crossings) = (0, 0)
    for (a, b) in edges {
      if isNear(point, a, b) { return true }
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
      number += b.y > a.y ? 1 : -1
      crossings += 1
    }
    return eoFill ? crossings % 2 != 0 : number != 0
  }

  private func isNear(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Bool {
    let (ex, ey) = (b.x - a.x, b.y - a.y)
    let square = ex * ex + ey * ey
    let t = square > 0 ? min(max(((point.x - a.x) * ex + (point.y - a.y) * ey) / square, 0), 1) : 0
    let (x, y) = (point.x - a.x - ex * t, point.y - a.y - ey * t)
    return x * x + y * y <= nearness * nearness
  }
}
