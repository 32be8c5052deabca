import Foundation

/// The parts of a window that have to be redrawn.
///
/// A view that changes adds its old and its new area to the damage of the window, and the next frame redraws only these
/// areas. The engine and painters use this type; programs and tests have no need to create it.
///
/// Damage consists of at most eight rectangles that are aligned to whole pixels, in points of the window. If there are
/// more, those that are close together become one, which also covers the area between them. Two rectangles that fill
/// their union become one, too, as do three or more that cover three quarters of their bounds. Rectangles can overlap.
/// A painter redraws each of them completely.
public struct Damage: Equatable, Sendable {
  /// The rectangles to redraw, in points of the window; none is empty.
  public private(set) var rects: [CGRect] = []

  /// The maximum number of separate rectangles.
  package static let limit = 8

  /// Creates damage with no rectangles.
  public init() {}

  /// Whether there is nothing to redraw.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all damage, in points of the window; null if there is none.
  public var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }

  /// Adds the part of a rectangle inside the window, expanded to whole pixels.
  ///
  /// - Parameters:
  ///   - window: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  package mutating func add(_ rect: CGRect, in window: CGSize, scale: CGFloat) {
    if let rect = rect.pixels(in: window, scale: scale) { insert(rect) }
  }

  /// Adds the rectangles of other damage.
  package mutating func formUnion(_ other: Damage) {
    for rect in other.rects { insert(rect) }
  }

  private mutating func insert(_ rect: CGRect) {
    for known in rects where known.contains(rect) { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    // Merge rectangles that exactly fill their union, and the cheapest pairs while there are too
    // many.
    while let (pair, waste) = cheapestPair, waste <= 0 || rects.count > Self.limit {
      let union = rects[pair.0].union(rects[pair.1])
      rects.remove(at: pair.1)
      rects[pair.0] = union
    }
    // If the rectangles cover most of their bounds, redrawing the bounds once is cheaper than
    // drawing items at the seams twice.
    let whole = bounds
    if rects.count > 2, rects.reduce(0, { $0 + $1.area }) >= whole.area * 3 / 4 { rects = [whole] }
  }

  /// The two rectangles whose union has the smallest area outside of both.
  private var cheapestPair: (pair: (Int, Int), waste: CGFloat)? {
    var best: (pair: (Int, Int), waste: CGFloat)?
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let (a, b) = (rects[first], rects[second])
        let waste = a.union(b).area - a.area - b.area
        if waste < best?.waste ?? .infinity { best = ((first, second), waste) }
      }
    }
    return best
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Returns the pixels of the window that the rectangle touches, in points; nil if there are none.
  fileprivate func pixels(in window: CGSize, scale: CGFloat) -> CGRect? {
    // A coordinate that is NaN may be anywhere.
    func clamped(_ value: CGFloat, _ end: CGFloat, _ fallback: CGFloat) -> CGFloat {
      value.isNaN ? fallback : min(max(value, 0), end)
    }
    guard !isNull else { return nil }
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    let minX = clamped(origin.x, window.width, 0), minY = clamped(origin.y, window.height, 0)
    let maxX = clamped(right, window.width, window.width)
    let maxY = clamped(bottom, window.height, window.height)
    let grid = PixelGrid(scale: scale)
    let origin = CGPoint(x: grid.down(minX), y: grid.down(minY))
    let rect = CGRect(
      x: origin.x, y: origin.y, width: grid.up(maxX) - origin.x, height: grid.up(maxY) - origin.y)
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }
}
