@_spi(Engine) import TactileViewGraph

/// The header, the content and the footer of a section, which are elements of the enclosing
/// container.
@MainActor
final class SectionNode: ViewNode, SectionedNode {
  override var name: String { "Section" }

  var header: [ElementNode] { elements(of: children[0]) }
  var footer: [ElementNode] { elements(of: children[2]) }

  private func elements(of node: ViewNode) -> [ElementNode] {
    var found: [ElementNode] = []
    if !node.isLeaving { node.appendElements(to: &found) }
    return found
  }
}

/// The parts of a section in order, so that a container can distinguish them.
package struct SectionParts<Header: View, Content: View, Footer: View>: PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  package init(header: Header, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension SectionParts {
  package nonisolated static var __isUnary: Bool { false }

  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    if inputs.gathersSections {
      return GatheredSectionNode(
        header: view.header, content: view.content, footer: view.footer, inputs: inputs)
    }
    let node = SectionNode(inputs: inputs)
    node.adopt(makeSequenceNode(view.header, inputs))
    node.adopt(makeSequenceNode(view.content, inputs))
    node.adopt(makeSequenceNode(view.footer, inputs))
    return node
  }

  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if node.inputs.gathersSections {
      return downcast(node, to: GatheredSectionNode.self)
        .update(header: view.header, content: view.content, footer: view.footer)
    }
    updateSequenceNode(node.children[0], view.header, node.inputs)
    updateSequenceNode(node.children[1], view.content, node.inputs)
    updateSequenceNode(node.children[2], view.footer, node.inputs)
  }
}
