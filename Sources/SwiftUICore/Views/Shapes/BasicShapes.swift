import Foundation

/// A rectangle that fills its frame.
///
/// Mirrors SwiftUI's `Rectangle`.
public nonisolated struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners that fills its frame.
///
/// Mirrors SwiftUI's `RoundedRectangle`.
public nonisolated struct RoundedRectangle: Shape {
  /// The extent of the corners in points.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a rounded rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rounded rectangle with a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rounded rectangle; corners take at most half of the shorter side.
  public func path(in rect: CGRect) -> Path {
    guard cornerSize.width == cornerSize.height else {
      return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    return Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }

  /// The extent of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose shorter sides are round, filling its frame.
///
/// Mirrors SwiftUI's `Capsule`.
public nonisolated struct Capsule: Shape {
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }
}

/// The largest circle in its frame, centred.
///
/// Mirrors SwiftUI's `Circle`.
public nonisolated struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(abs(rect.width), abs(rect.height))
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter length.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = side.isFinite || proposal != .unspecified ? side : 10
    return CGSize(width: length, height: length)
  }
}

/// An ellipse that fills its frame.
///
/// Mirrors SwiftUI's `Ellipse`.
public nonisolated struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
