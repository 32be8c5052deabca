import Foundation
@_spi(Engine) import TactileViewGraph

/// A rectangular shape whose corners can be rounded.
///
/// Use a shape of this kind as a `containerShape(_:)`, so that shapes inside it, such as a ``ConcentricRectangle``,
/// follow its corners. Rectangles, rounded, uneven rounded and concentric rectangles, capsules and circles conform.
///
/// Mirrors SwiftUI's `RoundedRectangularShape`.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the corners for a size in points; nil if they are unknown.
  func corners(in size: CGSize?) -> Corners?
}

/// The styles of the four corners of a rectangle.
///
/// A ``RoundedRectangularShape`` of your own returns them, so that a ``ConcentricRectangle`` inside follows its
/// corners:
///
/// ```swift
/// extension TicketShape: RoundedRectangularShape {
///   func corners(in size: CGSize?) -> Corners? { Corners(topLeading: 12, topTrailing: 12) }
/// }
/// ```
///
/// Each corner is square by default. A number literal is a radius in points. To round the corners of a view, you don't
/// need this type: use ``ConcentricRectangle`` or `UnevenRoundedRectangle`.
///
/// Mirrors SwiftUI's `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners with a style for each corner; the default is square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates corners of one style, such as a radius in points or `.concentric`.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Corners that are concentric with those of the container; without a container shape, they are square.
  public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

  /// Returns corners that are concentric with those of the container, but at least as round as a minimum.
  ///
  /// - Parameter minimum: A style with the smallest radius, as in `.concentric(minimum: 8)`; nil is a radius of 0.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    .init(all: .concentric(minimum: minimum))
  }

  /// Returns corners with a radius in points, regardless of the container.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    .init(all: .fixed(radius))
  }

  /// Returns the corners with each style transformed.
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
  /// Returns square corners, regardless of the size.
  public func corners(in size: CGSize?) -> Corners? { Corners() }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns the radius of the corners; nil if they are elliptical.
  public func corners(in size: CGSize?) -> Corners? {
    cornerSize.width == cornerSize.height ? .fixed(cornerSize.width) : nil
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the radius of each corner.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns a radius of half of the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Returns a radius of half of the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
