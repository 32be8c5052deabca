import SwiftUI

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileViewGraph

/// The modifiers of specified views that follow the mouse and its wheel.
extension Spec.Modifier {
  /// Returns the view with an observer of the mouse, an effect of it, a menu that its
  /// secondary button opens, or a crown that the wheel turns.
  @MainActor
  func hover(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.onHover { _ in })
    case 1: AnyView(view.onContinuousHover { _ in })
    case 2: AnyView(view.hoverEffect(.lift))
    case 3:
      AnyView(
        view.hoverEffect { effect, isActive, _ in
          effect.scaleEffect(isActive ? 1.1 : 1).opacity(isActive ? 0.8 : 1)
        })
    // A context menu opens by state of its own, which a fresh tree does not have.
    case 4: AnyView(view.modifier(SecondaryClickModifier { _ in }))
    default: AnyView(view.digitalCrownRotation(.constant(1.0)))
    }
  }
}
