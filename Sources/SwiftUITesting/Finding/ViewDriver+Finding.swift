import SwiftUI

/// Elements of the window, for tests to read and to act on.
extension ViewDriver {
  /// All buttons in the window, in document order.
  public var buttons: [FoundElement] {
    accessibleCandidates.map(\.found).filter { $0.traits.contains(.isButton) }
  }

  /// All texts in the window, in document order, with those of buttons.
  ///
  /// A view that is being removed no longer counts, even while its transition still shows it; see ``displayList``.
  public var texts: [FoundElement] {
    host.graph.texts.map { FoundElement(label: $0.string, frame: $0.frame, isEnabled: true) }
  }

  /// Describes the button with the label: its texts, joined by commas.
  public func button(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .button(label), site: CallSite(file, line))
  }

  /// Describes the text with the string, also inside a button.
  public func text(
    _ string: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .text(string), site: CallSite(file, line))
  }

  /// Describes the element with an identifier set by `accessibilityIdentifier`.
  public func element(
    identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .identifier(identifier), site: CallSite(file, line))
  }

  /// Describes the accessibility elements that have everything that is asked for.
  ///
  /// - Parameters:
  ///   - label: The accessibility label; nil if any will do.
  ///   - role: The role in one or two words, as ``accessibilityTree`` shows it; nil if any will do.
  ///   - traits: The traits that the element has, among others.
  ///   - value: The accessibility value; nil if any will do.
  public func element(
    _ label: String? = nil, role: String? = nil, traits: AccessibilityTraits = [],
    value: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(
      driver: self,
      query: .element(label: label, role: role, traits: traits, value: value),
      site: CallSite(file, line))
  }

  /// Describes the innermost element that a finger at a point of the window would touch.
  ///
  /// It fails the test if the point is not finite; then it means no element.
  public func element(
    at location: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    if !location.isFinite {
      misuse(
        "a point must be finite; \(location.concise) was given, so element(at:) finds nothing",
        file,
        line)
    }
    return Locator(driver: self, query: .point(location), site: CallSite(file, line))
  }

  /// Describes the views of a type that has a body, such as a view of your own.
  ///
  /// SwiftUI's own views that have no body, such as `Color`, are not found. Give them an
  /// `accessibilityIdentifier`.
  public func view<V: View>(
    _ type: V.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .view(type), site: CallSite(file, line))
  }
}
