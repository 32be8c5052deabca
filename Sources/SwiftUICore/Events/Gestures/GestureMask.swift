/// Which gestures take part when a gesture is added to a view.
///
/// Mirrors SwiftUI's `GestureMask` (rule 3.8.44).
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those of the view.
  public static let none: GestureMask = []
  /// The added gesture; those of the view and of all inside it are disabled.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and of all inside it; the added one is disabled.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
