import Foundation
@_spi(Engine) import TactileViewGraph

/// The location of the mouse over a view, or the end of hovering.
///
/// `onContinuousHover(coordinateSpace:perform:)` passes a phase to its closure:
///
/// ```swift
/// Chart().onContinuousHover { phase in
///   if case .active(let location) = phase { marker = location } else { marker = nil }
/// }
/// ```
///
/// To learn only whether the mouse is over a view, use `onHover(perform:)`. A finger doesn't hover, and while a button
/// of the mouse is down, movements aren't reported. Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The mouse is at this location, in points of the requested coordinate space.
  case active(CGPoint)
  /// The mouse is no longer over the view, or the view has been removed.
  case ended
}

extension View {
  /// Calls a closure with true when the mouse enters the view's hit-testable content, and with false when it leaves.
  ///
  /// The closure is not called while a button of the mouse is down (rule 3.5.30).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: .entering(action)))
  }

  /// Calls a closure when the mouse moves over the view's hit-testable content, and when it leaves.
  ///
  /// - Parameter coordinateSpace: the coordinate space of the locations, which are in points.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .moving(coordinateSpace, action)))
  }

  /// Calls a closure when the mouse moves over the view's hit-testable content, and when it leaves.
  ///
  /// - Parameter coordinateSpace: the coordinate space of the locations, which are in points.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// Reports the mouse over its content.
nonisolated struct HoverModifier: ViewModifier {
  typealias Body = Never

  enum Action {
    case entering((Bool) -> Void)
    case moving(CoordinateSpace, (HoverPhase) -> Void)
  }

  let action: Action
}

extension HoverModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> HoverNode { HoverNode(self, inputs: inputs) }
}
