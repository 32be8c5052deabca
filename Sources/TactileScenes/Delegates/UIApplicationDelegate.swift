import Combine
import Foundation
import Observation
@_spi(Engine) import TactileDataFlow
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// The methods by which an object follows the life of an app.
///
/// Use a delegate for work that belongs to no view, such as starting a service at launch. Implement the methods that
/// you need; the others do nothing. Declare a property with ``UIApplicationDelegateAdaptor`` in the app, which creates
/// the delegate. For URLs, use `onOpenURL(perform:)`; for the phase of a window, the environment's `scenePhase`.
///
/// ```swift
/// final class Delegate: NSObject, UIApplicationDelegate {
///   func applicationWillTerminate(_ application: UIApplication) { Journal.shared.close() }
/// }
/// ```
///
/// Write `final class` for a delegate. On a Mac, any subclass of `NSObject` can be created from its type;
/// on Linux, Swift requires that the class is final, or that its `init()` is marked as `required`.
///
/// Mirrors the methods of UIKit's `UIApplicationDelegate` that apply to an app on Linux.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate; called once, while the app's own properties are initialized.
  init()

  /// Called first at launch, before the first window opens; the result has no effect.
  ///
  /// - Parameter launchOptions: The first URL that the program was started with, for the key `url`; nil without a URL.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the app has been launched, before its first window opens; the result has no effect.
  ///
  /// - Parameter launchOptions: The first URL that the program was started with, for the key `url`; nil without a URL.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when a window of the app becomes active and none was before.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when no window of the app is active any more.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the last window has closed, before the program ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns how a scene is created, in a program that starts from the delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Does nothing, and returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing, and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing when the app has become active.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing when the app is about to become inactive.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing when the app is about to end.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Returns a configuration without a name.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  /// A key of an option with which an app is launched.
  ///
  /// Use it in `application(_:didFinishLaunchingWithOptions:)` of a ``UIApplicationDelegate``:
  /// `launchOptions?[.url] as? URL` is the URL that the program was started with.
  ///
  /// Mirrors UIKit's `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the option.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was asked to open; the first one, if there are several.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// A property wrapper that creates the delegate of an app.
///
/// Declare one adaptor, in the type that conforms to ``App``; elsewhere, the delegate receives no calls. It receives
/// them when the app launches, becomes active or inactive, and ends. A delegate that is observable is also in the
/// environment of all windows: views read it with `@Environment(Delegate.self)`, or with `@EnvironmentObject` if it is
/// an `ObservableObject`.
///
/// ```swift
/// final class Delegate: NSObject, UIApplicationDelegate {
///   func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
/// }
///
/// @main
/// struct NotesApp: App {
///   @UIApplicationDelegateAdaptor private var delegate: Delegate
///
///   var body: some Scene { WindowGroup { NoteList() } }
/// }
/// ```
///
/// The delegate is created with the app, and lives as long as it. Code for a Mac uses `NSApplicationDelegateAdaptor`,
/// which Tactile doesn't have.
///
/// Mirrors SwiftUI's `UIApplicationDelegateAdaptor`.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate, for example to call its methods from the app's body.
  public let wrappedValue: DelegateType

  /// Creates the app's delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    AppDelegates.add(AppDelegate(wrappedValue))
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates the app's delegate of a type, and puts it into the environment of all windows.
  ///
  /// A view that reads it with `@EnvironmentObject` is updated when the delegate publishes a change.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateType()
    wrappedValue = delegate
    AppDelegates.add(AppDelegate(delegate), wrapper: { AnyView($0.environmentObject(delegate)) })
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates the app's delegate of a type, and puts it into the environment of all windows.
  ///
  /// Its changes update the app's body and the views that read it.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateType()
    wrappedValue = delegate
    AppDelegates.add(AppDelegate(delegate), wrapper: { AnyView($0.environment(delegate)) })
  }
}
