import Foundation

/// An element of the accessibility tree.
@MainActor
@_spi(Engine) public struct AccessibilityElement {
  /// The label of the element, in words.
  package var label: String
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  /// The actions of the element, in the order in which they were declared.
  package var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
  /// The elements inside a container.
  package var children: [AccessibilityElement] {
    get { contents?.innerAccessibilityElements.reachable ?? ownChildren }
    set { (ownChildren, contents) = (newValue, nil) }
  }
  private var ownChildren: [AccessibilityElement] = []
  /// The node whose elements are inside the container, made whenever they are asked for; nil for other elements.
  package private(set) var contents: ViewNode?
  package var weight = Weight.said
  /// The heading level of the element.
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  /// Whether the element responds to user interaction; nil if not declared.
  package var respondsToUser: Bool?
  /// The content type of the element's text.
  package var textContentType = AccessibilityTextContentType.plain
  /// The sort priority among the sibling elements; higher values come first.
  package var sortPriority: Double = 0
  /// The custom content, each with the identity of its key.
  package var customContent: [(id: String, content: AXCustomContent)] = []
  /// The activation point in points of the window; nil if none was set.
  package var ownActivationPoint: CGPoint?
  /// The node that the element represents.
  package let node: ViewNode
  /// The node whose frame the element has.
  package var place: ViewNode

  package init(_ label: String, traits: AccessibilityTraits = [], node: ViewNode) {
    self.label = label
    self.traits = traits
    self.node = node
    place = node
  }

  /// Creates a container of a node's elements.
  package init(containing node: ViewNode) {
    self.init("", node: node)
    contents = node
  }

  /// The weight of a label among those to combine: only the heaviest ones are joined.
  ///
  /// The name of a symbol next to a text is redundant.
  package enum Weight: Int, Comparable {
    /// The name of a symbol, which is redundant next to any text.
    case symbol
    /// The title of a label that shows only its icon.
    case title
    /// A text, or a label set by a modifier.
    case said

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The frame as drawn, in points of the window.
  package var frame: CGRect { place.windowFrame }

  /// The activation point in points of the window: the center unless one was set.
  package var activationPoint: CGPoint {
    ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether the user can interact with the element.
  package var isEnabled: Bool { node.inputs.environment.value(IsEnabledKey.self) }

  /// The role of the element in one or two words.
  package var role: String {
    if let role = node.accessibilityRole { return role }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isButton) { return "button" }
    if traits.contains(.isImage) { return "image" }
    if traits.contains(.isStaticText) { return "text" }
    return children.isEmpty ? "element" : "group"
  }

  /// The names of the actions, without duplicates.
  package var actionNames: [String] {
    actions.map(\.kind.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Performs an action by its name; a disabled element does nothing (rules 2.6.66 and 2.7.76).
  ///
  /// - Returns: Whether the element has such an action.
  @discardableResult
  package func perform(_ name: String) -> Bool {
    // The action that was declared last takes precedence.
    guard let action = actions.last(where: { $0.kind.name == name }) else { return false }
    if isEnabled { action.run() }
    return true
  }

  /// The element itself, or the elements inside if they are spoken instead of it.
  var spoken: [AccessibilityElement] {
    node.isSpokenByContent && label.isEmpty ? children.flatMap(\.spoken) : [self]
  }

  /// The element and all elements inside it.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// Returns the element as one line, followed by a line for each element inside it.
  package func description(indent: String) -> String {
    var line = "\(indent)\(role) “\(label)”"
    if let value { line += " value “\(value)”" }
    if let hint { line += " hint “\(hint)”" }
    if let identifier { line += " id “\(identifier)”" }
    for (trait, name) in AccessibilityTraits.names where traits.contains(trait) {
      line += ", \(name)"
    }
    if headingLevel != .unspecified { line += " \(headingLevel.rawValue)" }
    if textContentType != .plain { line += ", \(textContentType.name) text" }
    for (_, content) in customContent {
      line += ", \(content.label): “\(content.value)”"
      if content.importance == .high { line += " at once" }
    }
    if let point = ownActivationPoint {
      line += ", activated at (\(point.x.concise), \(point.y.concise))"
    }
    if let respondsToUser { line += respondsToUser ? ", responds" : ", does not respond" }
    if !isEnabled, !actions.isEmpty { line += ", dimmed" }
    let named = actionNames.filter { $0 != AccessibilityActionKind.default.name }
    if !named.isEmpty { line += ", can " + named.joined(separator: " and ") }
    return ([line] + children.map { $0.description(indent: indent + "  ") })
      .joined(separator: "\n")
  }
}
