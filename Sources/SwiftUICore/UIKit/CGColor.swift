import Foundation

/// A colour of fixed components.
///
/// Mirrors Core Graphics' `CGColor`, as far as colours go in sRGB.
public final class CGColor: Hashable, Sendable {
  let value: RGBAColor

  init(_ value: RGBAColor) { self.value = value }

  /// Makes a colour of red, green and blue in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of red, green and blue in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and the opacity, from 0 to 1.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.opacity] }

  /// Four: red, green, blue and the opacity.
  public var numberOfComponents: Int { 4 }

  /// From 0, not seen, to 1.
  public var alpha: CGFloat { value.opacity }

  /// The colour with another opacity; never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
  }

  /// Whether the components are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  /// Adds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  /// Makes a colour of fixed components.
  public convenience init(cgColor: CGColor) {
    let value = cgColor.value
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.opacity)
  }

  /// The components as they are in a light window.
  public var cgColor: CGColor {
    CGColor(value(in: UITraitCollection(userInterfaceStyle: .light)))
  }
}

extension Color {
  /// Makes a colour of fixed components.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.value)) }

  /// Makes a colour of fixed components.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components, where they are the same wherever the colour is drawn; nil for others.
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
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(rgba) }
}
