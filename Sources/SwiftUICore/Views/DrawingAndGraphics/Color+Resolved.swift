import Foundation

extension Color {
  /// A colour with all choices made: its components in some environment.
  ///
  /// Mirrors SwiftUI's `Color.Resolved`. Components are kept linear, without gamma, from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// The amount of red, without gamma.
    public var linearRed: Float
    /// The amount of green, without gamma.
    public var linearGreen: Float
    /// The amount of blue, without gamma.
    public var linearBlue: Float
    /// From 0, not seen, to 1.
    public var opacity: Float

    /// Makes a colour of components of a colour space; what is not in sRGB is clipped to it.
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

    /// The amount of red in sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The amount of green in sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The amount of blue in sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func encoded(_ value: Float) -> Float {
      Float(RGBColorSpace.encoded(Double(value)))
    }

    private static func linear(_ value: Float) -> Float {
      Float(RGBColorSpace.linear(Double(value)))
    }

    var rgba: RGBAColor {
      RGBAColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }

  /// Makes the colour of components.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved.rgba)) }

  /// Makes the colour that a style is wherever it is drawn.
  ///
  /// Colours that UIKit names as well are UIKit's here, as in `Color(.red)`.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(.style(ColorStyle(color)))
  }

  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolveColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour, wherever it is drawn.
  public func __paint(in environment: EnvironmentValues) -> Paint { .color(rgba) }
}

extension Color.Resolved: Animatable {
  /// The components without gamma, and the opacity.
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
  /// Writes red, green, blue and the opacity, in sRGB.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let components = try (0..<4).map { _ in try container.decode(Float.self) }
    self.init(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as two digits each, behind a number sign.
  public var description: String {
    func digits(_ value: Float) -> String {
      let byte = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + [red, green, blue, opacity].map(digits).joined()
  }
}

/// A style of the author's own that is a colour in any environment.
struct ColorStyle: Hashable, Sendable {
  private let style: any Hashable & Sendable
  let color: @Sendable (EnvironmentValues) -> RGBAColor

  init<S: Hashable & ShapeStyle>(_ style: S) where S.Resolved == Color.Resolved {
    self.style = style
    color = { style.resolve(in: $0).rgba }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<S: Hashable>(_ style: S) -> Bool { style == rhs.style as? S }
    return isEqual(lhs.style)
  }

  func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}
