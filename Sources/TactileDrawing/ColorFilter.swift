import Foundation

/// A filter that changes the color of each pixel of a group.
///
/// A filter is an effect in a ``DisplayList``, and is the result of modifiers such as `saturation(_:)` and
/// `colorMultiply(_:)`, or of a filter of a canvas. A test can look for it in a group:
///
/// ```swift
/// let isGray = driver.displayList.items.contains { item in
///   if case .group(.color(.grayscale(1)), _) = item.content { true } else { false }
/// }
/// ```
///
/// Components are those of sRGB, from 0 to 1, and aren't premultiplied; results are clamped. Transparent pixels stay
/// transparent. Of nested filters, the inner one applies first. A filter whose numbers aren't finite has no effect, and
/// a modifier that changes nothing, such as `saturation(1)`, adds no filter.
public enum ColorFilter: Hashable, Sendable {
  /// Changes the saturation: 0 is gray by luminance, 1 leaves the colors unchanged, and more exaggerates them.
  case saturation(Double)
  /// Adds a value to each component: -1 is black, 0 leaves the colors unchanged, 1 is white.
  case brightness(Double)
  /// Multiplies the distance of each component from middle gray: 0 is gray, 1 leaves the colors unchanged, and negative
  /// values invert them.
  case contrast(Double)
  /// Removes color: 1 is gray by luminance, 0 leaves the colors unchanged; other values are clamped to this range.
  case grayscale(Double)
  /// Multiplies the components and the opacity by those of a color.
  case multiply(RGBAColor)
  /// Replaces each component with its difference from 1; the opacity is unchanged.
  case invert
  /// Rotates the hues by an angle in radians; the luminance is unchanged except where results are clamped.
  case hueRotation(Double)
  /// Makes black whose opacity is the original opacity times the luminance of the original color.
  case luminanceToAlpha
  /// Computes each component as a weighted sum of all components, as the canvas's filter `colorMatrix(_:)` does.
  case matrix(ColorMatrix)
  /// Draws one color where the opacity is within a range from 0 to 1, and nothing elsewhere; the edges are antialiased.
  case threshold(min: Double, max: Double, RGBAColor)

  /// Whether the fourth row of the matrix yields a factor of the old opacity instead of the new
  /// opacity.
  package var keepsOpacity: Bool { self == .luminanceToAlpha }

  /// The matrix, with rows for the new red, green, blue and opacity.
  ///
  /// The columns are factors of the old red, green, blue and opacity, and a constant.
  package var matrix: [[Double]] {
    func diagonal(_ factors: [Double], plus constant: Double = 0) -> [[Double]] {
      var rows = [[Double]](repeating: [0, 0, 0, 0, constant], count: 4)
      for row in 0..<4 { rows[row][row] = factors[row] }
      rows[3][4] = 0
      return rows
    }
    switch self {
    case .saturation(let amount): return Self.saturating(amount)
    case .grayscale(let amount): return Self.saturating(1 - min(max(amount, 0), 1))
    case .brightness(let amount): return diagonal([1, 1, 1, 1], plus: amount)
    case .contrast(let amount):
      return diagonal([amount, amount, amount, 1], plus: (1 - amount) / 2)
    case .multiply(let color):
      return diagonal([color.red, color.green, color.blue, color.opacity])
    case .invert: return diagonal([-1, -1, -1, 1], plus: 1)
    case .hueRotation(let angle): return Self.rotating(angle)
    case .luminanceToAlpha:
      return [[Double]](repeating: [0, 0, 0, 0, 0], count: 3) + [Self.luminance + [0, 0]]
    case .matrix(let matrix): return matrix.rows
    case .threshold(_, _, let color):
      // The opacities are compared by the painter.
      let components = [color.red, color.green, color.blue]
      return components.map { [0, 0, 0, 0, $0] } + [[0, 0, 0, 0, color.opacity]]
    }
  }

  private static let luminance = [0.2126, 0.7152, 0.0722]

  private static func saturating(_ amount: Double) -> [[Double]] {
    colorMatrix { row, column in
      luminance[column] * (1 - amount) + (row == column ? amount : 0)
    }
  }

  /// Returns a rotation around the gray axis, sheared so that the luminance is unchanged.
  private static func rotating(_ angle: Double) -> [[Double]] {
    let (c, s) = (cos(angle), sin(angle))
    let turns = [[-0.2126, -0.7152, 0.9278], [0.143, 0.140, -0.283], [-0.7874, 0.7152, 0.0722]]
    return colorMatrix { row, column in
      let gray = luminance[column]
      return gray + c * ((row == column ? 1 : 0) - gray) + s * turns[row][column]
    }
  }

  /// Returns a matrix that mixes the colors and leaves the opacity unchanged.
  private static func colorMatrix(_ entry: (Int, Int) -> Double) -> [[Double]] {
    var rows: [[Double]] = []
    for row in 0..<3 { rows.append([entry(row, 0), entry(row, 1), entry(row, 2), 0, 0]) }
    return rows + [[0, 0, 0, 1, 0]]
  }
}

extension ColorFilter: CustomStringConvertible {
  /// The name of the filter and its number.
  public var description: String {
    switch self {
    case .saturation(let amount): "saturation \(amount.concise)"
    case .brightness(let amount): "brightness \(amount.concise)"
    case .contrast(let amount): "contrast \(amount.concise)"
    case .grayscale(let amount): "grayscale \(amount.concise)"
    case .multiply(let color): "multiply \(color)"
    case .invert: "invert"
    case .hueRotation(let angle): "hue rotation \(Angle(radians: angle).degrees.concise)°"
    case .luminanceToAlpha: "luminance to alpha"
    case .matrix(let matrix):
      "matrix "
        + matrix.rows.map { $0.map(\.concise).joined(separator: " ") }.joined(separator: ", ")
    case .threshold(let min, let max, let color):
      "\(color) where opacity is \(min.concise) to \(max.concise)"
    }
  }
}
