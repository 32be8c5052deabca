import Foundation

/// Something that those who do not see the window are told of.
@MainActor
package struct AccessibilityElement {
  /// What it is, in words.
  package var label: String
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  /// What it can be asked to do, in the order in which it was said.
  var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
  /// The elements inside of a container.
  package var children: [AccessibilityElement] = []
  var weight = Weight.said
  /// How deep it is among the headings.
  var headingLevel = AccessibilityHeadingLevel.unspecified
  /// Whether somebody can do something with it, where that was said.
  var respondsToUser: Bool?
  /// What kind of text it is.
  var textContentType = AccessibilityTextContentType.plain
  /// How early it is told of among those beside it.
  var sortPriority: Double = 0
  /// Additional information, each under the identity of its key.
  var customContent: [(id: String, content: AXCustomContent)] = []
  /// The point of the window that is touched to activate the element, where one was set.
  package var ownActivationPoint: CGPoint?
  /// The node that it is made of.
  let node: ViewNode
  /// The node in whose place it is.
  var place: ViewNode

  init(_ label: String, traits: AccessibilityTraits = [], node: ViewNode) {
    self.label = label
    self.traits = traits
    self.node = node
    place = node
  }

  /// How much a label counts among those that are joined: only the heaviest are.
  ///
  /// Beside a text nobody has to be told the name of a symbol.
  enum Weight: Int, Comparable {
    /// The name of a symbol.
    case symbol
    /// The title of a label that shows only its icon.
    case title
    /// A text, or what somebody has said of a view.
    case said

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The frame as drawn, in points of the window.
  package var frame: CGRect { place.windowFrame }

  /// The point of the window that is touched to activate the element: its center unless one was set.
  package var activationPoint: CGPoint {
    ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Takes note of additional information; nothing under a key takes away what is there.
  mutating func say(_ content: AccessibilityCustomContent) {
    let entry = content.content.map { (id: content.key.id, content: $0) }
    if let index = customContent.firstIndex(where: { $0.id == content.key.id }) {
      customContent.replaceSubrange(index...index, with: entry.map { [$0] } ?? [])
    } else if let entry {
      customContent.append(entry)
    }
  }

  /// Whether it can be used.
  package var isEnabled: Bool { node.inputs.environment.value(IsEnabledKey.self) }

  /// What it is in one word, or two.
  package var role: String {
    if node is ScrollNode { return "scroll view" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isButton) { return "button" }
    if traits.contains(.isImage) { return "image" }
    if traits.contains(.isStaticText) { return "text" }
    return children.isEmpty ? "element" : "group"
  }

  /// The names of the actions, each once.
  package var actionNames: [String] {
    actions.map(\.kind.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Does what it was asked to do; a disabled element does nothing (rules 2.6.66 and 2.7.76).
  ///
  /// - Returns: whether it can do that.
  @discardableResult
  package func perform(_ name: String) -> Bool {
    // What was said last counts.
    guard let action = actions.last(where: { $0.kind.name == name }) else { return false }
    if isEnabled { action.run() }
    return true
  }

  /// The element, or those inside of it where it is a scroll view that says nothing.
  var spoken: [AccessibilityElement] {
    node is ScrollNode && label.isEmpty ? children.flatMap(\.spoken) : [self]
  }

  /// The element and those inside of it.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// The element on a line, and those inside of it on lines of their own.
  func description(indent: String) -> String {
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
