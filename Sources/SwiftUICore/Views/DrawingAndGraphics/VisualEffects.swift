import Foundation

/// Changes each pixel of its content (rule 6.3.25).
nonisolated struct ColorFilterEffect: ViewModifier, Equatable {
  typealias Body = Never

  enum Kind: Equatable, Sendable {
    case saturation, brightness, contrast, grayscale, invert, hueRotation, luminanceToAlpha
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount * AnimatableUnit.scale }
    set { amount = newValue / AnimatableUnit.scale }
  }

  /// The amount at which nothing changes.
  private var neutral: Double? {
    switch kind {
    case .saturation, .contrast: 1
    case .brightness, .grayscale, .hueRotation: 0
    case .invert, .luminanceToAlpha: nil
    }
  }
}

extension ColorFilterEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
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

  static var name: String { "color filter" }
}

/// Multiplies the colours of its content by one.
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

  /// The colour, once the environment is known.
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

/// Blurs its content.
nonisolated struct BlurEffect: ViewModifier, Equatable {
  typealias Body = Never
  var radius: CGFloat
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension BlurEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }

  static var name: String { "blur" }
}

/// Mixes each leaf of its content with the backdrop, or makes one leaf of the content (rule 6.3.27).
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
  /// Makes colours weaker or stronger: 0 is grey, 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    filter(.saturation, amount, neutral: 1)
  }

  /// Adds to the colours' components: -1 is black, 0 changes nothing, 1 is white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    filter(.brightness, amount, neutral: 0)
  }

  /// Moves colours away from middle grey: 0 is all grey, 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    filter(.contrast, amount, neutral: 1)
  }

  /// Makes colours grey: 0 changes nothing, 1 is all grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    filter(.grayscale, amount, neutral: 0)
  }

  /// Turns every hue by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    filter(.hueRotation, angle.radians, neutral: 0)
  }

  /// Turns every colour into what it lacks to white.
  public nonisolated func colorInvert() -> some View { filter(.invert, 1, neutral: 1) }

  /// Makes black of all colours, as opaque as they are bright: for masks.
  ///
  /// What is half transparent becomes half as opaque. Mirrors SwiftUI's `luminanceToAlpha()`.
  public nonisolated func luminanceToAlpha() -> some View {
    filter(.luminanceToAlpha, 1, neutral: 1)
  }

  /// Multiplies every colour's components by those of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: in points; 0 changes nothing.
  ///   - opaque: whether the edges of the view stay opaque.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius.usableRadius("blur(radius:)"), isOpaque: opaque))
  }

  /// Mixes the colors of each shape, text and image in this view with those behind it.
  ///
  /// Of nested blend modes the innermost one other than normal counts. A compositing group isolates its
  /// content: what is in it is mixed with nothing outside (rules 6.3.27 and 6.3.28).
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingEffect(mode: blendMode))
  }

  /// Draws the view as one image before opacity, shadows and blend modes outside apply to it.
  ///
  /// Without it they apply to each shape, text and image of the view separately (rule 6.3.27).
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingEffect(mode: nil))
  }

  /// Draws the view as one picture, which is what it shows already.
  ///
  /// - Parameters:
  ///   - opaque: whether the picture covers the view's frame: what nothing is drawn on is black then.
  ///   - colorMode: how its colours are kept; pictures here have one way, which is sRGB.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background { if opaque { Color.black } }.compositingGroup()
  }

  private nonisolated func filter(
    _ kind: ColorFilterEffect.Kind, _ amount: Double, neutral: Double
  ) -> some View {
    if !amount.isFinite {
      RuntimeWarning.issue(
        "\(kind)() got \(amount), which is no finite number; the view stays as it is. "
          + "Pass a finite number.")
    }
    return modifier(
      ColorFilterEffect(kind: kind, amount: amount.isFinite ? amount : neutral))
  }
}

extension CGFloat {
  /// The radius, with zero for what is no finite positive number.
  func usableRadius(_ modifier: String) -> CGFloat {
    if isFinite, self >= 0 { return self }
    RuntimeWarning.issue(
      "\(modifier) got the radius \(concise); it counts as 0. Pass a finite radius of 0 or more.")
    return 0
  }
}

/// How the colours of a picture are kept.
///
/// Mirrors SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As in sRGB.
  case nonLinear
  /// In proportion to the light.
  case linear
  /// In proportion to the light, beyond what a screen shows.
  case extendedLinear
}
