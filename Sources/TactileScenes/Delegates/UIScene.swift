import Foundation
import TactileUIKit

/// A part of an app that people see, such as a window.
///
/// Mirrors the part of UIKit's `UIScene` that the templates of apps use.
@MainActor @preconcurrency
public class UIScene: UIResponder {
  /// How far a scene is in the front.
  ///
  /// Mirrors UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// Its window isn't open.
    case unattached = -1
    /// Its window takes input.
    case foregroundActive
    /// Its window is visible, and another one takes input.
    case foregroundInactive
    /// Its window isn't visible.
    case background
  }

  /// What a scene is connected with.
  ///
  /// Mirrors UIKit's `UIScene.ConnectionOptions`.
  public final class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open; they arrive in `scene(_:openURLContexts:)`, so there are none.
    public let urlContexts: Set<UIOpenURLContext> = []
  }

  /// The information that belongs to the scene.
  public internal(set) var session: UISceneSession
  /// The object that follows the life of the scene.
  public internal(set) var delegate: (any UISceneDelegate)?
  /// How far the scene is in the front.
  public internal(set) var activationState = ActivationState.unattached

  /// The scenes whose windows are open.
  static var connected: Set<UIScene> = []

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// Creates a scene of a new session; other code can't.
  @_spi(Engine) public required init() {
    session = UISceneSession(role: .windowApplication)
    super.init()
  }
}

/// A scene that has windows.
///
/// Mirrors the part of UIKit's `UIWindowScene` that the templates of apps use.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public internal(set) var windows: [UIWindow] = []

  /// Called when what the windows show has changed, or another one became visible.
  var contentDidChange: () -> Void = {}

  /// The window that takes input; nil if there is none.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The screen of the scene.
  public var screen: UIScreen { .main }
}

/// Information about a scene.
///
/// Mirrors UIKit's `UISceneSession`.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  ///
  /// Mirrors UIKit's `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the role.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene in the app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The scene; nil if it isn't connected.
  public internal(set) weak var scene: UIScene?
  /// How the scene is created.
  public internal(set) var configuration: UISceneConfiguration

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is created.
///
/// Mirrors UIKit's `UISceneConfiguration`.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; if it is nil, the class `SceneDelegate` of the app's module, as in the
  /// templates.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL that a scene is asked to open.
///
/// Mirrors UIKit's `UIOpenURLContext`.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIApplication {
  /// The scenes of the app's windows that are open.
  ///
  /// ```swift
  /// let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
  /// let isActive = scene?.activationState == .foregroundActive
  /// ```
  ///
  /// Without an app, as in most tests and in previews, there are none.
  public var connectedScenes: Set<UIScene> { UIScene.connected }
}
