extension EnvironmentValues {
  /// The conversion between the leading and the left edge.
  package var mirroring: Mirroring { Mirroring(layoutDirection) }
}

extension ViewNode {
  /// Returns the layout direction at this node; a change marks the node for the phase.
  ///
  /// If no direction is written, nothing is tracked; writing one later invalidates the views below
  /// (see *Late key* in `Documentation/Engine.md`).
  package final func layoutDirection(for phase: PhaseSet) -> LayoutDirection {
    let environment = inputs.environment
    guard environment.isWritten(LayoutDirectionKey.self) else { return .leftToRight }
    return tracking(phase) { environment.value(LayoutDirectionKey.self) }
  }

  /// Returns the conversion at this node; a change marks the node for the phase.
  package final func mirroring(for phase: PhaseSet) -> Mirroring {
    Mirroring(layoutDirection(for: phase))
  }

  /// The conversion at this node; the computation being evaluated depends on it.
  package final var mirroring: Mirroring {
    Mirroring(inputs.environment.value(LayoutDirectionKey.self))
  }
}
