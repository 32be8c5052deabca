import SwiftUI

/// A snapshot of an element of the window.
///
/// ``Locator/element``, ``Locator/all`` and the properties ``ViewDriver/buttons`` and ``ViewDriver/texts`` return found
/// elements. A found element keeps the values from the moment at which the test looked it up. To read the current
/// values, use a ``Locator``, which looks the element up again each time. Elements that ``ViewDriver/texts`` returns
/// have a label and a frame only, and count as enabled. Those of `text(_:)` and `view(_:)` have no value, identifier or
/// traits.
///
/// ```swift
/// #expect(driver.buttons.map(\.label) == ["Fewer", "More", "Order"])
/// ```
public struct FoundElement: Equatable, Sendable, CustomStringConvertible {
  /// The text that identifies the element.
  public let label: String
  /// The accessibility value, such as a toggle's “On”; nil if the element has none.
  public var value: String?
  /// The identifier that `accessibilityIdentifier` sets; nil if there is none.
  public var identifier: String?
  /// The role in one or two words, as in ``ViewDriver/accessibilityTree``: “button”, “text”, “image”; for `view(_:)`,
  /// the name of the view's type.
  public var role = "text"
  /// The accessibility traits.
  public var traits: AccessibilityTraits = []
  /// The frame of the element as drawn, in points of the window.
  public let frame: CGRect
  /// Whether people can interact with the element.
  public let isEnabled: Bool
  /// Whether the element is a button whose style shows it pressed.
  public var isPressed = false

  /// The element in a line, such as “button “Add” at (10, 20) 80×44, selected, value “3”, disabled”.
  public var description: String {
    let parts = [
      traitWords.isEmpty ? nil : traitWords, value.map { "value “\($0)”" },
      identifier.map { "identifier “\($0)”" },
      isEnabled ? nil : "disabled", isPressed ? "pressed" : nil,
    ]
    return (["\(role) “\(label)” at \(frame.concise)"] + parts.compactMap(\.self))
      .joined(separator: ", ")
  }

  /// The names of the traits that the role doesn't imply.
  private var traitWords: String {
    AccessibilityTraits.names.filter { traits.contains($0.trait) && $0.name != role }.map(\.name)
      .joined(separator: ", ")
  }

  /// The center of the frame, in points of the window, where actions such as `tap()` touch the element.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
