import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The open item of a window, compared with the number of the item that opened last.
@MainActor
@Suite struct OpenItemSlotModelTests {
  private final class Item: OpenItem {
    var area: ElementNode?
    let scrollView: ElementNode?
    let closes: (Item) -> Void

    init(area: ElementNode?, scrollView: ElementNode?, closes: @escaping (Item) -> Void) {
      (self.area, self.scrollView, self.closes) = (area, scrollView, closes)
    }

    func close() { closes(self) }
  }

  /// Items of a window, and the model.
  @MainActor
  private final class Stage {
    let slot: OpenItemSlot
    let elements: [ElementNode]
    var items: [Item?] = []
    /// Whether each item is closed as soon as it is told, and not after an animation.
    var isPrompt: [Bool] = []
    var open: Int?
    /// How often each item was told to close, and how often it should have been.
    var told: [Int]
    var expected: [Int]
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, graph: ViewGraph) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      slot = OpenItemSlot(graph: graph)
      elements = (0..<6).map { _ in ElementNode(inputs: graph.root.inputs) }
      (told, expected) = (Array(repeating: 0, count: 5), Array(repeating: 0, count: 5))
      for number in 0..<5 {
        isPrompt.append(random.below(2) == 0)
        items.append(
          Item(
            area: random.below(5) == 0 ? nil : elements[random.below(3)],
            scrollView: random.below(4) == 0 ? nil : elements[3 + random.below(3)]
          ) { [unowned self] item in
            told[number] += 1
            if isPrompt[number] { slot.didClose(item) }
          })
      }
    }

    private func closeOpen() {
      guard let open else { return }
      expected[open] += 1
      if isPrompt[open] { self.open = nil }
    }

    /// Does something with the slot or an item.
    func act() {
      let number = random.below(5)
      let (action, item) = (random.below(10), items[number])
      operations.append("action \(action), item \(number)")
      switch (action, item) {
      case (0...3, let item?):
        if open != number { closeOpen() }
        open = number
        slot.willOpen(item)
      case (4, let item?):
        if open == number { open = nil }
        slot.didClose(item)
      case (5, _):
        closeOpen()
        slot.close()
      case (6, let item?): item.area = nil
      case (7, _) where random.below(6) == 0:
        // An item that is gone isn't open.
        items[number] = nil
        if open == number { open = nil }
      default: touch()
      }
    }

    private func touch() {
      let numbers = elements.indices.filter { _ in random.below(2) == 0 }
      operations.append("touch \(numbers)")
      var path = EventPath()
      for number in numbers { path.append(elements[number]) }
      let hits = { [elements] (element: ElementNode) in
        numbers.contains { elements[$0] === element }
      }
      let item = open.flatMap { items[$0] }
      let isOutside = item?.area.map { !hits($0) } ?? false
      let onlyScrolls = isOutside && item?.scrollView.map(hits) ?? false
      if isOutside { closeOpen() }
      #expect(slot.touchBegins(on: path) == onlyScrolls, "\(operations)")
    }

    func check() { #expect(told == expected, "\(operations)") }
  }

  @Test("only the item that has opened last is told to close, by another one or a touch beside it")
  func items() {
    let window = Window {}
    for seed in UInt64(0)..<100 {
      let stage = Stage(seed: seed, graph: window.graph)
      for _ in 0..<50 {
        stage.act()
        stage.check()
      }
    }
  }
}
