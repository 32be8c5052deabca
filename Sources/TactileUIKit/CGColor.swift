import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A color with fixed components, for code that is written for Core Graphics.
///
/// Convert it with `Color(cgColor:)` and `UIColor(cgColor:)`, or get it from their `cgColor`. In views, use a `Color`.
/// Components are in sRGB, from 0 to 1; those outside of this range are kept, and drawn as the nearest one in it.
/// Unlike a `UIColor`, a color doesn't depend on the appearance of a window. There are no color spaces, patterns and
/// constants such as `CGColor.white`.
///
/// ```swift
/// let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
/// Circle().fill(Color(cgColor: orange))
/// ```
///
/// Mirrors Core Graphics' `CGColor`.
public final class CGColor: Hashable, Sendable {
  let value: RGBAColor

  init(_ value: RGBAColor) { self.value = value }

  /// Creates a color with red, green and blue components in sRGB, from 0 to 1.
  ///
  /// - Parameter alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color with red, green and blue components in sRGB, as `init(red:green:blue:alpha:)` does.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray color, from 0 (black) to 1 (white).
  ///
  /// It has red, green and blue components; on Apple's platforms, it has a single one for gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and alpha components, as they were passed to the initializer; never nil.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.opacity] }

  /// The number of components, which is always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The opacity of the color, from 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat { value.opacity }

  /// Returns a copy of the color with a different alpha; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
  }

  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  /// Creates a color object with the components of a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let value = cgColor.value
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.opacity)
  }

  /// The Core Graphics color with the components that the color has now, according to `UITraitCollection.current`.
  ///
  /// It doesn't follow later changes of the window's appearance.
  public var cgColor: CGColor { CGColor(value(in: .current)) }
}

extension Color {
  /// Creates a color from a Core Graphics color, which looks the same in light and dark mode.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.value)) }

  /// Creates a color from a Core Graphics color; the earlier form of `init(cgColor:)`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics color; nil unless the color has fixed components, like `Color.white` or one from a `CGColor`.
  ///
  /// It is nil for a color that depends on the environment, such as `Color.primary`, `Color.red` and one of an asset
  /// catalog, and for a mix of colors. To get the components of such a color, resolve it with `resolve(in:)`.
  public var cgColor: CGColor? {
    switch provider {
    case .fixed(let value): CGColor(value)
    case .opacity(let base, let opacity):
      base.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
    default: nil
    }
  }
}

extension Color.Resolved {
  /// The Core Graphics color with the components of the resolved color.
  public var cgColor: CGColor { CGColor(rgba) }
}
