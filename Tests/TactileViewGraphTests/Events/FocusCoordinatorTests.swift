import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The focus in trees of views, compared with searches through all of them.
@MainActor
@Suite struct FocusCoordinatorTests {
  /// A view that can have the focus, or else one around such views.
  private final class Holder: ElementNode, FocusHolder {
    var number = 0
    var holds = true
    var canFocus = true
    var isControl = false
    var excludesControls = false
    var takesFocusFromClick = false
    var tells: (Int, Bool) -> Void = { _, _ in }

    override var asFocusHolder: (any FocusHolder)? { holds ? self : nil }

    func tell(_ isFocused: Bool) { tells(number, isFocused) }
  }

  /// A tree of views, and the model of its focus.
  @MainActor
  private final class Tree {
    let graph: ViewGraph
    let base: Holder
    var nodes: [Holder] = []
    /// The focused view and those around it that know of it, innermost first.
    var focused: [Int] = []
    var told: [String] = []
    var expected: [String] = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, graph: ViewGraph) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      self.graph = graph
      base = Holder(inputs: graph.root.inputs)
      base.holds = false
      graph.root.adopt(base)
    }

    func insert() {
      let node = Holder(inputs: base.inputs)
      node.number = nodes.count
      node.holds = random.below(5) > 0
      node.canFocus = random.below(4) > 0
      node.isControl = random.below(2) == 0
      node.excludesControls = random.below(5) == 0
      node.takesFocusFromClick = random.below(2) == 0
      node.tells = { [unowned self] in told.append("\($0) \($1)") }
      let parent = random.below(4) == 0 ? base : nodes.randomElement(using: &random) ?? base
      parent.adopt(node, at: random.below(parent.children.count + 1))
      operations.append("insert \(node.number) in \(parent === base ? "base" : "\(parent.number)")")
      nodes.append(node)
    }

    // MARK: The model

    private func around(_ node: Holder) -> [Holder] {
      var found: [Holder] = []
      var next: ViewNode? = node
      while let holder = next as? Holder, holder !== base {
        found.append(holder)
        next = holder.parent
      }
      return found
    }

    private func isStaying(_ node: Holder) -> Bool {
      around(node).allSatisfy { !$0.isLeaving && !$0.isPassedOver }
    }

    private func all(in node: Holder) -> [Holder] {
      [node] + node.children.flatMap { ($0 as? Holder).map(all) ?? [] }
    }

    /// The first view in another one that can have the focus, and has no such view inside it.
    private func first(in root: Holder) -> Holder? {
      let inside = all(in: root).filter { node in
        let path = Array(around(node).prefix { $0 !== root }) + [root]
        return node.holds && node.canFocus
          && path.allSatisfy { !$0.isLeaving && !$0.isPassedOver }
          && !(node.isControl && path.contains { $0.holds && $0.excludesControls })
      }
      return inside.first { node in
        !inside.contains { $0 !== node && around($0).contains { $0 === node } }
      }
    }

    private func expectMove(to node: Holder?) {
      let node = node.flatMap { isStaying($0) ? $0 : nil }
      guard node?.number != focused.first else { return }
      let lost = focused
      focused = node.map { around($0).filter(\.holds).map(\.number) } ?? []
      expected += lost.filter { !focused.contains($0) }.map { "\($0) false" }
      expected += focused.map { "\($0) true" }
    }

    // MARK: Operations

    func step() {
      guard !nodes.isEmpty else { return insert() }
      // Mostly one of the first, which have others inside.
      let node = nodes[random.below(random.below(nodes.count) + 1)]
      switch random.below(9) {
      case 0, 1: insert()
      case 2, 3:
        guard node.holds else { return }
        operations.append("focus \(node.number)")
        graph.focus.move(to: node)
        expectMove(to: node)
      case 4:
        let isWanted = random.below(3) > 0
        operations.append("state of \(node.number) is \(isWanted)")
        graph.focus.stateDidChange(at: node.handle, isWanted)
        guard node.holds, isWanted != focused.contains(node.number) else { return }
        let target = first(in: node)
        if !isWanted {
          expectMove(to: nil)
        } else if let target {
          expectMove(to: target)
        } else {
          expected.append("\(node.number) false")
        }
      case 5:
        operations.append("click \(node.number)")
        var path = EventPath()
        for node in around(node) { path.append(node) }
        graph.focus.mouseDidGoDown(on: path)
        graph.actions.run()
        guard let holder = around(node).first(where: \.holds) else { return }
        if holder.takesFocusFromClick, holder.canFocus { expectMove(to: holder) }
      case 6:
        guard node.holds else { return }
        operations.append("\(node.number) gives up the focus")
        graph.focus.leave(node)
        #expect(told == expected, "a later action: \(operations)")
        graph.actions.run()
        if focused.first == node.number { expectMove(to: nil) }
      case 7:
        node.isLeaving = !node.isLeaving && random.below(2) == 0
        operations.append("\(node.number) \(node.isLeaving ? "leaves" : "stays")")
      default:
        node.isPassedOver = !node.isPassedOver && random.below(2) == 0
        operations.append("\(node.number) is \(node.isPassedOver ? "" : "not ")passed over")
      }
    }

    func check() {
      #expect(told == expected, "\(operations)")
      #expect((graph.focus.current as? Holder)?.number == focused.first, "\(operations)")
      (told, expected) = ([], [])
    }
  }

  @Test(
    "the focus moves to the first view that can have it, and the views around it learn so, once")
  func trees() {
    for seed in UInt64(0)..<40 {
      let window = Window {}
      let tree = Tree(seed: seed, graph: window.graph)
      for _ in 0..<120 {
        tree.step()
        tree.check()
      }
      window.graph.focus.move(to: nil)
    }
  }
}
