import SwiftUI
@_spi(Engine) import SwiftUICore

/// The accessibility tree, and the actions that assistive technologies can request.
extension ViewDriver {
  /// The accessibility elements as text, one per line, indented inside containers.
  ///
  /// A line has the element's role and label, and those of the following that are set: the value,
  /// the hint, the identifier, the traits, whether a control is dimmed, and the named actions:
  ///
  /// ```
  /// text “Volume”, header
  /// button “Louder” value “3” hint “Makes it louder”, dimmed
  /// ```
  public var accessibilityTree: String { host.graph.accessibilityDescription }

  /// Returns the element with an identifier set by `accessibilityIdentifier`.
  ///
  /// - Throws: ``NotFound`` if no element, or more than one, has the identifier.
  public func element(identifier: String) throws -> FoundElement {
    try one(
      "element", identifier,
      among: elements.compactMap { element in
        element.identifier.map { FoundElement(element, label: $0) }
      })
  }

  /// Activates the element with the label, as a screen reader does.
  ///
  /// A button runs its action without being pressed (rule 2.7.76); a disabled button does nothing.
  /// An element that has an `accessibilityActivationPoint` but no action is tapped at that point.
  ///
  /// - Throws: ``NotFound`` if no such element, or more than one, has the label.
  public func activate(_ label: String) throws {
    let point = elements.first {
      $0.label == label && $0.ownActivationPoint != nil && !$0.actionNames.contains("activate")
    }?.activationPoint
    guard let point else { return try perform("activate", on: label) }
    touchDown(at: point)
    advance(by: 0.05)
    touchUp()
  }

  /// Performs an action of the element with the label, by its name in
  /// `accessibilityAction(named:)`.
  ///
  /// - Throws: ``NotFound`` if no element that has the action, or more than one, has the label.
  public func perform(_ action: String, on label: String) throws {
    let able = elements.filter { $0.actionNames.contains(action) }
    _ = try one(
      "element that can \(action)", label, among: able.map { FoundElement($0, label: $0.label) })
    _ = host.perform { able.first { $0.label == label }?.perform(action) }
    host.advance(by: 0)
  }

  /// Moves the screen reader's focus to the element with the label, or removes the focus if nil.
  ///
  /// Views observe the focus, and can move it, with `accessibilityFocused`.
  ///
  /// - Throws: ``NotFound`` if no element, or more than one, has the label.
  public func moveAccessibilityFocus(to label: String?) throws {
    let elements = elements
    if let label {
      _ = try one("element", label, among: elements.map { FoundElement($0, label: $0.label) })
    }
    host.perform {
      host.graph.screenReader.move(to: elements.first { $0.label == label })
    }
    host.advance(by: 0)
  }

  /// The element with the screen reader's focus; nil if no element has it.
  public var accessibilityFocus: FoundElement? {
    host.graph.screenReader.current.map { FoundElement($0, label: $0.label) }
  }

  private var elements: [AccessibilityElement] {
    host.graph.accessibilityElements.flatMap(\.flattened)
  }
}

extension FoundElement {
  @MainActor
  fileprivate init(_ element: AccessibilityElement, label: String) {
    self.init(label: label, frame: element.frame, isEnabled: element.isEnabled)
  }
}
