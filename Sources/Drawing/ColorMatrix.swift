/// A change of colors: each new component is a weighted sum of the old ones and a constant.
///
/// Mirrors SwiftUI's `ColorMatrix`. Rows are named after the new component, columns 1 to 4 weigh the
/// old red, green, blue and opacity, and column 5 is added. Components range from 0 to 1 and are not
/// premultiplied.
public struct ColorMatrix: Hashable, Sendable {
  /// The weights of the new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The weights of the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The weights of the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The weights of the new opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Makes the identity matrix, which changes nothing.
  public init() {}

  /// The rows for red, green, blue and opacity.
  var rows: [[Double]] {
    [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]]
      .map { $0.map(Double.init) }
  }
}
