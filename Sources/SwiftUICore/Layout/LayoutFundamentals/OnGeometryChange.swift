extension View {
  /// Runs an action when something that a closure makes of the view's geometry is another.
  ///
  /// The closure runs after the layout; the action runs for the first value and for each that is
  /// unequal to the last one. One that changes its own value is stopped after ten calls in one
  /// frame, with a warning.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { action($1) })
  }

  /// Runs an action when something that a closure makes of the view's geometry is another.
  ///
  /// The action gets the value before and the value now, which are the same the first time.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}
