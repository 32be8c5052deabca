@_spi(Engine) import TactileViewGraph

extension View {
  /// Calls an action when a value derived from the view's geometry changes.
  ///
  /// The transform is evaluated after layout; the action runs for the first value and for each that
  /// differs from the previous one. An action that changes its own value is stopped with a warning
  /// after ten calls in a frame.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { action($1) })
  }

  /// Calls an action when a value derived from the view's geometry changes.
  ///
  /// The action receives the old and the new value, which are equal in the first call.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}
