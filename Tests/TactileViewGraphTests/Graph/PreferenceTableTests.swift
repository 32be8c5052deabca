import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Cached preferences of a tree, compared with a walk through all of it.
@MainActor
@Suite struct PreferenceTableTests {
  private struct First: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Second: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// A node that writes values for its own view, before those of its children, if there are any.
  private final class Writer: ViewNode {
    var first: String?
    var second: [Int]?

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
      (key == First.self ? first as? K.Value : second as? K.Value) ?? reducedPreference(key)
    }

    /// The value of the subtree, from all nodes that stay.
    func value<Value>(_ own: (Writer) -> Value?, _ reduce: (Value, Value) -> Value) -> Value? {
      if let own = own(self) { return own }
      return children.filter { !$0.isLeaving }
        .compactMap { ($0 as? Writer)?.value(own, reduce) }
        .reduce(nil) { sum, next in sum.map { reduce($0, next) } ?? next }
    }
  }

  /// A tree whose values are read, and changes of it.
  @MainActor
  private final class Tree {
    let root: Writer
    var nodes: [Writer]
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      root = Writer(inputs: inputs)
      root.mayWritePreferences = true
      nodes = [root]
    }

    func insert() {
      let parent = nodes[random.below(nodes.count)]
      let node = Writer(inputs: root.inputs)
      node.mayWritePreferences = random.below(5) > 0
      if node.mayWritePreferences, random.below(2) == 0 { node.first = "\(nodes.count)" }
      if node.mayWritePreferences, random.below(3) == 0 { node.second = [nodes.count] }
      let place = random.below(parent.children.count + 1)
      operations.append("insert \(node.first ?? "-") \(node.second ?? []) at \(place)")
      parent.adopt(node, at: place)
      nodes.append(node)
    }

    func remove() {
      guard let node = nodes.dropFirst().randomElement(using: &random) else { return }
      operations.append("remove \(nodes.firstIndex { $0 === node } ?? 0)")
      node.parent?.remove(node)
      nodes.removeAll(where: \.isRemoved)
    }

    func change() {
      let number = random.below(nodes.count)
      let node = nodes[number]
      guard number > 0, node.mayWritePreferences else { return }
      switch random.below(3) {
      case 0:
        node.isLeaving.toggle()
        operations.append("\(number) \(node.isLeaving ? "leaves" : "stays")")
      case 1:
        node.first = random.below(3) == 0 ? nil : "\(random.below(100))"
        operations.append("\(number) writes \(node.first ?? "nothing")")
        node.preferencesDidChange(ObjectIdentifier(First.self))
      default:
        node.second = random.below(3) == 0 ? nil : [random.below(100)]
        operations.append("\(number) writes \(node.second ?? [])")
        node.preferencesDidChange(random.below(2) == 0 ? nil : ObjectIdentifier(Second.self))
      }
    }

    func check() {
      let node = random.below(3) > 0 ? root : nodes[random.below(nodes.count)]
      let graph = root.graph
      for _ in 0..<2 {
        let expected = (node.value(\.first, +), node.value(\.second, +))
        #expect(node.preference(First.self) == expected.0, "\(operations)")
        #expect(node.preference(Second.self) == expected.1, "\(operations)")
      }
      let before = graph.statistics.preferences
      _ = node.preference(First.self)
      #expect(graph.statistics.preferences == before, "a value is cached: \(operations)")
      #expect(graph.preferences.count <= nodes.count, "\(operations)")
    }
  }

  @Test("after any changes of a tree, a preference equals a reduction of all its values in order")
  func trees() {
    let window = Window {}
    window.graph.preferences.readers += 1
    for seed in UInt64(0)..<20 {
      let tree = Tree(seed: seed, inputs: window.graph.root.inputs)
      for _ in 0..<60 {
        switch tree.random.below(8) {
        case 0...2: tree.insert()
        case 3: tree.remove()
        default: tree.change()
        }
        if tree.random.below(3) > 0 { tree.check() }
      }
      for child in Array(tree.root.children) { tree.root.remove(child) }
      window.graph.preferences.forget(tree.root)
      #expect(window.graph.preferences.count == 0, "\(tree.operations)")
    }
  }
}
