// The module that some files import beside `SwiftUI`, as Xcode suggests.
@_exported import TactileDataFlow
@_exported import TactileGraphics
@_exported import TactileLayout
@_exported import TactileMotion
@_exported import TactileTextAndImages
@_exported import TactileViewGraph
