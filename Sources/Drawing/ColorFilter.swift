import Foundation

/// A change to every pixel of a picture (rule 6.3.25): each new component is a mix of the old ones.
public enum ColorFilter: Hashable, Sendable {
  /// 0 is grey by luminance, 1 changes nothing.
  case saturation(Double)
  /// Added to each component.
  case brightness(Double)
  /// The factor for the distance to middle grey.
  case contrast(Double)
  /// 1 is grey by luminance, 0 changes nothing.
  case grayscale(Double)
  /// Components and opacity are multiplied by those of a colour.
  case multiply(RGBAColor)
  /// Each component becomes what it lacks to white.
  case invert
  /// Hues are turned by an angle in radians, the luminance stays.
  case hueRotation(Double)
  /// Black that is as opaque as the colour is bright.
  case luminanceToAlpha
  /// Components are weighted sums.
  case matrix(ColorMatrix)
  /// Where the opacity is within a range, one color; transparent everywhere else.
  case threshold(min: Double, max: Double, RGBAColor)

  /// Whether the fourth row gives what stays of the opacity, instead of all of it.
  package var keepsOpacity: Bool { self == .luminanceToAlpha }

  /// Rows for red, green, blue and opacity; columns for the same and a constant.
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

  /// A turn around the grey axis, sheared so that the luminance stays.
  private static func rotating(_ angle: Double) -> [[Double]] {
    let (c, s) = (cos(angle), sin(angle))
    let turns = [[-0.2126, -0.7152, 0.9278], [0.143, 0.140, -0.283], [-0.7874, 0.7152, 0.0722]]
    return colorMatrix { row, column in
      let gray = luminance[column]
      return gray + c * ((row == column ? 1 : 0) - gray) + s * turns[row][column]
    }
  }

  /// A matrix that mixes the colours and leaves the opacity.
  private static func colorMatrix(_ entry: (Int, Int) -> Double) -> [[Double]] {
    var rows: [[Double]] = []
    for row in 0..<3 { rows.append([entry(row, 0), entry(row, 1), entry(row, 2), 0, 0]) }
    return rows + [[0, 0, 0, 1, 0]]
  }
}

extension ColorFilter: CustomStringConvertible {
  /// The name and its number.
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
