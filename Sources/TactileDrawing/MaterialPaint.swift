import Foundation

/// A material, such as frosted glass: the backdrop, blurred, more saturated and tinted.
///
/// It's the paint of a style such as `regularMaterial`, whose tint depends on the color scheme. The backdrop is blurred
/// by a radius of 30 points, and its saturation is multiplied by 1.8, before the tint is drawn over it. It's everything
/// the window shows there before the material is drawn, including the window's own backdrop, regardless of the groups
/// around the material.
public struct MaterialPaint: Hashable, Sendable {
  /// The color drawn over the blurred backdrop.
  public var tint: RGBAColor
  /// The opacity of the material, 0 to 1; the remainder shows the backdrop without blur.
  public var opacity: Double

  /// Creates a material with a tint, and an opacity from 0 to 1.
  public init(tint: RGBAColor, opacity: Double = 1) {
    self.tint = tint
    self.opacity = opacity
  }

  /// The blur radius of the backdrop, in points of the window.
  package static let blurRadius: CGFloat = 15
  /// The saturation factor of the backdrop; 1 leaves it unchanged.
  package static let saturation = 1.8
  /// The distance from which the backdrop affects a pixel, in points of the window, rounded up.
  package static let reach: CGFloat = 60
}

extension MaterialPaint: CustomStringConvertible {
  /// The tint, and the opacity if it is not 1.
  public var description: String {
    "material \(tint)" + (opacity == 1 ? "" : " opacity \(opacity.concise)")
  }
}
