import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The order of queued callbacks, compared with an order worked out from all callbacks that were queued.
@MainActor
@Suite struct ActionQueueTests {
  private enum Turn: CaseIterable { case first, usual, last }

  /// A callback, and those that it queues when it runs.
  private struct Plan {
    let number: Int
    let turn: Turn
    let later: [Plan]
  }

  private var random = RandomCases()
  private var count = 0

  private mutating func plans(depth: Int) -> [Plan] {
    (0..<random.below(4)).map { _ in
      count += 1
      let number = count
      let later = depth > 0 ? plans(depth: depth - 1) : []
      return Plan(number: number, turn: Turn.allCases[random.below(3)], later: later)
    }
  }

  /// The order in which the callbacks run: of the waiting ones of the earliest turn, the one that was queued first.
  private func order(_ plans: [Plan]) -> [Int] {
    var (waiting, order): ([Plan], [Int]) = (plans, [])
    while let turn = Turn.allCases.first(where: { turn in waiting.contains { $0.turn == turn } }) {
      let next = waiting.remove(at: waiting.firstIndex { $0.turn == turn }!)
      order.append(next.number)
      waiting += next.later
    }
    return order
  }

  @Test("callbacks run in the order of their turns, and of their queueing within a turn")
  mutating func order() {
    for _ in 0..<300 {
      let queue = ActionQueue()
      var ran: [Int] = []
      func add(_ plan: Plan) {
        let action: @MainActor () -> Void = {
          ran.append(plan.number)
          for later in plan.later { add(later) }
          // The outer call goes on.
          queue.run()
        }
        switch plan.turn {
        case .first: queue.appendFirst(action)
        case .usual: queue.append(action)
        case .last: queue.appendLast(action)
        }
      }
      let plans = plans(depth: 2)
      for plan in plans { add(plan) }
      queue.run()
      #expect(ran == order(plans))
    }
  }

  @Test("if a callback closes its window, the callbacks after it still run; others are dropped")
  func closing() {
    let queue = ActionQueue()
    var ran: [Int] = []
    queue.append {
      ran.append(1)
      queue.removeAll()
    }
    queue.append { ran.append(2) }
    queue.run()
    #expect(ran == [1, 2])
    queue.append { ran.append(3) }
    queue.removeAll()
    queue.run()
    #expect(ran == [1, 2])
  }
}
