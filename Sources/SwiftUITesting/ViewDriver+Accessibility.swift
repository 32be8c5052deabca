import SwiftUI
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileViewGraph

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
  ///
  /// A view that is being removed no longer has elements, even while its transition still shows it.
  public var accessibilityTree: String { host.graph.accessibilityDescription }

  /// Activates the element with the label, as a screen reader does.
  ///
  /// A button runs its action without being pressed (rule 2.7.76). If the element is disabled, the test fails. An
  /// element that has an `accessibilityActivationPoint` but no action is tapped at that point.
  ///
  /// - Throws: ``NotFound`` if no element or several elements have the label; ``Unreachable`` if the element is
  ///   disabled.
  public func activate(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let point = elements.first {
      $0.label == label && $0.ownActivationPoint != nil && !$0.actionNames.contains("activate")
    }?.activationPoint
    guard let point else {
      return try perform("activate", on: label, file: file, line: line)
    }
    tap(at: point, file: file, line: line)
  }

  /// Performs an action of the element with the label, by its name in
  /// `accessibilityAction(named:)`.
  ///
  /// - Throws: ``NotFound`` if no element that has the action, or more than one, has the label.
  public func perform(
    _ action: String, on label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let able = elements.filter { $0.actionNames.contains(action) }
    if !able.contains(where: { $0.label == label }),
      let other = elements.first(where: { $0.label == label })
    {
      let names = other.actionNames.map { "“\($0)”" }.joined(separator: ", ")
      try CallSite(file, line).fail(
        NotFound(
          description: "“\(label)” has no action “\(action)”; "
            + (names.isEmpty ? "it has none" : "its actions are \(names)"), isAmbiguous: false))
    }
    let query = ElementQuery(
      kind: "element", wording: "that can \(action), labeled “\(label)”", text: label,
      code: "driver.element(…)",
      candidates: { _ in able.map { Candidate($0) } }, isMeant: { $0.found.label == label })
    let site = CallSite(file, line)
    let locator = Locator(driver: self, query: query, site: site)
    let candidate = try locator.candidate(at: site)
    if !candidate.found.isEnabled {
      try site.fail(
        Unreachable(
          words: "element labeled “\(label)”",
          action: action == "activate" ? "activated" : "asked to \(action)",
          obstacle: .disabled(in: candidate.node.disablingPlace), code: query.code,
          isAnimating: false))
    }
    lastSite = site
    guard host.acceptsCalls() else { return }
    _ = host.perform { able.first { $0.label == label }?.perform(action) }
    host.advance(by: 0)
  }

  /// Moves the screen reader's focus to the element with the label, or removes the focus if nil.
  ///
  /// Views observe the focus, and can move it, with `accessibilityFocused`.
  ///
  /// - Throws: ``NotFound`` if no element, or more than one, has the label.
  public func moveAccessibilityFocus(
    to label: String?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let elements = elements
    if let label {
      _ = try element(label, file: file, line: line).candidate(at: CallSite(file, line))
    }
    lastSite = CallSite(file, line)
    guard host.acceptsCalls() else { return }
    host.perform {
      host.graph.screenReader.move(to: elements.first { $0.label == label })
    }
    host.advance(by: 0)
  }

  /// The element with the screen reader's focus; nil if no element has it.
  public var accessibilityFocus: FoundElement? {
    host.graph.screenReader.current.map { Candidate($0).found }
  }

  private var elements: [AccessibilityElement] {
    host.graph.accessibilityElements.flatMap(\.flattened)
  }
}
