/// A view of some type, for as long as the type stays the same.
@MainActor
final class AnyViewNode: ViewNode {
  private var type: Any.Type

  init(_ box: AnyViewBox, inputs: ViewInputs) {
    type = box.type
    super.init(inputs: inputs)
    adopt(box.makeNode(inputs))
  }

  override var name: String { "AnyView \(type)" }

  func update(_ box: AnyViewBox) {
    guard box.type == type else {
      type = box.type
      remove(children[0])
      adopt(box.makeNode(inputs))
      childrenDidChange()
      return
    }
    box.update(children[0], inputs)
  }
}
