// The names of UIKit that SwiftUI code uses. `import SwiftUI` provides them as well.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import TactileUIKit
@_exported import protocol TactileScenes.UIApplicationDelegate
