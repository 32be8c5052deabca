@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The element that stores an accessibility modifier.
///
/// It has no cost until the accessibility tree is requested: see `AccessibilityTree`.
@MainActor
package final class AccessibilityNode: PassThroughNode {
  var modifier: AccessibilityAttachmentModifier

  init(_ modifier: AccessibilityAttachmentModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package override var name: String { "accessibility" }
  package override var ownAccessibilityElements: [AccessibilityElement] { changedElements }
  package override var isCovered: Bool {
    if case .covered(let isCovered) = modifier.change { isCovered } else { false }
  }
}

extension AccessibilityNode {
  var changedElements: [AccessibilityElement] {
    if children.allSatisfy(\.isHiddenThroughout) { return [] }
    if case .element(let behavior) = modifier.change, behavior == .contain {
      return [AccessibilityElement(containing: self)]
    }
    var elements = innerAccessibilityElements
    switch modifier.change {
    case .none: return elements
    case .hidden(let isHidden), .covered(let isHidden): return isHidden ? [] : elements
    case .element(.ignore): return [AccessibilityElement("", node: self)]
    case .element: return [.combined(elements.inOrder, node: self)]
    case .removeTraits where elements.isEmpty, .asValue where elements.isEmpty: return []
    default:
      if elements.isEmpty { elements = [AccessibilityElement("", node: self)] }
      return elements.placedAlone(in: self).map(changed)
    }
  }

  private func changed(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    switch modifier.change {
    case .label(let label):
      element.label = string(of: label)
      element.weight = .said
    case .value(let value): element.value = string(of: value)
    case .asValue: (element.value, element.label) = (element.label, "")
    case .hint(let hint): element.hint = string(of: hint)
    case .identifier(let identifier): element.identifier = identifier
    case .addTraits(let traits): element.traits.formUnion(traits)
    case .removeTraits(let traits): element.traits.subtract(traits)
    case .action(let kind, let handler): element.actions.append((kind, handler))
    case .adjustment(let handler):
      element.actions.append((.increment, { handler(.increment) }))
      element.actions.append((.decrement, { handler(.decrement) }))
    case .scrolling(let handler):
      for edge in Edge.allCases {
        element.actions.append((.scroll(to: edge), { handler(edge) }))
      }
    case .responds(let responds): element.respondsToUser = responds
    case .textContentType(let type): element.textContentType = type
    case .heading(let level):
      element.traits.insert(.isHeader)
      element.headingLevel = level
    case .sortPriority(let priority): element.sortPriority = priority
    case .activationPoint(let point):
      element.ownActivationPoint = point.location(in: windowFrame, mirroring)
    case .customContent(let content): element.say(content)
    case .hidden, .covered, .element, .none: break
    }
    return element
  }
}

extension AccessibilityElement {
  /// Sets custom content; content without a value removes the existing one for its key.
  mutating func say(_ content: AccessibilityCustomContent) {
    let entry = content.content.map { (id: content.key.id, content: $0) }
    if let index = customContent.firstIndex(where: { $0.id == content.key.id }) {
      customContent.replaceSubrange(index...index, with: entry.map { [$0] } ?? [])
    } else if let entry {
      customContent.append(entry)
    }
  }
}
