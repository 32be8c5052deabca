import Foundation
@_spi(Engine) import TactileViewGraph

extension Color {
  /// The components of a color in an environment.
  ///
  /// ``Color/resolve(in:)`` returns them, for example to choose a readable color on top of another one:
  ///
  /// ```swift
  /// @Environment(\.self) private var environment
  ///
  /// var titleColor: Color { tagColor.resolve(in: environment).linearGreen > 0.4 ? .black : .white }
  /// ```
  ///
  /// Linear sRGB components are stored; setting ``red`` sets ``linearRed``. Those outside of 0 to 1 are kept, but drawn
  /// as 0 or 1. Most code uses a ``Color`` instead. Mirrors SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component, without gamma.
    public var linearRed: Float
    /// The linear green component, without gamma.
    public var linearGreen: Float
    /// The linear blue component, without gamma.
    public var linearBlue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float

    /// Creates a color from components in a color space; those of Display P3 are clipped to sRGB.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        colorSpace.resolve(Double(red), Double(green), Double(blue), Double(opacity)))
    }

    init(_ color: RGBAColor) {
      linearRed = Float(RGBColorSpace.linear(color.red))
      linearGreen = Float(RGBColorSpace.linear(color.green))
      linearBlue = Float(RGBColorSpace.linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// The red component in sRGB, with gamma.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB, with gamma.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB, with gamma.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// Returns a component with gamma, in single precision as on a device: 0.3 comes back as 0.29999998.
    private static func encoded(_ value: Float) -> Float {
      if value < 0 { return -encoded(-value) }
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: Float) -> Float {
      Float(RGBColorSpace.linear(Double(value)))
    }

    package var rgba: RGBAColor {
      func encoded(_ value: Float) -> Double { RGBColorSpace.encoded(Double(value)) }
      return RGBAColor(
        red: encoded(linearRed), green: encoded(linearGreen), blue: encoded(linearBlue),
        opacity: Double(opacity))
    }
  }

  /// Creates a constant color from resolved components.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved.rgba)) }

  /// Creates a color from a style that resolves to a color in every environment.
  ///
  /// For colors that UIKit also names, as in `Color(.red)`, the UIKit color is used.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(.style(ColorStyle(color)))
  }

  /// Returns the components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolveColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the color, independent of the environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint { .color(rgba) }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// Encodes the red, green and blue components in sRGB, and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  /// Decodes a color that ``encode(to:)`` has encoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let components = try (0..<4).map { _ in try container.decode(Float.self) }
    self.init(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components and opacity as two hexadecimal digits each, after a number sign.
  public var description: String {
    func digits(_ value: Float) -> String {
      let byte = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + [red, green, blue, opacity].map(digits).joined()
  }
}

/// A custom style that resolves to a color in every environment.
package struct ColorStyle: Hashable, Sendable {
  private let style: any Hashable & Sendable
  let color: @Sendable (EnvironmentValues) -> RGBAColor

  init<S: Hashable & ShapeStyle>(_ style: S) where S.Resolved == Color.Resolved {
    self.style = style
    color = { style.resolve(in: $0).rgba }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<S: Hashable>(_ style: S) -> Bool { style == rhs.style as? S }
    return isEqual(lhs.style)
  }

  package func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}
