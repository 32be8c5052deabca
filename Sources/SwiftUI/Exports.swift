// Modules that `import SwiftUI` re-exports, as on Apple platforms.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
@_exported import SwiftUIControls
@_exported import SwiftUIScenes
@_exported import SwiftUIViews
@_exported import TactileUIKit
