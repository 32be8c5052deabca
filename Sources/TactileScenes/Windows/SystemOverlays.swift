@_spi(Engine) import TactileViewGraph

/// The edges at which the app's gestures take precedence over system gestures.
nonisolated struct DeferredGestureEdges { let edges: Edge.Set }

/// The visibility of system overlays, such as the Home indicator, above the window.
nonisolated struct PersistentOverlays { let visibility: Visibility }

/// Whether the bar with the clock and the battery above the window is hidden.
nonisolated struct StatusBarState { let isHidden: Bool }

extension View {
  /// Hides the system's status bar while this view is in the window.
  ///
  /// The window's host reads the preference; a desktop has no status bar. If there are several visible views with this
  /// modifier, the first one in document order takes precedence.
  ///
  /// Mirrors SwiftUI's `statusBarHidden(_:)`.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(AnnotationModifier(StatusBarState(isHidden: hidden)))
  }

  /// Hides the system's status bar; the former name of `statusBarHidden(_:)`.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the screen edges at which the gestures of this view take precedence over system gestures.
  ///
  /// The window's host reads the union of the edges of all visible views. A host without system gestures ignores them.
  ///
  /// Mirrors SwiftUI's `defersSystemGestures(on:)`.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(AnnotationModifier(DeferredGestureEdges(edges: edges)))
  }

  /// Sets the preferred visibility of system overlays while this view is in the window.
  ///
  /// Such an overlay is the Home indicator of a phone. The window's host reads the preference. If there are several
  /// visible views, the first one in document order with a value other than `automatic` takes precedence.
  ///
  /// Mirrors SwiftUI's `persistentSystemOverlays(_:)`.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(AnnotationModifier(PersistentOverlays(visibility: visibility)))
  }
}

extension ViewGraph {
  /// The edges at which visible views defer system gestures.
  package var deferredSystemGestureEdges: Edge.Set {
    root.annotations(DeferredGestureEdges.self).reduce(into: []) {
      $0.formUnion($1.annotation.edges)
    }
  }

  /// Whether a visible view hides the system's status bar.
  package var isStatusBarHidden: Bool {
    root.annotations(StatusBarState.self).first?.annotation.isHidden ?? false
  }

  /// The preferred visibility of system overlays.
  package var persistentSystemOverlays: Visibility {
    root.annotations(PersistentOverlays.self).map(\.annotation.visibility).first {
      $0 != .automatic
    }
      ?? .automatic
  }
}
