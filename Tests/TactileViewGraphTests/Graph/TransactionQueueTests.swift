import Foundation
import Synchronization
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Queued writes, compared with a list.
@MainActor
@Suite struct TransactionQueueTests {
  @Test("4.4.28: consecutive writes with equal transactions share an update, in order")
  func batches() {
    let window = Window { EmptyView() }
    var random = RandomCases()
    let transactions = [
      Transaction(), Transaction(animation: .linear(duration: 1)), Transaction(animation: nil),
    ]
    for _ in 0..<200 {
      let queue = TransactionQueue {}
      var written: [Int] = []
      var expected: [(transaction: Transaction, numbers: [Int])] = []
      for number in 0..<random.below(12) {
        var transaction = transactions[random.below(3)]
        transaction.isBarrier = random.below(6) == 0
        queue.append(transaction: transaction) { _ in written.append(number) }
        if !transaction.isBarrier, expected.last?.transaction == transaction {
          expected[expected.count - 1].numbers.append(number)
        } else {
          expected.append((transaction, [number]))
        }
      }
      for batch in expected {
        #expect(!queue.isEmpty)
        let next = queue.next()
        #expect(next?.transaction == batch.transaction)
        written = []
        next?.writes.forEach { $0(window.graph) }
        #expect(written == batch.numbers)
      }
      #expect(queue.isEmpty && queue.next()?.writes.count == nil)
    }
  }

  @Test("the host is woken by the first write after an update, and by no other")
  func wake() {
    let wakes = Mutex(0)
    let queue = TransactionQueue { wakes.withLock { $0 += 1 } }
    for _ in 0..<3 {
      let before = wakes.withLock(\.self)
      for _ in 0..<5 { queue.append(transaction: Transaction()) { _ in } }
      #expect(wakes.withLock(\.self) == before + 1)
      while queue.next() != nil {}
    }
  }

  @Test("the queue of a closed window keeps no write, and claims no completion")
  func close() {
    final class Value {}
    let queue = TransactionQueue {}
    weak var (early, late): (Value?, Value?)
    func write(_ value: Value) {
      queue.append(transaction: Transaction()) { _ in withExtendedLifetime(value) {} }
    }
    do {
      let value = Value()
      early = value
      write(value)
    }
    #expect(early != nil)
    queue.close()
    #expect(early == nil)
    do {
      let value = Value()
      late = value
      write(value)
    }
    #expect(late == nil)
    #expect(queue.isEmpty && queue.next()?.writes.count == nil)
  }
}
