import Foundation

/// Where the mouse is over a view.
///
/// Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// It is at this point, in points of the coordinate space that was asked for.
  case active(CGPoint)
  /// It is no longer over the view.
  case ended
}

extension View {
  /// Calls a closure with true when the mouse comes over what can be hit in the view, and with
  /// false when it leaves (rule 3.5.30).
  ///
  /// While a button of the mouse is down, nothing is told.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: .entering(action)))
  }

  /// Calls a closure whenever the mouse moves over what can be hit in the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: the space that places are told in, in points.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .moving(coordinateSpace, action)))
  }

  /// Calls a closure whenever the mouse moves over what can be hit in the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: the space that places are told in, in points.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// Tells of the mouse over its content.
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
  func makeElement(_ inputs: ViewInputs) -> ElementNode { HoverNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: HoverNode.self).update(self)
  }
}
