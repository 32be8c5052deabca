import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The modifiers of a list's elements, compared with an array of them.
@MainActor
@Suite struct ListWrapperChainTests {
  /// The node that a modifier makes around another.
  private final class Wrapped: ViewNode {
    let number: Int

    init(_ number: Int, around node: ViewNode) {
      self.number = number
      super.init(inputs: node.inputs)
      adopt(node)
    }
  }

  private final class Wrapper: AnyListWrapper {
    let number: Int

    init(_ number: Int) { self.number = number }

    /// Every third modifier wraps slots.
    override var wrapsSlots: Bool { number % 3 == 0 }
    override func wrap(_ node: ViewNode) -> ViewNode { Wrapped(number, around: node) }
  }

  /// A chain, and a model of it: the numbers of its modifiers, innermost first.
  private struct Pair {
    var chain: ListWrapperChain?
    var numbers: [Int] = []

    @MainActor func adding(_ number: Int) -> Pair {
      Pair(chain: ListWrapperChain(Wrapper(number), in: chain), numbers: [number] + numbers)
    }

    @MainActor var withoutSlots: Pair {
      Pair(chain: chain?.withoutSlots, numbers: numbers.filter { $0 % 3 > 0 })
    }
  }

  /// The numbers of the modifiers around a node, innermost first.
  private func numbers(_ outermost: ViewNode) -> [Int] {
    var (numbers, node): ([Int], ViewNode) = ([], outermost)
    while let wrapped = node as? Wrapped {
      numbers.insert(wrapped.number, at: 0)
      node = wrapped.children[0]
    }
    return numbers
  }

  private func check(_ pair: Pair, _ inputs: ViewInputs, _ seed: UInt64) {
    #expect((pair.chain == nil) == pair.numbers.isEmpty, "seed \(seed): \(pair.numbers)")
    guard let chain = pair.chain else { return }
    let slots = pair.numbers.filter { $0 % 3 == 0 }
    #expect(chain.wrapsSlots == !slots.isEmpty, "seed \(seed): \(pair.numbers)")
    for (isSlot, expected) in [(false, pair.numbers), (true, slots)] {
      let node = ViewNode(inputs: inputs)
      let wrapped = chain.wrap(node, asSlot: isSlot)
      #expect(numbers(wrapped) == expected, "seed \(seed): \(pair.numbers), as slot: \(isSlot)")
      guard numbers(wrapped) == expected else { continue }
      let unwrapped = chain.unwrap(wrapped, asSlot: isSlot)
      #expect(unwrapped === node, "seed \(seed): \(pair.numbers), as slot: \(isSlot)")
    }
  }

  @Test("nested modifiers wrap a view from the inside, and only some of them wrap slots")
  func chains() {
    let window = Window {}
    for seed in UInt64(0)..<20 { play(seed, window.graph.root.inputs) }
  }

  private func play(_ seed: UInt64, _ inputs: ViewInputs) {
    var random = RandomCases(seed: seed)
    var pairs = [Pair()]
    for _ in 0..<15 {
      let pair = pairs[random.below(pairs.count)]
      pairs.append(random.below(4) == 0 ? pair.withoutSlots : pair.adding(random.below(30)))
    }
    for pair in pairs {
      check(pair, inputs, seed)
      check(pair.withoutSlots, inputs, seed)
    }
  }
}
