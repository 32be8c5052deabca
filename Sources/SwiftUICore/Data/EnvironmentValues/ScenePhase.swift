/// Whether the window is in use.
///
/// Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, but something else is in use.
  case inactive
  /// It is in use.
  case active
}

/// How the controls of a window look, for whether it is in use.
///
/// Mirrors SwiftUI's `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// Keys go to the window.
  case key
  /// The window is in use.
  case active
  /// Another window is in use.
  case inactive
}

/// How much what is behind asks of what is before it.
///
/// Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int
  /// As usual.
  public static let standard = BackgroundProminence(number: 0)
  /// More: what is before it has to be lighter, as in a selected row.
  public static let increased = BackgroundProminence(number: 1)
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// Whether the window is in use; it is, until a host says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How controls shall look, for whether the window is in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// How much what is behind asks of what is before it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
