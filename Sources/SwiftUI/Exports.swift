// `import SwiftUI` brings what it brings on Apple's systems.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
