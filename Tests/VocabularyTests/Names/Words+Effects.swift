import SwiftUI

// Custom geometry effects and environmental modifiers, whose methods the engine calls.

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct FlipEffect: GeometryEffect {
  var angle: Double
  let axis: (x: CGFloat, y: CGFloat) = (0, 1)

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = ProjectionTransform(CGAffineTransform(scaleX: cos(angle), y: 1))
    transform.m31 = size.width / 2
    return transform
  }
}

struct SchemeModifier: EnvironmentalModifier {
  var opacity = 0.5

  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Veil(opacity: environment.colorScheme == .dark ? opacity : 1)
  }
}

struct Veil: ViewModifier {
  var opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

struct EffectsOfOnesOwn: View {
  var attempts = 0
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    Button("Pay") {}
      .modifier(Shake(animatableData: CGFloat(attempts)))
      .modifier(FlipEffect(angle: 1).ignoredByLayout())
      .modifier(SchemeModifier())
      .padding(sizeCategory.isAccessibilityCategory ? 20 : 10)
      .environment(\.sizeCategory, sizeCategory > .large ? .large : sizeCategory)
  }

  private var inner: _IgnoredByLayoutEffect<Shake> {
    var effect = Shake(animatableData: 1).ignoredByLayout()
    effect.base = Shake(animatableData: 2)
    effect.animatableData = 3
    _ = effect.effectValue(size: .zero)
    return effect
  }

  private let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

/// Returns a component of the transform of any geometry effect.
func corner<E: GeometryEffect>(of effect: E, in size: CGSize) -> CGFloat {
  effect.effectValue(size: size).m31
}

@MainActor
func become<M: EnvironmentalModifier>(
  _ modifier: M, in environment: EnvironmentValues
) -> M.ResolvedModifier {
  modifier.resolve(in: environment)
}

func smaller(_ category: ContentSizeCategory, than other: ContentSizeCategory) -> Bool {
  category < other
}
