import Foundation
@_spi(Engine) import TactileViewGraph

/// A property wrapper for a length that scales with the text size.
///
/// Use it for the size of an icon or for spacing that should suit the text next to it:
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
///
/// Image("icon").resizable().frame(width: iconSize, height: iconSize)
/// ```
///
/// The initial value applies at the standard size, `DynamicTypeSize.large`. At another size it scales like the line
/// height of a text style, rounded to whole pixels. The size is that of the environment: windows take it from the text
/// scale of the desktop, and `dynamicTypeSize(_:)` sets or limits it. Choose the style of the text beside the view;
/// large styles grow less than small ones.
///
/// Mirrors SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale

  /// Creates a length that scales like a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: the length at the standard size, in points.
  ///   - textStyle: the text style that determines the scale.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a length that scales like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the current text size.
  public var wrappedValue: Value {
    guard typeSize != .large else { return base }
    let factor = textStyle.leading(at: typeSize) / textStyle.leading(at: .large)
    // A negative metric is as long as the positive one.
    let length = PixelGrid(scale: displayScale).nearest(abs(Double(base)) * factor)
    return Value(base < 0 ? -length : length)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension Font.TextStyle {
  /// Returns the distance between two baselines of the style, in points (rules 6.2.19 and 6.2.24).
  func leading(at typeSize: DynamicTypeSize) -> Double {
    let size = Int(size(at: typeSize))
    return Self.leadings[size].map(Double.init) ?? Double(size) * 1.2
  }

  private static let leadings: [Int: Int] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43,
    37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60,
    52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70, 29: 35, 41: 49,
  ]
}
