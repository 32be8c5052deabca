import Foundation

/// The point of an element that is touched to activate it.
nonisolated enum AccessibilityActivationPoint {
  /// In points of the view.
  case point(CGPoint)
  /// A share of the view's size.
  case unit(UnitPoint)

  /// The point in the window.
  @MainActor func location(in frame: CGRect) -> CGPoint {
    switch self {
    case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case .unit(let unit):
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
  }
}

extension View {
  /// Sets the point that is touched to activate this view's element, in points of the view.
  ///
  /// By default it is the center. An element that can be activated without a touch, such as a button, does
  /// not need the point.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.point(activationPoint)))
  }

  /// Sets the point that is touched to activate this view's element, as a share of the view's size.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.activationPoint(.unit(activationPoint)))
  }

  /// Sets the point that is touched to activate this view's element, in points of the view.
  ///
  /// - Parameter isEnabled: whether the point counts; false keeps the one from inside.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .activationPoint(.point(activationPoint)) : .none)
  }

  /// Sets the point that is touched to activate this view's element, as a share of the view's size.
  ///
  /// - Parameter isEnabled: whether the point counts; false keeps the one from inside.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .activationPoint(.unit(activationPoint)) : .none)
  }
}
