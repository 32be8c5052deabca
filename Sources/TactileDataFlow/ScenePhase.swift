@_spi(Engine) import TactileViewGraph

/// The state of a window or an app: active, inactive or in the background.
///
/// Read the phase from the environment, for example to pause work while another window is in use:
///
/// ```swift
/// @Environment(\.scenePhase) private var scenePhase
///
/// Game()
///   .onChange(of: scenePhase) { isPaused = scenePhase < .active }
/// ```
///
/// In a view, it is the phase of the window; in an app or a scene, it is the highest phase of all windows. A window in
/// use is ``active``, and any other window is ``inactive``. An app without windows is in the ``background``: before the
/// first one opens, and after the last one has closed, when the program ends. A view never reads that phase, so save
/// its data when the phase becomes inactive.
///
/// In a test, every window is active; set the phase with `environment(\.scenePhase, .inactive)`.
///
/// Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The app has no open window, and may be about to end.
  case background
  /// The window is open but not in use: for example, another one is, or it is minimized.
  case inactive
  /// The window is in use and receives keyboard events.
  case active
}

/// The appearance of controls in a window that is or isn't in use.
///
/// Read the state from the environment's `controlActiveState` in a control that you draw yourself, to dim it in a
/// window that isn't in use:
///
/// ```swift
/// @Environment(\.controlActiveState) private var activity
///
/// Circle().fill(activity == .inactive ? Color.gray : .accentColor)
/// ```
///
/// It is ``key`` in the window in use and ``inactive`` in all others, as the ``ScenePhase`` of the window says, unless
/// you set it with `environment(_:_:)`. No window is ``active`` by itself: unlike on a Mac, there is no main window that
/// keeps its look while another one receives the keys.
///
/// Mirrors SwiftUI's `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window is in use and receives keyboard events.
  case key
  /// The window is visible and in use, but another one receives keyboard events.
  case active
  /// Another window is in use.
  case inactive
}

/// How prominent the background behind a view is.
///
/// Read it from the environment's `backgroundProminence` in a view that chooses its
/// colors itself, to keep them legible on a prominent background:
///
/// ```swift
/// @Environment(\.backgroundProminence) private var prominence
///
/// Text(price).foregroundStyle(prominence == .increased ? .white : .green)
/// ```
///
/// Set it with `environment(_:_:)` where you draw a prominent background. Lists keep the standard prominence, because
/// the background of their selected rows is gray.
///
/// Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int
  /// The standard prominence of a background.
  public static let standard = BackgroundProminence(number: 0)
  /// A more prominent background, such as that of a selected row: content on it should be lighter.
  public static let increased = BackgroundProminence(number: 1)
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

enum ControlActiveStateKey: EnvironmentKey {
  /// The state that a view sets; nil in views that follow the phase of the window.
  static var defaultValue: ControlActiveState? { nil }
}

enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// The phase of the window or, in an app or a scene, the highest phase of all windows; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The appearance of controls, which follows the ``scenePhase`` unless the app sets it.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// The prominence of the background behind the view; ``BackgroundProminence/standard`` unless an app sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
