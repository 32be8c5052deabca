import Foundation
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// The delegates that an app has created.
///
/// A property wrapper creates them while the app's value is made, when nothing of the app exists yet; the app
/// takes them right after.
@MainActor
struct AppDelegates {
  /// The delegates in the order of creation.
  private(set) var all: [AppDelegate] = []
  /// The modifiers that put observable delegates into the environment.
  private(set) var wrappers: [@MainActor (AnyView) -> AnyView] = []

  /// The delegates that were created and not removed yet.
  private static var waiting = AppDelegates()

  static func add(_ delegate: AppDelegate, wrapper: (@MainActor (AnyView) -> AnyView)? = nil) {
    waiting.all.append(delegate)
    if let wrapper { waiting.wrappers.append(wrapper) }
  }

  /// Removes and returns the delegates that were created since the last call.
  static func removeWaiting() -> AppDelegates {
    defer { waiting = AppDelegates() }
    return waiting
  }
}

/// The messages that an app sends to its delegate, as closures.
@MainActor
struct AppDelegate {
  let willLaunch: ([URL]) -> Void
  let didLaunch: ([URL]) -> Void
  let didBecomeActive: () -> Void
  let willResignActive: () -> Void
  let willTerminate: () -> Void

  init(_ delegate: some UIApplicationDelegate) {
    func options(_ urls: [URL]) -> [UIApplication.LaunchOptionsKey: Any]? {
      urls.first.map { [.url: $0] }
    }
    willLaunch = {
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: options($0))
    }
    didLaunch = { _ = delegate.application(.shared, didFinishLaunchingWithOptions: options($0)) }
    didBecomeActive = { delegate.applicationDidBecomeActive(.shared) }
    willResignActive = { delegate.applicationWillResignActive(.shared) }
    willTerminate = { delegate.applicationWillTerminate(.shared) }
  }
}
