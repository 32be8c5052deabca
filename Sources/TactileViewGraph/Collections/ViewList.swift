@_spi(Reflection) import Swift

// Nodes that represent any number of views. They have no geometry; their container lays out the elements below them as
// its own. A modifier over such a list is a map over the list's elements (`ListModifierNode`).

/// A fixed sequence of views.
@MainActor
final class TupleNode<T>: ViewNode, ValueNode {
  private let slots: TupleSlots

  init(_ value: T, inputs: ViewInputs) {
    slots = TupleSlots.of(T.self)
    super.init(inputs: inputs)
    withUnsafeBytes(of: value) { bytes in
      for slot in slots.slots { adopt(slot.make(bytes, inputs)) }
    }
  }

  override var name: String { "TupleView" }

  func update(_ value: T) {
    withUnsafeBytes(of: value) { bytes in
      for (index, slot) in slots.slots.enumerated() {
        slot.update(children[index], bytes, inputs)
      }
    }
  }
}

/// The accessors of the views in a tuple type, determined once per type.
struct TupleSlots: Sendable {
  struct Slot: Sendable {
    let make: @MainActor (UnsafeRawBufferPointer, ViewInputs) -> ViewNode
    let update: @MainActor (ViewNode, UnsafeRawBufferPointer, ViewInputs) -> Void
  }

  private(set) var slots: [Slot] = []
  private static let cache = TypeCache<TupleSlots>()

  static func of(_ type: Any.Type) -> TupleSlots { cache.value(for: type) { TupleSlots(type) } }

  private init(_ type: Any.Type) {
    guard TypeKind(type) == .tuple else {
      slots = [Self.slot(type, at: 0)]
      return
    }
    _ = _forEachField(of: type) { _, offset, type, _ in
      slots.append(Self.slot(type, at: offset))
      return true
    }
  }

  private static func slot(_ type: Any.Type, at offset: Int) -> Slot {
    guard let view = type as? any View.Type else {
      preconditionFailure("TupleView holds a \(type), which isn't a View; pass only views")
    }
    func make<V: View>(_: V.Type) -> Slot {
      Slot(
        make: { bytes, inputs in
          makeSequenceNode(bytes.load(fromByteOffset: offset, as: V.self), inputs)
        },
        update: { node, bytes, inputs in
          updateSequenceNode(node, bytes.load(fromByteOffset: offset, as: V.self), inputs)
        })
    }
    return make(view)
  }
}

/// One of two alternative views.
@MainActor
package final class ConditionalNode<TrueContent: View, FalseContent: View>: DynamicNode<Bool>,
  ValueNode
{
  package typealias Value = _ConditionalContent<TrueContent, FalseContent>
  private var isTrue: Bool

  init(_ value: Value, inputs: ViewInputs) {
    isTrue = value.isTrue
    super.init(inputs: inputs)
    adopt(make(value))
  }

  package override var name: String { "if \(isTrue)" }

  private func make(_ value: Value) -> ViewNode {
    switch value.storage {
    case .trueContent(let content): makeNode(content, inputs.inBranch)
    case .falseContent(let content): makeNode(content, inputs.inBranch)
    }
  }

  private func update(_ node: ViewNode, _ value: Value) {
    switch value.storage {
    case .trueContent(let content): updateNode(node, content, inputs.inBranch)
    case .falseContent(let content): updateNode(node, content, inputs.inBranch)
    }
  }

  package func update(_ value: Value) {
    if value.isTrue == isTrue {
      if let content { update(content, value) }
      return
    }
    let old = isTrue
    isTrue = value.isTrue
    exchange(old, for: isTrue) {
      make(value)
    } update: {
      update($0, value)
    }
  }
}

/// The node of an optional view, which has a child while the view isn't nil.
@MainActor
package final class OptionalNode<Wrapped: View>: DynamicNode<Bool>, ValueNode {
  init(_ value: Wrapped?, inputs: ViewInputs) {
    super.init(inputs: inputs)
    if let value { adopt(makeNode(value, inputs.inBranch)) }
  }

  package override var name: String { "optional" }

  package func update(_ value: Wrapped?) {
    switch (content, value) {
    case (nil, nil): break
    case (let node?, let value?): updateNode(node, value, inputs.inBranch)
    case (.some, nil):
      exchange(true, for: nil) {
        nil
      } update: { _ in
      }
    case (nil, let value?):
      exchange(nil, for: true) {
        makeNode(value, inputs.inBranch)
      } update: {
        updateNode($0, value, inputs.inBranch)
      }
    }
  }
}

/// A view with an explicit identity: a new value replaces the view (rule 5.6).
@MainActor
package final class IdentityNode<Content: View, ID: Hashable>: DynamicNode<ID> {
  package private(set) var id: ID

  init(_ value: IDView<Content, ID>, inputs: ViewInputs) {
    id = value.id
    super.init(inputs: inputs)
    adopt(makeNode(value.content, inputs.inBranch))
  }

  package override var name: String { "id \(id)" }

  func update(_ value: IDView<Content, ID>) {
    if value.id == id {
      if let content { updateNode(content, value.content, inputs.inBranch) }
      return
    }
    let old = id
    id = value.id
    exchange(old, for: id) {
      makeNode(value.content, inputs.inBranch)
    } update: {
      updateNode($0, value.content, inputs.inBranch)
    }
  }
}

/// The node of an empty view.
@MainActor
final class EmptyNode: ViewNode {
  override var name: String { "EmptyView" }
}
