import SwiftUI
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileInput
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileViewGraph

/// An element that may match a locator, with its place in the view tree.
@MainActor
struct Candidate {
  let found: FoundElement
  let node: ViewNode

  init(_ element: AccessibilityElement) {
    found = FoundElement(
      label: element.label, value: element.value, identifier: element.identifier,
      role: element.role, traits: element.traits, frame: element.frame,
      isEnabled: element.isEnabled, isPressed: element.node.isPressedButton)
    node = element.node
  }

  /// Creates a candidate for a view that need not be an accessibility element.
  init(_ node: ViewNode, label: String, role: String) {
    found = FoundElement(
      label: label, role: role, frame: node.windowFrame,
      isEnabled: EnvironmentValues(scope: node.inputs.environment).isEnabled,
      isPressed: node.isPressedButton)
    self.node = node
  }

  /// Whether the view is the same as another one, or inside it.
  func isOrIsInside(_ other: Candidate) -> Bool { node.isOrIsInside(other.node) }

  /// The names of the views around the element, from the inside out.
  var place: String { node.writtenPlace }
}

extension ViewNode {
  /// Whether the node is a button that is pressed.
  var isPressedButton: Bool { asPressable?.pressTracker?.pressDisplay?.latest.isPressed == true }

  /// Whether the node is another one, or a descendant of it.
  func isOrIsInside(_ other: ViewNode) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}

extension ViewDriver {
  /// The elements that assistive technologies see, with those inside them.
  var accessibleCandidates: [Candidate] {
    host.graph.accessibilityElements.flatMap(\.flattened).map { Candidate($0) }
  }

  /// The elements that accept text.
  var textFieldCandidates: [Candidate] {
    accessibleCandidates.filter { $0.node is any TextInputClient }
  }

  /// The elements that a presentation in front of them hides from assistive technologies.
  var coveredCandidates: [Candidate] {
    let reachable = Set(accessibleCandidates.map { ObjectIdentifier($0.node) })
    return host.graph.root.accessibilityElements.flatMap(\.flattened)
      .filter { !reachable.contains(ObjectIdentifier($0.node)) }.map { Candidate($0) }
  }

  /// The texts that can be seen; those behind a page or a full-screen cover can't.
  var visibleTexts: [(node: ViewNode, string: String)] {
    host.graph.visibleTexts.filter { !host.graph.presentations.hides($0.node) }
  }

  /// The visible texts.
  var textCandidates: [Candidate] {
    visibleTexts.map { Candidate($0.node, label: $0.string, role: "text") }
  }

  /// The visible views that have a body; the role is the name of their type.
  var viewCandidates: [Candidate] {
    var found: [Candidate] = []
    host.graph.root.forEachVisibleNode { node in
      guard node.hasBody, !host.graph.presentations.hides(node) else { return }
      let label = node.accessibilityElements.map(\.label).joined(separator: ", ")
      found.append(Candidate(node, label: label, role: node.name))
    }
    return found
  }

  /// Whether a text with a string is in the window, and is invisible.
  func hasInvisibleText(_ string: String) -> Bool {
    var isFound = false
    host.graph.root.forEachNode { node in
      guard !isFound, node.shownString == string else { return }
      isFound = sequence(first: node, next: \.parent).contains(where: \.isInvisible)
    }
    return isFound
  }

  /// Whether a text with a string is on a page that another page of its navigation stack covers.
  func hasTextOnCoveredPage(_ string: String) -> Bool {
    var isFound = false
    host.graph.root.forEachNode { node in
      guard !isFound, node.shownString == string else { return }
      isFound = sequence(first: node, next: \.parent).contains(where: \.isCovered)
    }
    return isFound
  }

  /// The innermost element that a finger at a point would touch.
  func candidates(at point: CGPoint) -> [Candidate] {
    guard point.isFinite else { return [] }
    let touched = host.graph.events.path(at: point).elements
    let found = accessibleCandidates.last { candidate in
      touched.contains { $0.isOrIsInside(candidate.node) }
    }
    return found.map { [$0] } ?? []
  }
}
