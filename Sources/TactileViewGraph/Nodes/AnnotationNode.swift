/// Annotates a view with a value that a walk of the tree finds on demand.
///
/// Unlike a preference, an annotation costs nothing until it is searched for. It suits values that only
/// hosts and assistive technologies read.
package nonisolated struct AnnotationModifier<Annotation>: ViewModifier {
  package typealias Body = Never
  package let annotation: Annotation

  package init(_ annotation: Annotation) {
    self.annotation = annotation
  }
}

extension AnnotationModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> AnnotationNode<Annotation> {
    AnnotationNode(self, inputs: inputs)
  }

  @MainActor
  package func updateElement(_ element: AnnotationNode<Annotation>) {
    element.annotation = annotation
  }
}

/// The element of an annotated view.
@MainActor
package final class AnnotationNode<Annotation>: PassThroughNode {
  package fileprivate(set) var annotation: Annotation

  init(_ modifier: AnnotationModifier<Annotation>, inputs: ViewInputs) {
    annotation = modifier.annotation
    super.init(inputs: inputs)
  }

  package override var name: String { "annotation" }
}

extension ViewNode {
  /// Returns the annotations of a type on visible views of the subtree, in document order.
  package final func annotations<Annotation>(_ type: Annotation.Type) -> [AnnotationNode<
    Annotation
  >] {
    var found: [AnnotationNode<Annotation>] = []
    forEachVisibleNode { if let node = $0 as? AnnotationNode<Annotation> { found.append(node) } }
    return found
  }
  /// Returns the closest annotation of a type at the node or around it that satisfies a condition; nil if there is none.
  package final func closestAnnotation<Annotation>(
    _ type: Annotation.Type, where isWanted: (Annotation) -> Bool = { _ in true }
  ) -> AnnotationNode<Annotation>? {
    var node: ViewNode? = self
    while let current = node {
      if let found = current as? AnnotationNode<Annotation>, isWanted(found.annotation) {
        return found
      }
      node = current.parent
    }
    return nil
  }
}
