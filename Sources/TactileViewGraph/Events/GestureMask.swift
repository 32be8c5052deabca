/// The gestures that take part when a gesture is added to a view.
///
/// Pass a mask to `gesture(_:including:)`. The default, ``all``, enables the gesture and those of the subviews.
/// Scrolling is not affected. Mirrors SwiftUI's `GestureMask` (rule 3.8.44).
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// A bit mask: 1 for the added gesture, 2 for those of the view and its descendants.
  public let rawValue: UInt32

  /// Creates a gesture mask from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables the added gesture and the gestures of the view and its descendants.
  public static let none: GestureMask = []
  /// Enables the added gesture and disables those of the view and its descendants.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables the gestures of the view and its descendants and disables the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables the added gesture and those of the view and its descendants.
  public static let all: GestureMask = [.gesture, .subviews]
}
