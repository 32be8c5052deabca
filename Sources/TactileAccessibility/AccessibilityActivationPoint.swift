import Foundation
@_spi(Engine) import TactileViewGraph

/// The point of an element that is touched to activate it.
package nonisolated enum AccessibilityActivationPoint {
  /// A point in the view's local coordinates, in points.
  case point(CGPoint)
  /// A point in fractions of the view's size.
  case unit(UnitPoint)

  /// Returns the point in the coordinates of the window, for a view whose leading edge may be the right one.
  @MainActor func location(in frame: CGRect, _ mirroring: Mirroring) -> CGPoint {
    switch self {
    case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case .unit(let unit):
      CGPoint(
        x: frame.minX + mirroring.point(unit).x * frame.width,
        y: frame.minY + unit.y * frame.height)
    }
  }
}

extension View {
  /// Sets the activation point of this view's element, in points of the view's local coordinates.
  ///
  /// The default is the center. An element that is activated without a touch, such as a button, doesn't need it.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.point(activationPoint)))
  }

  /// Sets the activation point of this view's element, in fractions of the view's size.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.unit(activationPoint)))
  }

  /// Sets the activation point of this view's element, in points of the view's local coordinates.
  ///
  /// - Parameter isEnabled: whether the modifier applies; if false, the view keeps its activation point.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .activationPoint(.point(activationPoint)) : .none)
  }

  /// Sets the activation point of this view's element, in fractions of the view's size.
  ///
  /// - Parameter isEnabled: whether the modifier applies; if false, the view keeps its activation point.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .activationPoint(.unit(activationPoint)) : .none)
  }
}
