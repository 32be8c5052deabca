/// A matrix that transforms the red, green, blue and opacity of colors.
///
/// The new red is `r1·red + r2·green + r3·blue + r4·opacity + r5`; the rows g, b and a yield the other components.
/// Components range from 0 to 1 and aren't premultiplied, and results are clamped. Use it as a filter of a canvas, here
/// to exchange red and blue:
///
/// ```swift
/// var matrix = ColorMatrix()
/// (matrix.r1, matrix.r3, matrix.b1, matrix.b3) = (0, 1, 1, 0)
/// context.addFilter(.colorMatrix(matrix))
/// ```
///
/// To add to a component regardless of the color, set its constant, such as `r5`. For common changes, there are filters
/// such as `saturation(_:)` and `hueRotation(_:)`.
///
/// Mirrors SwiftUI's `ColorMatrix`.
public struct ColorMatrix: Hashable, Sendable {
  /// The factors of the old red, green, blue and opacity in the new red, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The factors of the old red, green, blue and opacity in the new green, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The factors of the old red, green, blue and opacity in the new blue, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The factors of the old red, green, blue and opacity in the new opacity, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix, which leaves colors unchanged.
  public init() {}

  /// The rows for red, green, blue and opacity.
  var rows: [[Double]] {
    [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]]
      .map { $0.map(Double.init) }
  }
}
