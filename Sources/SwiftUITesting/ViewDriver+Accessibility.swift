import SwiftUI

/// What those who do not see the window are told, and what they can ask for.
extension ViewDriver {
  /// The elements as text, one a line, those in containers indented.
  ///
  /// A line has the role, the label, and where there are any the value, the hint, the identifier,
  /// the traits, whether a control is dimmed, and actions with a name:
  ///
  /// ```
  /// text “Volume”, header
  /// button “Louder” value “3” hint “Makes it louder”, dimmed
  /// ```
  public var accessibilityTree: String { host.graph.accessibilityDescription }

  /// The element with the identifier that `accessibilityIdentifier` gave it.
  ///
  /// - Throws: ``NotFound`` where there is no such element, or several.
  public func element(identifier: String) throws -> FoundElement {
    try one(
      "element", identifier,
      among: elements.compactMap { element in
        element.identifier.map { FoundElement(element, label: $0) }
      })
  }

  /// Asks the element with the label to do what it is for, as a screen reader does: a button acts
  /// without being pressed (rule 2.7.76), a disabled one does nothing.
  ///
  /// An element that has no action but an `accessibilityActivationPoint` is tapped there.
  public func activate(_ label: String) throws {
    let point = elements.first {
      $0.label == label && $0.ownActivationPoint != nil && !$0.actionNames.contains("activate")
    }?.activationPoint
    guard let point else { return try perform("activate", on: label) }
    touchDown(at: point)
    advance(by: 0.05)
    touchUp()
  }

  /// Asks the element with the label to do something by the name of `accessibilityAction(named:)`.
  ///
  /// - Throws: ``NotFound`` where no element with the label can do that, or several.
  public func perform(_ action: String, on label: String) throws {
    let able = elements.filter { $0.actionNames.contains(action) }
    _ = try one(
      "element that can \(action)", label, among: able.map { FoundElement($0, label: $0.label) })
    able.first { $0.label == label }?.perform(action)
    host.advance(by: 0)
  }

  /// Moves a screen reader to the element with the label, or away from all for nil.
  ///
  /// `accessibilityFocused` tells the views, and moves it itself.
  ///
  /// - Throws: ``NotFound`` where there is no such element, or several.
  public func moveAccessibilityFocus(to label: String?) throws {
    let elements = elements
    if let label {
      _ = try one("element", label, among: elements.map { FoundElement($0, label: $0.label) })
    }
    host.graph.screenReader.move(to: elements.first { $0.label == label })
    host.advance(by: 0)
  }

  /// The element that a screen reader is at; nil where it is at none.
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
