/// The views of a collection, each with the identity of its element.
///
/// Reconciliation keeps the common prefix and suffix in place and finds the rest by identity;
/// moved elements keep their nodes and so their state (rule 5.7). Of several elements with one
/// identity each keeps the place it has among them.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Value = ForEach<Data, ID, Content>
  private var value: Value
  private var keys: [Key] = []
  private let leash = ObservationLeash(ViewDescriptor.of(Value.self).observation)

  /// An identity and, for identities that occur again, which of them.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  init(_ value: Value, inputs: ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    keys = makeKeys(value)
    evaluating(value) { contents in
      for content in contents { adopt(makeNode(content, inputs)) }
    }
  }

  override var name: String { "ForEach" }

  func update(_ newValue: Value) {
    value = newValue
    reconcile()
  }

  override func didRemove() { leash.release() }

  /// Some content closure read a cell that has changed.
  override func updateBody() { reconcile() }

  private func makeKeys(_ value: Value) -> [Key] {
    var occurrences: [ID: Int] = [:]
    return value.data.map { element in
      let id = element[keyPath: value.id]
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 {
        RuntimeWarning.issue(
          "ForEach<\(Data.self)> has several elements with the id \(id); "
            + "give each element an id of its own, or their state may move between them.")
      }
      return Key(id: id, occurrence: occurrence)
    }
  }

  /// Builds the content of each element; what that reads marks this node.
  private func evaluating(_ value: Value, _ body: ([Content]) -> Void) {
    body(
      tracking(.body) {
        leash.evaluate(in: graph) { value.data.map { value.content($0) } }
      })
  }

  private func reconcile() {
    let newKeys = makeKeys(value)
    evaluating(value) { contents in
      if newKeys == keys {
        for (index, content) in contents.enumerated() {
          updateNode(children[index], content, inputs)
        }
      } else {
        reconcile(newKeys, contents)
      }
    }
  }

  private func reconcile(_ newKeys: [Key], _ contents: [Content]) {
    let shorter = min(keys.count, newKeys.count)
    var prefix = 0
    while prefix < shorter, keys[prefix] == newKeys[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      keys[keys.count - 1 - suffix] == newKeys[newKeys.count - 1 - suffix]
    { suffix += 1 }

    var moved: [Key: ViewNode] = [:]
    for index in prefix..<(keys.count - suffix) { moved[keys[index]] = children[index] }

    var nodes: [ViewNode] = []
    nodes.reserveCapacity(newKeys.count)
    for (index, key) in newKeys.enumerated() {
      let kept: ViewNode? =
        if index < prefix {
          children[index]
        } else if index >= newKeys.count - suffix {
          children[keys.count - (newKeys.count - index)]
        } else {
          moved.removeValue(forKey: key)
        }
      if let kept {
        updateNode(kept, contents[index], inputs)
        nodes.append(kept)
      } else {
        nodes.append(makeNode(contents[index], inputs))
      }
    }
    // Where kept views change places, what lies in front may change without any frame moving.
    let hasMoved = zip(
      nodes.filter { $0.parent != nil }, nodes.filter { $0.parent != nil }.dropFirst()
    )
    .contains { $0.index > $1.index }
    if hasMoved { nearestElement(from: self)?.damageSubtree() }
    replaceChildren(with: nodes, removing: moved.values)
    keys = newKeys
    childrenDidChange()
  }
}
