import Foundation

/// What is behind, blurred, made more colourful and tinted, as through frosted glass.
///
/// Rule 6.3.26 tells the numbers. What is behind is all that the window shows there before the
/// material is drawn, the window's backdrop included, whatever groups are around the material.
public struct MaterialPaint: Hashable, Sendable {
  /// What is laid over the blurred picture.
  public var tint: RGBAColor
  /// How much of the material is seen; behind the rest is what is there, not blurred.
  public var opacity: Double

  /// Makes a material.
  public init(tint: RGBAColor, opacity: Double = 1) {
    self.tint = tint
    self.opacity = opacity
  }

  /// How far the picture behind is blurred, in points of the window.
  ///
  /// As with blurs of views, the Gaussian's standard deviation is half of it, here 15 points.
  package static let blurRadius: CGFloat = 30
  /// How colourful the picture behind becomes; 1 would leave it alone.
  package static let saturation = 1.8
  /// How far from a place shows at it, in points of the window, with room for rounding.
  package static let reach: CGFloat = 60
}

extension MaterialPaint: CustomStringConvertible {
  /// The tint, and the opacity where it is not all.
  public var description: String {
    "material \(tint)" + (opacity == 1 ? "" : " opacity \(opacity.concise)")
  }
}
