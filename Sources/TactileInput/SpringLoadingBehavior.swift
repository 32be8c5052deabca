@_spi(Engine) import TactileViewGraph

/// Whether a control activates when a dragged item is held over it.
///
/// For example, a folder opens when an item is held over it, so that the item can be dropped inside. Set a behavior
/// with `springLoadingBehavior(_:)`, in particular for controls that navigate or present a view:
///
/// ```swift
/// Button(folder.name) { open(folder) }.springLoadingBehavior(.enabled)
/// ```
///
/// Views and styles read the behavior from the environment's `springLoadingBehavior`. Windows have no
/// drag and drop yet, so no control is spring-loaded, whatever the behavior.
///
/// Mirrors SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// The default behavior of each kind of control, which is used unless you set another one.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// The control activates when a dragged item is held over it.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// The control does not activate when a dragged item is held over it.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether controls activate when a dragged item is held over them; `automatic` unless
  /// `springLoadingBehavior(_:)` sets another behavior.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingBehaviorKey.self] }

  fileprivate var writableSpringLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether controls in this view activate when a dragged item is held over them.
  ///
  /// Views and styles read the value from the environment. A window has no drag and drop, so no control is ever
  /// spring-loaded.
  ///
  /// Mirrors SwiftUI's `springLoadingBehavior(_:)`.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.writableSpringLoadingBehavior, behavior)
  }
}
