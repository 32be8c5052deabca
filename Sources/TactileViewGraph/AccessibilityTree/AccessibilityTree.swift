// The accessibility tree (rule 2.7.75). It is created from the nodes on demand, at no cost otherwise.

extension ViewNode {
  /// The accessibility elements of the subtree.
  package final var accessibilityElements: [AccessibilityElement] {
    isInvisible ? [] : ownAccessibilityElements ?? innerAccessibilityElements
  }

  /// The accessibility elements of the children.
  package final var innerAccessibilityElements: [AccessibilityElement] {
    visibleChildren.flatMap(\.accessibilityElements)
  }

  /// Whether any child has an accessibility element.
  package final var hasInnerAccessibilityElements: Bool {
    visibleChildren.contains { child in
      guard !child.isInvisible else { return false }
      return child.ownAccessibilityElements.map { !$0.isEmpty }
        ?? child.hasInnerAccessibilityElements
    }
  }

  /// Marks the node's accessibility elements as changed, for a host that follows them.
  package final func accessibilityDidChange() {
    if graph.changedNodes != nil { setNeeds(.accessibility) }
  }

  /// The children except masks, accessibility representations and leaving nodes.
  package final var visibleChildren: [ViewNode] {
    children.filter { isContent($0) && !$0.isLeaving }
  }

  /// Whether all content of the subtree is hidden, so that no modifier creates an element for it.
  package final var isHiddenThroughout: Bool {
    isInvisible || !children.isEmpty && children.allSatisfy(\.isHiddenThroughout)
  }
}

/// An accessibility element, or what stands for one.
@MainActor
package protocol AccessibilityElementHolder {
  var element: AccessibilityElement { get }
}

extension AccessibilityElement: AccessibilityElementHolder {
  package var element: AccessibilityElement { self }
}

extension Array where Element: AccessibilityElementHolder {
  /// The siblings that can be reached, in order: only the modal ones if there are any (rule 2.7.81b).
  @MainActor package var reachable: Self {
    let modal = filter { $0.element.traits.contains(.isModal) }
    return (modal.isEmpty ? self : modal).inOrder
  }

  /// The elements by descending sort priority; those of equal priority in document order.
  @MainActor package var inOrder: Self {
    guard contains(where: { $0.element.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      let (left, right) = ($0.element.element.sortPriority, $1.element.element.sortPriority)
      return left == right ? $0.offset < $1.offset : left > right
    }.map(\.element)
  }
}

extension [AccessibilityElement] {
  /// Returns the elements; a single text or image gets the frame of a node around it.
  ///
  /// A control keeps its own frame, in the middle of which it is activated.
  @MainActor
  package func placedAlone(in node: ViewNode) -> [AccessibilityElement] {
    guard count == 1, self[0].children.isEmpty, self[0].actions.isEmpty else { return self }
    var element = self[0]
    element.place = node
    return [element]
  }
}

extension AccessibilityElement {
  /// Combines elements: joins labels and values by commas, and merges traits and actions.
  package static func combined(
    _ elements: [AccessibilityElement], node: ViewNode
  ) -> AccessibilityElement {
    // A scroll view is replaced by its content.
    let elements = elements.flatMap(\.spoken)
    let heaviest = elements.filter { !$0.label.isEmpty }.map(\.weight).max()
    let labels = elements.filter { $0.weight == heaviest && !$0.label.isEmpty }.map(\.label)
    var element = AccessibilityElement(labels.joined(separator: ", "), node: node)
    let values = elements.compactMap(\.value)
    if !values.isEmpty { element.value = values.joined(separator: ", ") }
    let hints = elements.compactMap(\.hint)
    if !hints.isEmpty { element.hint = hints.joined(separator: ", ") }
    element.weight = heaviest ?? .said
    element.identifier = elements.compactMap(\.identifier).first
    element.traits = elements.reduce(into: []) { traits, part in
      // A symbol beside a text says nothing, and makes no image of the element.
      let isSilent = part.weight == .symbol && heaviest != .symbol
      traits.formUnion(isSilent ? part.traits.subtracting(.isImage) : part.traits)
    }
    element.actions = elements.flatMap(\.actions)
    let main = AccessibilityActionKind.default.name
    let active = elements.filter { $0.actionNames.contains(main) }
    if active.count > 1 {
      // Only one of the default actions activates the element.
      element.actions += active.map { part in (.init(name: part.label), { part.perform(main) }) }
    }
    element.customContent = elements.flatMap(\.customContent)
    element.ownActivationPoint = elements.compactMap(\.ownActivationPoint).first
    return element
  }
}
