import Foundation
import SwiftUI

/// The amount by which the pixels of two pictures may differ.
///
/// Pass a tolerance to `expectSnapshot` or ``Picture/difference(from:tolerance:)`` to accept small differences. A pixel
/// counts as different only if it exceeds both limits. The default, ``exact``, accepts no difference.
///
/// ```swift
/// try driver.expectSnapshot(tolerance: PictureTolerance(perceptual: 2))
/// ```
public struct PictureTolerance: Equatable, Sendable {
  /// The largest accepted difference of a color component, from 0 to 255.
  public var component: Int
  /// The largest accepted distance between two colors: the CIE 1976 color difference, of which 2.3 is just noticeable.
  public var perceptual: Double

  /// Creates a tolerance; a pixel within one of the limits doesn't count as different.
  public init(component: Int = 0, perceptual: Double = 0) {
    self.component = component
    self.perceptual = perceptual
  }

  /// A tolerance that allows no difference.
  public static let exact = PictureTolerance()
}

/// The pixels in which two pictures differ.
///
/// ``Picture/difference(from:tolerance:)`` returns a difference, or nil if the pictures are equal within the tolerance.
/// Pictures of different sizes always differ, with a ``count`` of 0.
public struct PictureDifference: Equatable, Sendable, CustomStringConvertible {
  /// The sizes of the two pictures, in pixels.
  let sizes: [CGSize]
  /// The number of pixels that differ by more than the tolerance; 0 if the sizes differ.
  public let count: Int
  /// The smallest rectangle that contains these pixels, in pixels; null if the sizes differ.
  public let bounds: CGRect
  /// The largest difference of a color component, from 0 to 255; 0 if the sizes differ.
  public let largest: Int

  /// The difference in a line, such as “412 of 1179×2556 pixels differ, all in (96, 40) 120×60, by up to
  /// 31 of 255”.
  public var description: String {
    guard sizes[0] == sizes[1] else {
      return "\(sizes[0].concise) pixels instead of \(sizes[1].concise)"
    }
    return "\(count) of \(sizes[0].concise) pixels \(count == 1 ? "differs" : "differ"), all in "
      + "\(bounds.concise), by up to \(largest) of 255"
  }
}

extension Picture {
  /// Returns the difference from another picture; nil if they are equal within a tolerance.
  ///
  /// To see the difference when a test fails, use ``expectNoDifference(_:_:tolerance:file:line:)``, which attaches a
  /// comparison of both pictures.
  ///
  /// ```swift
  /// #expect(after.difference(from: before) == nil)
  /// ```
  public func difference(
    from other: Picture, tolerance: PictureTolerance = .exact
  ) -> PictureDifference? {
    let sizes = [self, other].map { CGSize(width: $0.width, height: $0.height) }
    guard sizes[0] == sizes[1] else {
      return PictureDifference(sizes: sizes, count: 0, bounds: .null, largest: 0)
    }
    var found = DifferentPixels()
    forEachDifference(from: other, tolerance: tolerance) { found.add($0, $1, by: $2) }
    guard found.count > 0 else { return nil }
    return PictureDifference(
      sizes: sizes, count: found.count, bounds: found.bounds, largest: found.largest)
  }

  /// Calls the closure with the position of each pixel that differs, and the largest difference of
  /// its components; the sizes are equal.
  ///
  /// Rows that are equal are passed over at once, which is fast even without optimization.
  func forEachDifference(
    from other: Picture, tolerance: PictureTolerance, _ body: (Int, Int, Int) -> Void
  ) {
    let width = width
    bitmap.pixels.withUnsafeBytes { mine in
      other.bitmap.pixels.withUnsafeBytes { others in
        guard let first = mine.baseAddress, let second = others.baseAddress else { return }
        for y in 0..<height
        where memcmp(first + y * width * 4, second + y * width * 4, width * 4) != 0 {
          for x in 0..<width {
            let start = (y * width + x) * 4
            var largest = 0
            for index in start..<start + 4 {
              largest = max(largest, abs(Int(mine[index]) - Int(others[index])))
            }
            guard largest > tolerance.component else { continue }
            if tolerance.perceptual > 0,
              PerceivedColor(self[x, y]).distance(to: PerceivedColor(other[x, y]))
                <= tolerance.perceptual
            {
              continue
            }
            body(x, y, largest)
          }
        }
      }
    }
  }
}

/// The number and the area of pixels.
private struct DifferentPixels {
  var count = 0
  var largest = 0
  var bounds = CGRect.null

  mutating func add(_ x: Int, _ y: Int, by difference: Int) {
    count += 1
    largest = max(largest, difference)
    let pixel = CGRect(x: x, y: y, width: 1, height: 1)
    if !bounds.contains(pixel) { bounds = bounds.union(pixel) }
  }
}
