/// A type-erased view, whose content is replaced when its type changes.
@MainActor
package final class AnyViewNode: DynamicNode<ObjectIdentifier>, ValueNode {
  private var type: Any.Type

  init(_ box: AnyViewBox, inputs: ViewInputs) {
    type = box.type
    super.init(inputs: inputs)
    adopt(box.makeNode(inputs.inBranch))
  }

  package override var name: String { "AnyView \(type)" }

  package func update(_ box: AnyViewBox) {
    if box.type == type {
      if let content { box.update(content, inputs.inBranch) }
      return
    }
    let old = ObjectIdentifier(type)
    type = box.type
    exchange(old, for: ObjectIdentifier(type)) {
      box.makeNode(inputs.inBranch)
    } update: {
      box.update($0, inputs.inBranch)
    }
  }
}
