import Foundation

/// A rectangle whose corners may be round, and can be told.
///
/// Mirrors SwiftUI's `RoundedRectangularShape`. Shapes in a container of such an outline can follow its
/// corners, as ``ConcentricRectangle`` does.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// How the corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners

  /// How the corners are rounded where the shape has a size in points; nil where nobody can say.
  func corners(in size: CGSize?) -> Corners?
}

/// How the four corners of a rectangle are rounded.
///
/// Mirrors SwiftUI's `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner where the first line of text begins.
  public var topLeading: Edge.Corner.Style
  /// The corner where the first line of text ends.
  public var topTrailing: Edge.Corner.Style
  /// The corner where the last line of text begins.
  public var bottomLeading: Edge.Corner.Style
  /// The corner where the last line of text ends.
  public var bottomTrailing: Edge.Corner.Style

  /// Gives each corner a style.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Gives all corners one style.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// All corners follow those of the container.
  public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

  /// All corners follow those of the container, but are at least as round as a style.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    .init(all: .concentric(minimum: minimum))
  }

  /// All corners have a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    .init(all: .fixed(radius))
  }

  /// The style of each corner, changed.
  func map(
    _ change: (Edge.Corner, Edge.Corner.Style) -> Edge.Corner.Style
  ) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(
      topLeading: change(.topLeading, topLeading), topTrailing: change(.topTrailing, topTrailing),
      bottomLeading: change(.bottomLeading, bottomLeading),
      bottomTrailing: change(.bottomTrailing, bottomTrailing))
  }

  subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> Corners? { Corners() }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The radius at each corner; nil where the corners are no circles.
  public func corners(in size: CGSize?) -> Corners? {
    cornerSize.width == cornerSize.height ? .fixed(cornerSize.width) : nil
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The radius of each corner.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Half of the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
