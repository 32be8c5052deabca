/// A view whose default focus is chosen among the views inside.
nonisolated struct FocusScopeMark { let namespace: Namespace.ID }

/// Whether a view would take the default focus of a scope.
nonisolated struct DefaultFocusPreference {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension View {
  /// Limits the default focus of a namespace to the views inside of this view.
  ///
  /// Mirrors SwiftUI's `focusScope(_:)`.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(MarkModifier(mark: FocusScopeMark(namespace: namespace)))
  }

  /// Says whether this view would have the default focus of a namespace's scope.
  ///
  /// Mirrors SwiftUI's `prefersDefaultFocus(_:in:)`. The view has it when ``EnvironmentValues/resetFocus`` is
  /// called for the namespace; of several views that prefer it the first in document order has it.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      MarkModifier(
        mark: DefaultFocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace)))
  }
}

/// Moves the focus to where it is by default in a scope.
///
/// Mirrors SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction {
  private let graph: WeakGraph

  fileprivate init(graph: WeakGraph) { self.graph = graph }

  /// Moves the focus to the default view of a namespace's scope: the first that prefers it, else the first
  /// that can take it.
  ///
  /// Where the window has no scope of the namespace, the focus stays, and a warning says so.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = graph.graph else { return }
    graph.actions.append { [weak graph] in graph?.resetFocus(in: namespace) }
  }
}

/// Leads to a window for as long as it exists.
struct WeakGraph {
  weak var graph: ViewGraph?
}

enum WeakGraphKey: EnvironmentKey {
  static var defaultValue: WeakGraph { WeakGraph() }
}

extension EnvironmentValues {
  /// Moves the focus to where it is by default in a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: self[WeakGraphKey.self]) }
}

extension ViewGraph {
  fileprivate func resetFocus(in namespace: Namespace.ID) {
    guard
      let scope = root.marks(FocusScopeMark.self).first(where: { $0.mark.namespace == namespace })
    else {
      RuntimeWarning.issue(
        "resetFocus was called for a namespace that is no view's focusScope(_:), and moves nothing. Put "
          + "focusScope(_:) with the same namespace around the views.")
      return
    }
    let preferring = scope.marks(DefaultFocusPreference.self).first {
      $0.mark.isPreferred && $0.mark.namespace == namespace
    }
    if let target = preferring?.firstFocusTarget ?? scope.firstFocusTarget {
      focus.move(to: target)
    }
  }
}
