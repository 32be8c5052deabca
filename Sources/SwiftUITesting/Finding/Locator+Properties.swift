import SwiftUI

/// Properties of the element, each of which looks the element up.
///
/// Those that need one element fail the test at the line that made the locator, if there is none or
/// more than one.
extension Locator {
  /// All elements that the locator means, in document order.
  public var all: [FoundElement] { (try? candidates().map(\.found)) ?? [] }

  /// The number of elements that the locator means.
  public var count: Int { all.count }

  /// Whether there is at least one such element.
  public var exists: Bool { !all.isEmpty }

  /// Whether there is one such element, and a tap on its center would reach it.
  public var isHittable: Bool {
    guard let candidate = try? candidate() else { return false }
    return driver.obstacle(before: candidate) == nil
  }

  /// The element as it is now.
  public var element: FoundElement { get throws { try candidate(at: site).found } }

  /// The text that identifies the element.
  public var label: String { get throws { try element.label } }

  /// The accessibility value; nil if the element has none.
  public var value: String? { get throws { try element.value } }

  /// The frame of the element as drawn, in points of the window.
  public var frame: CGRect { get throws { try element.frame } }

  /// The center of the frame, in points of the window.
  public var center: CGPoint { get throws { try element.center } }

  /// Whether the user can interact with the element.
  public var isEnabled: Bool { get throws { try element.isEnabled } }

  /// The accessibility traits of the element.
  public var traits: AccessibilityTraits { get throws { try element.traits } }
}
