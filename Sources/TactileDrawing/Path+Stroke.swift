import Foundation

extension Path {
  /// Returns the outline of a stroke along this path.
  ///
  /// Use it to treat a stroke as an area: to fill it with a gradient, to clip to it, or to test whether it contains a
  /// point. To draw a line, stroke the path instead, which is faster and more accurate.
  ///
  /// The outline is a union of overlapping pieces: fill it by winding number, not by the even-odd
  /// rule. It's empty if the line width isn't positive and finite.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    for line in polylines(dashed: style) { outline.add(line) }
    return Path(elements: outline.elements)
  }

  /// Returns whether a stroke along this path contains a point.
  ///
  /// Caps, joins and the gaps between dashes count as drawn, as for SwiftUI's
  /// `Shape.stroke(style:)`, whose content shape is the stroked path.
  package func strokeContains(_ point: CGPoint, style: StrokeStyle) -> Bool {
    let reach = style.reach
    guard style.lineWidth > 0, reach.isInFiniteRange,
      boundingRect.insetBy(dx: -reach, dy: -reach).covers(point)
    else { return false }
    let isNear = polylines(dashed: StrokeStyle()).contains { line in
      zip(line.points, line.points.dropFirst()).contains { a, b in
        squaredDistance(point, a, b) <= reach * reach
      }
    }
    return isNear && strokedPath(style).contains(point)
  }

  private func squaredDistance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
    let t = min(max(along, 0), 1)
    let (x, y) = (point.x - a.x - dx * t, point.y - a.y - dy * t)
    return x * x + y * y
  }

  /// Returns the path, or its dashes, as straight lines.
  private func polylines(dashed style: StrokeStyle) -> [Polyline] {
    var result: [Polyline] = []
    for piece in pieces {
      if piece.beginsSubpath || result.isEmpty {
        result.append(Polyline(points: [piece.points[0]]))
      }
      result[result.count - 1].add(piece)
    }
    guard let dash = style.usableDash else { return result }
    let length = result.reduce(0) { $0 + $1.length }
    // So many dashes are indistinguishable from a solid line.
    guard length / dash.reduce(0, +) < 100_000 else { return result }
    return result.flatMap { $0.dashed(dash, phase: style.dashPhase) }
  }
}

/// A sequence of connected straight lines.
private struct Polyline {
  var points: [CGPoint]
  /// Whether each point is a corner of the outline rather than a point of a flattened curve.
  var isCorner: [Bool] = [true]
  var isClosed = false

  init(points: [CGPoint]) { self.points = points }

  mutating func add(_ piece: PathPiece) {
    let steps = piece.points.count == 2 ? 1 : 24
    for step in 1...steps {
      let point = PathPiece.point(of: piece.points, at: CGFloat(step) / CGFloat(steps))
      // The direction is also undefined if the distance overflows, or is too small to be squared.
      guard Direction(from: points[points.count - 1], to: point) != nil else { continue }
      points.append(point)
      isCorner.append(step == steps)
    }
    isClosed = piece.closesSubpath && points.count > 2 && points.first == points.last
  }

  var length: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    // A pattern of odd length is repeated with lines and gaps exchanged.
    let dash = dash.count % 2 == 0 ? dash : dash + dash
    let total = dash.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= dash[index], rest > 0 {
      rest -= dash[index]
      index = (index + 1) % dash.count
    }
    var left = dash[index] - rest
    var result: [Polyline] = []
    var current = index % 2 == 0 ? Polyline(points: [points[0]]) : nil
    for end in 1..<max(points.count, 1) {
      var from = points[end - 1]
      while let direction = Direction(from: from, to: points[end]) {
        let length = hypot(points[end].x - from.x, points[end].y - from.y)
        let step = min(left, length)
        from =
          step == length
          ? points[end]
          : CGPoint(x: from.x + direction.x * step, y: from.y + direction.y * step)
        current?.points.append(from)
        current?.isCorner.append(step < length || isCorner[end])
        left -= step
        if left <= 0 {
          if let line = current, line.points.count > 1 { result.append(line) }
          index = (index + 1) % dash.count
          left = dash[index]
          current = index % 2 == 0 ? Polyline(points: [from]) : nil
        }
      }
    }
    if let line = current, line.points.count > 1 { result.append(line) }
    return result
  }
}

/// Builds the outline of a stroke: a box for each line, and a patch for each corner and end.
///
/// All pieces turn the same way, so that overlaps stay filled.
private struct StrokeOutline {
  let style: StrokeStyle
  private(set) var elements: [Path.Element] = []
  private var half: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return }
    let directions = zip(points, points.dropFirst()).map { Direction(from: $0, to: $1)! }
    for (index, direction) in directions.enumerated() {
      addBox(points[index], points[index + 1], direction)
      guard index > 0 else { continue }
      addJoin(
        points[index], directions[index - 1], direction,
        line.isCorner[index] ? style.lineJoin : .bevel)
    }
    if line.isClosed {
      addJoin(points[0], directions[directions.count - 1], directions[0], style.lineJoin)
    } else {
      addCap(points[0], directions[0], -1)
      addCap(points[points.count - 1], directions[directions.count - 1], 1)
    }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    let points = area > 0 ? points.reversed() : points
    elements.append(.move(to: points[0]))
    elements += points.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  private func beside(_ point: CGPoint, _ direction: Direction, _ side: CGFloat) -> CGPoint {
    CGPoint(x: point.x - direction.y * half * side, y: point.y + direction.x * half * side)
  }

  private mutating func addBox(_ a: CGPoint, _ b: CGPoint, _ direction: Direction) {
    addPolygon([
      beside(a, direction, 1), beside(b, direction, 1), beside(b, direction, -1),
      beside(a, direction, -1),
    ])
  }

  private mutating func addDisc(_ center: CGPoint) {
    // Counterclockwise on the screen, like the polygons.
    var path = Path()
    path.addRelativeArc(
      center: center, radius: half, startAngle: .zero, delta: .degrees(-360))
    path.closeSubpath()
    elements += path.elements
  }

  private mutating func addJoin(
    _ point: CGPoint, _ first: Direction, _ second: Direction, _ join: CGLineJoin
  ) {
    let turn = first.x * second.y - first.y * second.x
    let side: CGFloat = turn > 0 ? -1 : 1
    let (from, to) = (beside(point, first, side), beside(point, second, side))
    let cosine = first.x * second.x + first.y * second.y
    if join == .round { return addDisc(point) }
    // The miter ratio is one over the sine of half the angle between the lines.
    let sine = max((1 + cosine) / 2, 0).squareRoot()
    guard join == .miter, sine > 0, 1 / sine <= style.miterLimit else {
      return addPolygon([point, from, to])
    }
    let (mx, my) = (from.x + to.x - 2 * point.x, from.y + to.y - 2 * point.y)
    let length = hypot(mx, my)
    guard length > 0 else { return }
    let reach = half / sine / length
    addPolygon([point, from, CGPoint(x: point.x + mx * reach, y: point.y + my * reach), to])
  }

  private mutating func addCap(_ end: CGPoint, _ direction: Direction, _ sign: CGFloat) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let out = CGPoint(
        x: end.x + direction.x * half * sign, y: end.y + direction.y * half * sign)
      addBox(end, out, direction)
    }
  }
}
