import Foundation
@_spi(Engine) import TactileViewGraph

/// Applies a color filter to each pixel of its content (rule 6.3.25).
package nonisolated struct ColorFilterEffect: ViewModifier, Equatable {
  package typealias Body = Never

  enum Kind: Equatable, Sendable {
    case saturation, brightness, contrast, grayscale, invert, hueRotation, luminanceToAlpha
  }

  let kind: Kind
  var amount: Double

  package var animatableData: Double {
    get { amount * AnimatableUnit.scale }
    set { amount = newValue / AnimatableUnit.scale }
  }

  /// The amount at which the filter changes nothing; nil if there is none.
  private var neutral: Double? {
    switch kind {
    case .saturation, .contrast: 1
    case .brightness, .grayscale, .hueRotation: 0
    case .invert, .luminanceToAlpha: nil
    }
  }
}

extension ColorFilterEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    guard amount != neutral else { return nil }
    return switch kind {
    case .saturation: .color(.saturation(amount))
    case .brightness: .color(.brightness(amount))
    case .contrast: .color(.contrast(amount))
    case .grayscale: .color(.grayscale(amount))
    case .invert: .color(.invert)
    case .hueRotation: .color(.hueRotation(amount))
    case .luminanceToAlpha: .color(.luminanceToAlpha)
    }
  }

  package static var name: String { "color filter" }
}

/// Multiplies the colors of its content by a color.
nonisolated struct ColorMultiplyEffect: ViewModifier, Equatable {
  typealias Body = Never
  var color: Color

  var animatableData: AnimatableVector {
    get { AnimatablePaint(paint: .color(fixed)).animatableData }
    set {
      var values = newValue.values[...]
      color = Color(.fixed(RGBAColor(animatable: &values)))
    }
  }

  /// The color, resolved in the environment.
  private var fixed: RGBAColor {
    if case .fixed(let color) = color.provider { color } else { .opaqueBlack }
  }
}

extension ColorMultiplyEffect: Effect {
  static var readsEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    ColorMultiplyEffect(color: Color(.fixed(color.resolveColor(in: environment))))
  }

  func displayEffect(in size: CGSize) -> DisplayList.Effect? { .color(.multiply(fixed)) }

  static var name: String { "colorMultiply" }
}

/// Blurs its content with a radius in points.
package nonisolated struct BlurEffect: ViewModifier, Equatable {
  package typealias Body = Never
  var radius: CGFloat
  let isOpaque: Bool

  package var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension BlurEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }

  package static var name: String { "blur" }
}

/// Blends each leaf of its content with the backdrop, or makes the content a single leaf (rule
/// 6.3.27).
nonisolated struct CompositingEffect: ViewModifier, Equatable, Animatable {
  typealias Body = Never
  let mode: BlendMode?
}

extension CompositingEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    guard let mode else { return .compositing }
    return mode == .normal ? nil : .blend(mode)
  }

  static var name: String { "compositing" }
}

extension View {
  /// Scales the saturation of the view's colors: 0 is gray, 1 changes nothing.
  ///
  /// An amount that is not finite issues a warning and changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    filter(.saturation, amount, neutral: 1)
  }

  /// Adds to the components of the view's colors: −1 yields black, 0 changes nothing, and 1 yields
  /// white.
  ///
  /// An amount that is not finite issues a warning and changes nothing.
  public nonisolated func brightness(_ amount: Double) -> some View {
    filter(.brightness, amount, neutral: 0)
  }

  /// Scales the difference of the view's colors from middle gray: 0 is all gray, 1 changes nothing.
  ///
  /// A negative amount inverts the colors as well. An amount that is not finite issues a warning and changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    filter(.contrast, amount, neutral: 1)
  }

  /// Reduces the saturation of the view's colors: 0 changes nothing, 1 is all gray.
  ///
  /// An amount that is not finite issues a warning and changes nothing.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    filter(.grayscale, amount, neutral: 0)
  }

  /// Rotates the hue of the view's colors by an angle; grays stay as they are.
  ///
  /// The luminance is kept as far as the range of the components allows. An angle that is not finite issues a warning
  /// and changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    filter(.hueRotation, angle.radians, neutral: 0)
  }

  /// Inverts the view's colors.
  public nonisolated func colorInvert() -> some View { filter(.invert, 1, neutral: 1) }

  /// Converts the luminance of the view's colors to the opacity of black, for masks.
  ///
  /// The opacity of a color is multiplied by its luminance. Mirrors SwiftUI's `luminanceToAlpha()`.
  public nonisolated func luminanceToAlpha() -> some View {
    filter(.luminanceToAlpha, 1, neutral: 1)
  }

  /// Multiplies the components of the view's colors by those of a color; white changes nothing.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }

  /// Blurs the drawing of the view.
  ///
  /// - Parameters:
  ///   - radius: the blur radius in points; 0 changes nothing. A radius that is negative or not
  ///     finite issues a warning and counts as 0.
  ///   - opaque: whether the edges of the view stay opaque.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius.usableRadius("blur(radius:)"), isOpaque: opaque))
  }

  /// Blends the colors of each shape, text and image in this view with the backdrop.
  ///
  /// Of nested blend modes, the innermost one other than normal applies. A compositing group
  /// isolates its content, which is not blended with anything outside of it (rules 6.3.27 and
  /// 6.3.28).
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingEffect(mode: blendMode))
  }

  /// Draws the view as one image before enclosing opacity, shadows and blend modes are applied.
  ///
  /// Otherwise, they apply to each shape, text and image of the view separately (rule 6.3.27).
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingEffect(mode: nil))
  }

  /// Draws the view as one image, to which enclosing opacity, shadows and blend modes apply as a whole.
  ///
  /// Unless the image is opaque, this is the same as `compositingGroup()`.
  ///
  /// - Parameters:
  ///   - opaque: whether the image covers the view's frame, with black where nothing else is drawn.
  ///   - colorMode: the color space of the image; it has no effect, as images always use sRGB.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: opaque ? Color.black : nil, alignment: .center, isInFront: false)
    ).compositingGroup()
  }

  private nonisolated func filter(
    _ kind: ColorFilterEffect.Kind, _ amount: Double, neutral: Double
  ) -> some View {
    if !amount.isFinite {
      RuntimeWarning.issue(
        "\(kind)()\(RuntimeWarning.inEvaluatedView) got \(amount), which isn't finite; the effect isn't applied. Pass a finite "
          + "number.")
    }
    return modifier(
      ColorFilterEffect(kind: kind, amount: amount.isFinite ? amount : neutral))
  }
}

extension CGFloat {
  /// Returns the radius, or zero with a warning if it is negative or not finite.
  package func usableRadius(_ modifier: String) -> CGFloat {
    if isFinite, self >= 0 { return self }
    RuntimeWarning.issue(
      "\(modifier)\(RuntimeWarning.inEvaluatedView) got the radius \(concise), which is treated as 0. Pass a finite radius of 0 or "
        + "more.")
    return 0
  }
}

/// The color space in which an offscreen image stores and blends its colors.
///
/// Pass a mode to `drawingGroup(opaque:colorMode:)` or to a ``Canvas``; the default is ``nonLinear``. The mode has no
/// effect: images always use sRGB, so that colors blend as with ``nonLinear``, and none exceeds the range of a display.
///
/// Mirrors SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Non-linear color components from 0 to 1, as in sRGB; the default.
  case nonLinear
  /// Linear color components, in proportion to the light, from 0 to 1.
  case linear
  /// Linear color components that may be below 0 or above 1, beyond the range of a display.
  case extendedLinear
}
