extension ElementNode {
  /// Evaluates a closure that reads the outlines of shapes, for the layout direction.
  ///
  /// An outline may depend on the direction, and on the shape's position in its container. If no
  /// layout direction is written and there is no container shape, nothing is tracked.
  ///
  /// - Parameter anyDirection: Whether the outline is independent of the layout direction.
  package final func outlining<Result>(
    _ phase: PhaseSet, anyDirection: Bool = false, _ body: (LayoutDirection) -> Result
  ) -> Result {
    let environment = inputs.environment
    let hasDirection = !anyDirection && environment.isWritten(LayoutDirectionKey.self)
    guard hasDirection || graph.layoutUses.containerShapes > 0 else { return body(.leftToRight) }
    return tracking(phase) {
      body(hasDirection ? environment.value(LayoutDirectionKey.self) : .leftToRight)
    }
  }

  /// Whether the outlines of shapes depend on the node's size alone.
  package final var hasOwnOutline: Bool {
    graph.layoutUses.containerShapes == 0 && !inputs.environment.isWritten(LayoutDirectionKey.self)
  }
}
