@_spi(Engine) import TactileViewGraph

/// The foreground of the nearest container that has one of its own, such as a button's style; nil if none has.
package enum ContainerForegroundKey: EnvironmentKey {
  package static var defaultValue: Foreground? { nil }
}

/// Sets the foreground style of a container, to which `foregroundColor(nil)` in its content returns (rule 6.3.23).
package nonisolated struct ContainerForegroundModifier: EnvironmentModifier {
  package typealias Body = Never
  private let style: AnyShapeStyle
  /// Whether a foreground style around the container takes precedence, until the content returns to the container's.
  private let yields: Bool

  package init(style: AnyShapeStyle, yields: Bool = false) {
    (self.style, self.yields) = (style, yields)
  }

  @MainActor
  package func modify(_ values: inout EnvironmentValues) {
    let outer = values[ForegroundStyleKey.self]
    let own = Foreground(styles: .one(style), outer: yields ? nil : outer)
    values[ContainerForegroundKey.self] = own
    if !yields || outer == nil { values[ForegroundStyleKey.self] = own }
  }
}

extension View {
  /// Draws this view, the content of a container, in a style of the container, whatever is set around it.
  package nonisolated func containerForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ContainerForegroundModifier(style: AnyShapeStyle(style)))
  }

  /// Draws this view, the content of a container, in a style of the container unless one is set around it.
  package nonisolated func defaultContainerForeground(_ style: AnyShapeStyle) -> some View {
    modifier(ContainerForegroundModifier(style: style, yields: true))
  }
}

/// The container's own foreground style, or the primary color if no container has one.
package struct ContainerForegroundStyle: ShapeStyle {
  package init() {}

  package func __paint(in environment: EnvironmentValues) -> Paint {
    var inside = environment
    inside[ForegroundStyleKey.self] = environment[ContainerForegroundKey.self]
    return HierarchicalShapeStyle.primary.__paint(in: inside)
  }
}
