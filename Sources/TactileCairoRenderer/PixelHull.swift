/// The convex hull of the pixels of a layer that are not clear, grown by one pixel.
///
/// A place that is mixed from four pixels is clear outside of the hull.
struct PixelHull {
  /// A half plane in the coordinates of the layer's pixels: `x * point.x + y * point.y <= reach`.
  struct Edge {
    let x: Double
    let y: Double
    let reach: Double
  }

  private(set) var edges: [Edge] = []
  private typealias Corner = (x: Int, y: Int)

  /// - Returns: nil if all pixels are clear.
  init?(of layer: Layer) {
    let spans = Self.spans(of: layer)
    var (left, right): ([Corner], [Corner]) = ([], [])
    for (row, span) in spans.enumerated() where span.first <= span.last {
      Self.add((span.first, row - 1), to: &left, 1)
      Self.add((span.last, row - 1), to: &right, -1)
    }
    guard let first = left.first, let last = left.last else { return nil }
    edges = [
      Edge(x: 0, y: -1, reach: Double(-first.y)), Edge(x: 0, y: 1, reach: Double(last.y)),
    ]
    edges += zip(left, left.dropFirst()).map { Self.edge(from: $1, to: $0) }
    edges += zip(right, right.dropFirst()).map { Self.edge(from: $0, to: $1) }
  }

  /// The columns of each row that pixels within a distance of one touch, beginning with the row above
  /// the layer.
  private static func spans(of layer: Layer) -> [(first: Int, last: Int)] {
    let (width, height) = (layer.bounds.width, layer.bounds.height)
    let pixels = UnsafeRawPointer(layer.start)
    var spans = [(first: Int, last: Int)](repeating: (.max, .min), count: height + 2)
    for y in 0..<height {
      let row = pixels + y * width * 4
      func isClear(_ x: Int) -> Bool { row.load(fromByteOffset: x &* 4, as: UInt32.self) == 0 }
      var (first, last) = (0, width - 1)
      while first < width, isClear(first) { first &+= 1 }
      guard first < width else { continue }
      while isClear(last) { last &-= 1 }
      for row in y...y + 2 {
        spans[row] = (min(spans[row].first, first - 1), max(spans[row].last, last + 1))
      }
    }
    return spans
  }

  /// Adds a corner below the others of a side, and removes those that are no longer convex.
  ///
  /// - Parameter sign: 1 for the left side, -1 for the right one.
  private static func add(_ corner: Corner, to side: inout [Corner], _ sign: Int) {
    while side.count > 1 {
      let (a, b) = (side[side.count - 2], side[side.count - 1])
      let turn = (b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x)
      if turn * sign < 0 { break }
      side.removeLast()
    }
    side.append(corner)
  }

  /// The half plane to the left of the way from one corner to another, with y downwards.
  private static func edge(from start: Corner, to end: Corner) -> Edge {
    let (x, y) = (Double(end.y - start.y), Double(start.x - end.x))
    return Edge(x: x, y: y, reach: x * Double(start.x) + y * Double(start.y))
  }
}
