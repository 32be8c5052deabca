import Foundation

/// The radii of a rectangle's corners, in points.
///
/// Pass radii to `.rect(cornerRadii:)`, for example to clip a view, or to an `UnevenRoundedRectangle`.
/// Each is 0 by default. Leading and trailing corners of the shape follow the layout direction; in a path, the leading
/// side is the left one.
///
/// ```swift
/// let radii = RectangleCornerRadii(topLeading: 20, topTrailing: 20)
///
/// Photo().clipShape(.rect(cornerRadii: radii))
/// UnevenRoundedRectangle(cornerRadii: radii).fill(.blue)
/// ```
///
/// A radius that is negative or not finite counts as 0. If adjacent corners don't fit along a side, all radii are
/// scaled down by the same factor. Changes of radii animate.
///
/// Mirrors SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Returns the radii without negative values, scaled down together until they fit along each
  /// side.
  func fitted(to size: CGSize) -> RectangleCornerRadii {
    func usable(_ radius: CGFloat) -> CGFloat { radius > 0 && radius.isFinite ? radius : 0 }
    let all = [topLeading, topTrailing, bottomTrailing, bottomLeading].map(usable)
    let sides = [size.width, size.height, size.width, size.height]
    var factor: CGFloat = 1
    for index in 0..<4 {
      let sum = all[index] + all[(index + 1) % 4]
      if sum > 0 { factor = min(factor, sides[index] / sum) }
    }
    return RectangleCornerRadii(
      topLeading: all[0] * factor, bottomLeading: all[3] * factor,
      bottomTrailing: all[2] * factor, topTrailing: all[1] * factor)
  }
}

extension Path {
  /// Creates a path of one rectangle with a radius for each corner.
  ///
  /// The leading corners are the left ones. If adjacent corners do not fit along a side, all radii are scaled down by
  /// the same factor.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The shape of the corners; continuous by default.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    let radii = cornerRadii.fitted(to: rect.size)
    let list = [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading]
    if list.allSatisfy({ $0 == list[0] }) {
      self.init(roundedRect: rect, cornerRadius: list[0], style: style)
    } else {
      self.init(elements: RoundedCorner.elements(of: rect, radii: list, style: style))
    }
  }

  /// Adds a rectangle with a radius for each corner as a closed subpath.
  ///
  /// The leading corners are the left ones. If adjacent corners do not fit along a side, all radii are scaled down by
  /// the same factor.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The shape of the corners; continuous by default.
  ///   - transform: The transform that is applied to the rectangle before it is added; none by default.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
  }
}

extension RoundedCorner {
  /// Returns a rectangle with four radii that fit: top right, bottom right, bottom left, top left.
  static func elements(
    of rect: CGRect, radii: [CGFloat], style: RoundedCornerStyle
  ) -> [Path.Element] {
    let sides = [rect.height, rect.width, rect.height, rect.width]
    var result: [Path.Element] = []
    for (index, radius) in radii.enumerated() {
      // Each corner shares its sides with its neighbors, in proportion to the radii.
      let rooms = [
        sides[index] / (radius + radii[(index + 1) % 4]),
        sides[(index + 3) % 4] / (radius + radii[(index + 3) % 4]),
      ]
      let corner = corner(style, room: radius > 0 ? rooms.min()! : 1)
      let isRight = index < 2
      let isBottom = index == 1 || index == 2
      let points = (index % 2 == 0 ? corner : corner.reversed()).map {
        CGPoint(
          x: isRight ? rect.maxX - $0.x * radius : rect.minX + $0.x * radius,
          y: isBottom ? rect.maxY - $0.y * radius : rect.minY + $0.y * radius)
      }
      result.append(result.isEmpty ? .move(to: points[0]) : .line(to: points[0]))
      guard radius > 0 else { continue }
      for curve in stride(from: 1, to: points.count, by: 3) {
        result.append(
          .curve(
            to: points[curve + 2], control1: points[curve], control2: points[curve + 1]))
      }
    }
    return result + [.closeSubpath]
  }
}
