/// Whether a control acts when something dragged is held over it.
///
/// Mirrors SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// The default of the control and its place.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// The control acts.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// The control does not act.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether controls act when something dragged is held over them.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingBehaviorKey.self] }

  fileprivate var writableSpringLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether controls in this view act when something dragged is held over them.
  ///
  /// Mirrors SwiftUI's `springLoadingBehavior(_:)`. Views and styles read it from the environment; a window
  /// without drag and drop has no drags that would spring-load a control.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.writableSpringLoadingBehavior, behavior)
  }
}
