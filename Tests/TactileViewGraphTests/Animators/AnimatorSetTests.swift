import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The running animators, compared with an array.
@MainActor
@Suite struct AnimatorSetTests {
  private final class Counter: AnyAnimator {
    let end: Double
    let moves: (Counter) -> Void

    init(end: Double, moves: @escaping (Counter) -> Void) {
      self.end = end
      self.moves = moves
    }

    override var isEndless: Bool { end == .infinity }

    override func advance(to time: Double) -> Bool {
      moves(self)
      return time < end
    }
  }

  @Test("animators advance once each, in order, until they end or are removed")
  func order() {
    var random = RandomCases()
    let set = AnimatorSet()
    var (running, moved): ([Counter], [Counter]) = ([], [])
    for step in 0..<2000 {
      let time = Double(step)
      switch random.below(4) {
      case 0, 1:
        let length = random.below(20) == 0 ? .infinity : Double(random.below(30))
        let counter = Counter(end: time + length) { moved.append($0) }
        set.insert(counter)
        running.append(counter)
        // One that runs is not added twice.
        if let old = running.randomElement(using: &random) { set.insert(old) }
      case 2:
        guard let counter = running.randomElement(using: &random) else { continue }
        running.removeAll { $0 === counter }
        set.remove(counter)
        set.remove(counter)
      default:
        moved = []
        set.advance(to: time)
        #expect(moved.elementsEqual(running, by: { $0 === $1 }))
        running.removeAll { time >= $0.end }
      }
      #expect(set.isEmpty == running.isEmpty)
      #expect(set.hasFinite == running.contains { $0.end < .infinity })
    }
  }
}
