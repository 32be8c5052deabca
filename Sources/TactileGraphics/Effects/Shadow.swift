import Foundation
@_spi(Engine) import TactileViewGraph

/// Draws a blurred shadow behind each leaf of its content (rule 6.3.27).
nonisolated struct ShadowEffect: ViewModifier, Equatable {
  typealias Body = Never
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData:
    AnimatablePair<AnimatableVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        AnimatableVector(values: fixed.animatableValues),
        AnimatablePair(radius, AnimatablePair(offset.width, offset.height)))
    }
    set {
      var values = newValue.first.values[...]
      color = Color(.fixed(RGBAColor(animatable: &values)))
      radius = newValue.second.first
      offset = CGSize(
        width: newValue.second.second.first, height: newValue.second.second.second)
    }
  }

  /// The color, resolved in the environment.
  private var fixed: RGBAColor {
    if case .fixed(let color) = color.provider { color } else { .opaqueBlack }
  }
}

extension ShadowEffect: Effect {
  static var readsEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.color = Color(.fixed(color.resolveColor(in: environment)))
    return result
  }

  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    fixed.opacity > 0 ? .shadow(fixed, radius: max(radius, 0), offset: offset) : nil
  }

  static var name: String { "shadow" }
}

extension View {
  /// Adds a shadow behind each shape, text and image of the view.
  ///
  /// Leaves that are drawn later cover the shadows of earlier ones. Use `compositingGroup()` to
  /// give the whole view a single shadow (rule 6.3.27).
  ///
  /// - Parameters:
  ///   - color: the color of the shadow; black at an opacity of one third by default (rule 6.3.27).
  ///   - radius: the blur radius in points.
  ///   - x: the offset of the shadow to the right, in points.
  ///   - y: the offset of the shadow downward, in points.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowEffect(
        color: color, radius: radius.usableRadius("shadow(radius:)"),
        offset: CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)))
  }
}
