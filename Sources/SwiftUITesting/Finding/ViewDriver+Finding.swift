import SwiftUI

/// Queries for elements of the window.
extension ViewDriver {
  /// All buttons in the window, in document order.
  public var buttons: [FoundElement] {
    accessibleCandidates.map(\.found).filter { $0.traits.contains(.isButton) }
  }

  /// All texts in the window, in document order, including the texts of buttons.
  ///
  /// A view that is being removed doesn't count, even while its transition still draws it; see ``displayList``. Neither
  /// do the texts of a page that another page of its navigation stack or a full-screen cover hides.
  public var texts: [FoundElement] {
    visibleTexts.map {
      FoundElement(label: $0.string, frame: $0.node.windowFrame, isEnabled: true)
    }
  }

  /// All text fields, secure fields and text editors in the window, in document order.
  public var textFields: [FoundElement] { textFieldCandidates.map(\.found) }

  /// Returns a locator of the button with a label, which joins the button's texts with commas.
  public func button(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .button(label), site: CallSite(file, line))
  }

  /// Returns a locator of the text with a string, even inside a button.
  public func text(
    _ string: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .text(string), site: CallSite(file, line))
  }

  /// Returns a locator of the text field, secure field or text editor with a label, such as the title of a field.
  ///
  /// The value of the element is its text; the value of a secure field consists of bullets.
  public func textField(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .textField(label), site: CallSite(file, line))
  }

  /// Returns a locator of the element with an identifier that `accessibilityIdentifier` sets.
  public func element(
    identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .identifier(identifier), site: CallSite(file, line))
  }

  /// Returns a locator of the accessibility elements that match all given properties.
  ///
  /// - Parameters:
  ///   - label: The accessibility label; nil matches any label.
  ///   - role: The role in one or two words, as in ``accessibilityTree``; nil matches any role.
  ///   - traits: Traits that the element has to have; it may have others.
  ///   - value: The accessibility value; nil matches any value.
  public func element(
    _ label: String? = nil, role: String? = nil, traits: AccessibilityTraits = [],
    value: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(
      driver: self,
      query: .element(label: label, role: role, traits: traits, value: value),
      site: CallSite(file, line))
  }

  /// Returns a locator of the innermost element that a finger at a point of the window would touch.
  ///
  /// If the point isn't finite, the call fails the test, and the locator matches no element.
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

  /// Returns a locator of the views of a type that has a body, such as a custom view.
  ///
  /// Views of SwiftUI without a body, such as `Color`, can't be found by their type. Give them an
  /// `accessibilityIdentifier` instead.
  public func view<V: View>(
    _ type: V.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Locator {
    Locator(driver: self, query: .view(type), site: CallSite(file, line))
  }
}
