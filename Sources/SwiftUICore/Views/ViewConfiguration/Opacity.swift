import Foundation

/// Fades each leaf of its content (rule 6.3.27).
package nonisolated struct OpacityEffect: ViewModifier, Animatable, Equatable {
  package typealias Body = Never
  package var opacity: Double

  package init(opacity: Double) {
    self.opacity = opacity
  }

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension OpacityEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    let opacity = min(max(opacity, 0), 1)
    return opacity == 1 ? nil : .opacity(opacity)
  }

  package static var name: String { "opacity" }
}

extension View {
  /// Sets the opacity of each shape, text and image in this view, from 0 to 1.
  ///
  /// Nested opacities multiply. To fade the view as one image, use `compositingGroup()`
  /// (rule 6.3.27).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
  }
}
