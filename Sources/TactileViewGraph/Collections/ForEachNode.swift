/// An identity, and its occurrence among equal identities.
package struct ForEachKey<ID: Hashable>: Hashable {
  package let id: ID
  let occurrence: Int
}

/// The views of a collection, each with the identity of its element.
///
/// Reconciliation keeps the common prefix and suffix in place and matches the other elements by
/// identity. Moved elements keep their nodes and therefore their state (rule 5.7). Several elements
/// with the same identity are told apart by their order.
@MainActor
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<
    ForEachKey<ID>
  >, ValueNode
{
  package typealias Value = ForEach<Data, ID, Content>
  private var value: Value
  package private(set) var keys: [ForEachKey<ID>] = []
  private let modelTracking = ModelTracking(ViewDescriptor.of(Value.self).modelUse)

  private typealias Key = ForEachKey<ID>

  init(_ value: Value, inputs: ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    value.checkCount()
    keys = value.keys
    evaluating(value) { contents in
      for content in contents { adopt(makeNode(content, inputs)) }
    }
  }

  package override var name: String { "ForEach" }
  package override var evaluatesClosure: Bool { true }

  package func update(_ newValue: Value) {
    value = newValue
    reconcile()
  }

  package override func didRemove() {
    super.didRemove()
    modelTracking.release()
  }

  /// Called when a value that a content closure read has changed.
  package override func updateBody() { reconcile() }

  /// Evaluates the content of each element; the values it reads become dependencies of this node.
  private func evaluating(_ value: Value, _ body: ([Content]) -> Void) {
    body(
      tracking(.body) {
        modelTracking.evaluate(in: graph) { value.elements.map(value.content) }
      })
  }

  private func reconcile() {
    value.checkCount()
    let newKeys = value.keys
    evaluating(value) { contents in
      if newKeys == keys {
        for (child, content) in zip(presentChildren, contents) {
          updateNode(child, content, inputs)
        }
      } else {
        reconcile(newKeys, contents)
      }
    }
  }

  private func reconcile(_ newKeys: [Key], _ contents: [Content]) {
    let present = presentChildren
    let shorter = min(keys.count, newKeys.count)
    var prefix = 0
    while prefix < shorter, keys[prefix] == newKeys[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      keys[keys.count - 1 - suffix] == newKeys[newKeys.count - 1 - suffix]
    { suffix += 1 }

    let changed = prefix..<(keys.count - suffix)
    var moved: [Key: ViewNode] = [:]
    for index in changed { moved[keys[index]] = present[index] }

    var new: [ViewNode] = []
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(newKeys.count)
    for (index, key) in newKeys.enumerated() {
      let kept: ViewNode? =
        if index < prefix {
          present[index]
        } else if index >= newKeys.count - suffix {
          present[keys.count - (newKeys.count - index)]
        } else {
          moved.removeValue(forKey: key) ?? recall(key)
        }
      if let kept {
        updateNode(kept, contents[index], inputs)
        nodes.append(kept)
      } else {
        let node = makeNode(contents[index], inputs)
        nodes.append(node)
        new.append(node)
      }
    }
    let removed = changed.map { keys[$0] }.filter { moved[$0] != nil }
      .filter { key in moved[key].map { !beginDeparture(of: $0, as: key) } ?? false }
      .compactMap { moved[$0] }
    // When existing views are reordered, overlapping ones may need redrawing although no frame changes.
    let kept = nodes.filter { $0.parent != nil }
    let hasMoved = zip(kept, kept.dropFirst()).contains { $0.index > $1.index }
    if hasMoved { nearestElement(from: self)?.damageSubtree() }
    replaceChildren(with: withLeavingChildren(nodes), removing: removed)
    keys = newKeys
    new.forEach(welcome)
    childrenDidChange()
  }

  /// Returns the nodes together with the leaving ones, each after the node that it previously followed.
  private func withLeavingChildren(_ nodes: [ViewNode]) -> [ViewNode] {
    guard hasLeavingChildren else { return nodes }
    let staying = Set(nodes.map { ObjectIdentifier($0) })
    var followers: [ObjectIdentifier?: [ViewNode]] = [:]
    var last: ObjectIdentifier?
    for child in children {
      if child.isLeaving {
        followers[last, default: []].append(child)
      } else if staying.contains(ObjectIdentifier(child)) {
        last = ObjectIdentifier(child)
      }
    }
    return (followers[nil] ?? []) + nodes.flatMap { [$0] + (followers[ObjectIdentifier($0)] ?? []) }
  }
}
