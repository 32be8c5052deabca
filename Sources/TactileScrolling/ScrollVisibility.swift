import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Calls an action when the view becomes visible or hidden in the enclosing scroll view.
  ///
  /// The action runs initially if the view is visible, then at each change.
  ///
  /// Mirrors SwiftUI's `onScrollVisibilityChange(threshold:_:)`.
  ///
  /// - Parameter threshold: the share of the view that must be visible, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls an action with the visible targets of a scroll view when they change.
  ///
  /// Targets are views in a `scrollTargetLayout()` with an identity of the type. The scroll view is the nearest one
  /// inside this view.
  ///
  /// Mirrors SwiftUI's `onScrollTargetVisibilityChange(idType:threshold:_:)`.
  ///
  /// - Parameter threshold: the share of a target that must be visible, from 0 to 1.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(VisibleTargetsModifier<ID>(threshold: threshold, action: action))
  }
}

/// Observes the visible share of a view.
nonisolated struct ScrollVisibilityModifier: ElementModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ScrollVisibilityNode {
    ScrollVisibilityNode(self, inputs: inputs)
  }
}

/// Connects an observer of the visible targets with the scroll view inside.
private nonisolated struct VisibleTargetsModifier<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var observer = VisibleTargetsObserver<ID>()

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  @MainActor
  func body(content: Content) -> some View {
    let observer = observer
    observer.threshold = threshold
    observer.action = action
    return content.transformEnvironment(\.scrollTraits) { $0.clients.append(observer) }
  }
}

private final class VisibleTargetsObserver<ID: Hashable>: ScrollClient {
  var threshold = 0.5
  var action: ([ID]) -> Void = { _ in }
  private var reported: [ID] = []

  nonisolated override init() { super.init() }

  override func geometryDidChange(of scroll: ScrollNode) {
    let view = CGRect(origin: scroll.offset, size: scroll.containerSize)
    let visible = scroll.targets(in: view).compactMap { target -> ID? in
      guard target.frame.isVisible(by: threshold, in: view) else { return nil }
      return target.element.identities.lazy.compactMap { $0.base as? ID }.first
    }
    guard visible != reported else { return }
    reported = visible
    let action = action
    scroll.queueAction("onScrollTargetVisibilityChange") { action(visible) }
  }
}

extension CGRect {
  /// Returns whether a share of the rectangle is inside another; for a share of 0, any part of it.
  func isVisible(by threshold: Double, in other: CGRect) -> Bool {
    let area = width * height
    let seen = intersection(other)
    guard !seen.isNull, area > 0 else { return false }
    let share = seen.width * seen.height / area
    return threshold > 0 ? share >= CGFloat(min(threshold, 1)) - 0.0001 : share > 0
  }
}
