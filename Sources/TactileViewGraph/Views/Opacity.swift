import Foundation

/// Fades each leaf of its content (rule 6.3.27).
///
/// Mirrors SwiftUI's `_OpacityEffect`, the type behind `opacity(_:)`.
public nonisolated struct _OpacityEffect: ViewModifier, Animatable, Equatable, Sendable {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  /// The opacity, from 0 to 1.
  public var opacity: Double

  @usableFromInline package init(opacity: Double) {
    self.opacity = opacity
  }

  /// The opacity as animatable data.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _OpacityEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    let opacity = min(max(opacity, 0), 1)
    return opacity == 1 ? nil : .opacity(opacity)
  }

  package static var name: String { "opacity" }
}

extension View {
  /// Sets the opacity of each shape, text and image in this view, from 0 to 1.
  ///
  /// Nested opacities multiply. To fade the view as one image, use `compositingGroup()` (rule 6.3.27).
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
  }
}
