import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length is that of all subpaths together. To animate the part of a shape, use `trim(from:to:)` of the shape.
  ///
  /// ```swift
  /// let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))
  /// let lowerHalf = circle.trimmedPath(from: 0, to: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a fraction of the length; 0 is the start of the path.
  ///   - to: The end of the part, as a fraction of the length; 1 is the end of the path. The
  ///     result is empty unless it is greater than `from`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    // This condition is also false for NaN.
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var passed: CGFloat = 0
    var end: CGPoint?
    for piece in pieces {
      let (start, length) = (passed / total, piece.length / total)
      passed += piece.length
      guard piece.length > 0, start < to, start + length > from else { continue }
      let part = piece.part(
        from: piece.parameter(at: (from - start) / length),
        to: piece.parameter(at: (to - start) / length))
      if end != part.points[0] || piece.beginsSubpath { result.move(to: part.points[0]) }
      part.add(to: &result)
      end = part.points.last
    }
    return result
  }

  /// The drawn elements as separate pieces, including the lines that close subpaths.
  var pieces: [PathPiece] {
    var result: [PathPiece] = []
    var (start, current, isFresh) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ points: CGPoint...) {
      result.append(PathPiece(points: [current] + points, beginsSubpath: isFresh))
      current = points[points.count - 1]
      isFresh = false
    }
    for element in elements {
      switch element {
      case .move(let to): (start, current, isFresh) = (to, to, true)
      case .line(let to): add(to)
      case .quadCurve(let to, let control): add(control, to)
      case .curve(let to, let control1, let control2): add(control1, control2, to)
      case .closeSubpath:
        if current != start { add(start) }
        if !isFresh { result[result.count - 1].closesSubpath = true }
        isFresh = true
      }
    }
    return result
  }
}

/// A straight line or a Bézier curve, as its start, its control points and its end.
struct PathPiece {
  let points: [CGPoint]
  /// Whether the piece begins a new subpath.
  let beginsSubpath: Bool
  /// Whether the subpath is closed after the piece.
  fileprivate(set) var closesSubpath = false
  /// The lengths of the piece up to each of the equal steps of its parameter.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  init(points: [CGPoint], beginsSubpath: Bool) {
    self.points = points
    self.beginsSubpath = beginsSubpath
    let steps = points.count == 2 ? 1 : 32
    var lengths: [CGFloat] = [0]
    var last = points[0]
    for step in 1...steps {
      let point = Self.point(of: points, at: CGFloat(step) / CGFloat(steps))
      let (dx, dy) = (point.x - last.x, point.y - last.y)
      lengths.append(lengths[step - 1] + (dx * dx + dy * dy).squareRoot())
      last = point
    }
    self.lengths = lengths
  }

  /// Returns the parameter, 0 to 1, at a fraction of the length.
  func parameter(at fraction: CGFloat) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let target = fraction * length
    let step = max(lengths.firstIndex { $0 >= target } ?? lengths.count - 1, 1)
    let (low, high) = (lengths[step - 1], lengths[step])
    let within = high > low ? (target - low) / (high - low) : 0
    return (CGFloat(step - 1) + within) / CGFloat(lengths.count - 1)
  }

  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    var points = points
    if to < 1 { points = Self.split(points, at: to).first }
    if from > 0 { points = Self.split(points, at: from / to).second }
    return PathPiece(points: points, beginsSubpath: beginsSubpath)
  }

  func add(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// Returns the point of a curve at a parameter, by de Casteljau's algorithm.
  static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint {
    var level = points
    for count in stride(from: points.count - 1, to: 0, by: -1) {
      for index in 0..<count {
        let (a, b) = (level[index], level[index + 1])
        level[index] = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
    }
    return level[0]
  }

  /// Splits a curve at a parameter, by de Casteljau's algorithm.
  static func split(
    _ points: [CGPoint], at t: CGFloat
  ) -> (first: [CGPoint], second: [CGPoint]) {
    var (first, second) = ([points[0]], [points[points.count - 1]])
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      first.append(level[0])
      second.append(level[level.count - 1])
    }
    return (first, second.reversed())
  }
}
