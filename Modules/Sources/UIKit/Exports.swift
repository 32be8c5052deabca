// The names of UIKit that SwiftUI code uses. `import SwiftUI` provides them as well.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import TactileUIKit
@_exported import class TactileScenes.UIHostingController
@_exported import class TactileScenes.UIOpenURLContext
@_exported import class TactileScenes.UIResponder
@_exported import class TactileScenes.UIScene
@_exported import class TactileScenes.UISceneConfiguration
@_exported import class TactileScenes.UISceneSession
@_exported import class TactileScenes.UIViewController
@_exported import class TactileScenes.UIWindow
@_exported import class TactileScenes.UIWindowScene
@_exported import protocol TactileScenes.UIApplicationDelegate
@_exported import protocol TactileScenes.UISceneDelegate
@_exported import protocol TactileScenes.UIWindowSceneDelegate
