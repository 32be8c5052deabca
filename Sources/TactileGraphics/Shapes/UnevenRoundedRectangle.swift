import Foundation
@_spi(Engine) import TactileViewGraph

/// A rectangle with a radius for each corner.
///
/// Radii are in points. Leading and trailing corners follow the layout direction. Mirrors SwiftUI's
/// `UnevenRoundedRectangle`.
public nonisolated struct UnevenRoundedRectangle: Shape {
  /// The radii of the corners in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the path of the rectangle; the radii of adjacent corners shrink if they don't fit.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The radii of the four corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii of the four corners.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}
