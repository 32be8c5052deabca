import Foundation

/// A function that defines the pacing of an animation as a timing curve.
///
/// Its two control points make a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Mirrors Core Animation's `CAMediaTimingFunction`.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [(Float, Float)]

  /// Creates a function with the points of a named curve.
  ///
  /// A name that belongs to no curve makes a linear function.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [(0.42, 0), (1, 1)]
      case .easeOut: [(0, 0), (0.58, 1)]
      case .easeInEaseOut: [(0.42, 0), (0.58, 1)]
      case .default: [(0.25, 0.1), (0.25, 1)]
      default: [(0, 0), (1, 1)]
      }
  }

  /// Creates a function with control points.
  ///
  /// - Parameters:
  ///   - c1x: The x coordinate of the first control point, from 0 to 1.
  ///   - c1y: The y coordinate of the first control point.
  ///   - c2x: The x coordinate of the second control point, from 0 to 1.
  ///   - c2y: The y coordinate of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(c1x, c1y), (c2x, c2y)]
  }

  /// Writes the coordinates of a control point to an array with room for two numbers.
  ///
  /// - Parameter index: From 0, the start of the curve, to 3, its end. Any other number is a programming error.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [(0, 0)] + points + [(1, 1)]
    precondition(all.indices.contains(index), "The index of a control point is from 0 to 3.")
    (values[0], values[1]) = all[index]
  }
}

/// The name of a timing function.
///
/// Mirrors Core Animation's `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = Self(rawValue: "linear")
  /// A slow start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The pace of most animations of the system.
  public static let `default` = Self(rawValue: "default")
}
