@_spi(Engine) import SwiftUICore

/// Marks a view with a value that a walk of the tree finds on demand.
///
/// Unlike a preference, a mark costs nothing until it is searched for. It suits values that only
/// hosts and assistive technologies read.
package nonisolated struct MarkModifier<Mark>: ViewModifier {
  package typealias Body = Never
  package let mark: Mark

  package init(mark: Mark) {
    self.mark = mark
  }
}

extension MarkModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> MarkNode<Mark> {
    MarkNode(self, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: MarkNode<Mark>) {
    element.mark = mark
  }
}

/// The element of a marked view.
@MainActor
package final class MarkNode<Mark>: PassThroughNode {
  package fileprivate(set) var mark: Mark

  init(_ modifier: MarkModifier<Mark>, inputs: ViewInputs) {
    mark = modifier.mark
    super.init(inputs: inputs)
  }

  package override var name: String { "mark" }
}

extension ViewNode {
  /// Returns the marks of a type on visible views of the subtree, in document order.
  package final func marks<Mark>(_ type: Mark.Type) -> [MarkNode<Mark>] {
    var found: [MarkNode<Mark>] = []
    forEachVisibleNode { if let node = $0 as? MarkNode<Mark> { found.append(node) } }
    return found
  }
}
