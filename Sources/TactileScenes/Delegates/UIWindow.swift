import Foundation
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// A window of an app that is written for UIKit.
///
/// ```swift
/// let window = UIWindow(windowScene: windowScene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// window.makeKeyAndVisible()
/// ```
///
/// It shows the view of its controller once it has been made visible. Of several windows of a scene, the last one that
/// became visible is shown.
///
/// Mirrors the part of UIKit's `UIWindow` that the templates of apps use.
@MainActor @preconcurrency
public final class UIWindow: UIResponder {
  /// The windows without a scene that were made visible.
  static var visibleWithoutScene: [UIWindow] = []

  /// The scene of the window; nil if it has none.
  public private(set) weak var windowScene: UIWindowScene?
  /// Whether the window takes input.
  public private(set) var isKeyWindow = false
  /// Called when what a window without a scene shows has changed.
  static var contentDidChange: () -> Void = {}

  /// The controller that provides the content.
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.contentDidChange = {}
      rootViewController?.contentDidChange = { [weak self] in self?.noteChange() }
      noteChange()
    }
  }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  /// Creates a window of an app without scenes.
  ///
  /// - Parameter frame: Not used, because people choose the size of windows.
  public init(frame: CGRect) { super.init() }

  /// Creates a window without a scene; use another initializer.
  @_spi(Engine) public required init() { super.init() }

  /// Shows the window, and makes it the one that takes input.
  public func makeKeyAndVisible() {
    let others = windowScene?.windows ?? Self.visibleWithoutScene
    for window in others { window.isKeyWindow = false }
    isKeyWindow = true
    let all = others.filter { $0 !== self } + [self]
    if let windowScene { windowScene.windows = all } else { Self.visibleWithoutScene = all }
    noteChange()
  }

  private func noteChange() {
    if let windowScene { windowScene.contentDidChange() } else { Self.contentDidChange() }
  }

  /// What the window shows.
  var content: AnyView { rootViewController?.content ?? AnyView(EmptyView()) }
}
