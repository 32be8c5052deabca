import Foundation
@_spi(Engine) import TactileViewGraph

/// A rectangle that fills its frame.
///
/// As a view, a shape takes the proposed size and is filled with the foreground style. Write it as `.rect` in
/// `background(_:in:)`. Mirrors SwiftUI's `Rectangle`.
public nonisolated struct Rectangle: Shape {
  /// Creates a rectangle that fills its frame.
  public init() {}

  /// Returns the path of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners that fills its frame.
///
/// Write it as `.rect(cornerRadius:)`. Radii are in points, and corners are continuous by default. Mirrors SwiftUI's
/// `RoundedRectangle`.
public nonisolated struct RoundedRectangle: Shape {
  /// The width and height of the corners in points.
  public var cornerSize: CGSize
  /// The style of corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with a corner size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the path of the shape; corners are limited to half of the shorter side.
  public func path(in rect: CGRect) -> Path {
    guard cornerSize.width == cornerSize.height else {
      return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    return Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }

  /// The width and height of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose shorter sides are round.
///
/// Write it as `.capsule`. Mirrors SwiftUI's `Capsule`.
public nonisolated struct Capsule: Shape {
  /// The style of corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a capsule with a style of corners.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the path of the capsule.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }
}

/// A circle in the center of its frame, with the largest radius that fits.
///
/// Write it as `.circle`. Mirrors SwiftUI's `Circle`.
public nonisolated struct Circle: Shape {
  /// Creates a circle that is centered in its frame.
  public init() {}

  /// Returns the path of the circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(abs(rect.width), abs(rect.height))
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square with the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = side.isFinite || proposal != .unspecified ? side : 10
    return CGSize(width: length, height: length)
  }
}

/// An ellipse that fills its frame.
///
/// Write it as `.ellipse`. Mirrors SwiftUI's `Ellipse`.
public nonisolated struct Ellipse: Shape {
  /// Creates an ellipse that fills its frame.
  public init() {}

  /// Returns the path of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

// The corners of a rounded rectangle shrink to fit into it.
extension Rectangle: FramedShape {}
extension RoundedRectangle: FramedShape {}
extension Capsule: FramedShape {}
extension Circle: FramedShape {}
extension Ellipse: FramedShape {}
