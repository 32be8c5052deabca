/// The edges at which an app's gestures precede the system's.
nonisolated struct DeferredGestureEdges { let edges: Edge.Set }

/// Whether the system's overlays, such as a home indicator, are shown above the window.
nonisolated struct PersistentOverlays { let visibility: Visibility }

extension View {
  /// Gives this view's gestures precedence over the system's at edges of the screen.
  ///
  /// Mirrors SwiftUI's `defersSystemGestures(on:)`. The window's host reads the edges of all visible views
  /// together; one without gestures of its own at the edges has nothing to defer.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(MarkModifier(mark: DeferredGestureEdges(edges: edges)))
  }

  /// Asks the system to show or hide its overlays while this view is in the window.
  ///
  /// Mirrors SwiftUI's `persistentSystemOverlays(_:)`. The window's host reads it; of several visible views
  /// the first in document order that does not say `automatic` decides.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(MarkModifier(mark: PersistentOverlays(visibility: visibility)))
  }
}

extension ViewGraph {
  /// The edges at which visible views defer the system's gestures.
  package var deferredSystemGestureEdges: Edge.Set {
    root.marks(DeferredGestureEdges.self).reduce(into: []) { $0.formUnion($1.mark.edges) }
  }

  /// What the window's views ask of the system's overlays.
  package var persistentSystemOverlays: Visibility {
    root.marks(PersistentOverlays.self).map(\.mark.visibility).first { $0 != .automatic }
      ?? .automatic
  }
}
