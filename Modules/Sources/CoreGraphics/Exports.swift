// The names of Core Graphics that exist here. Its points, sizes and rectangles are Foundation's.
@_exported import Foundation
@_exported import enum SwiftUI.CGLineCap
@_exported import enum SwiftUI.CGLineJoin
@_exported import enum SwiftUI.CGPathFillRule
@_exported import class SwiftUI.CGColor
@_exported import class SwiftUI.CGPath
@_exported import struct SwiftUI.CGAffineTransform
@_exported import struct SwiftUI.CGVector
