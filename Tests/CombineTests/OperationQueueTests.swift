import Combine
import Foundation
import Testing

struct OperationQueueTests {
  @Test("a queue runs actions as operations: now, later and repeatedly")
  func queue_runsActions() async {
    let queue = OperationQueue()
    await withCheckedContinuation { done in
      queue.schedule {
        queue.schedule(after: queue.now.advanced(by: 0.001)) { done.resume() }
      }
    }

    let (ticks, continuation) = AsyncStream.makeStream(of: Void.self)
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      continuation.yield()
    }
    var count = 0
    for await _ in ticks.prefix(3) { count += 1 }
    #expect(count == 3)
    repetition.cancel()
  }

  @Test("any tolerance is allowed, also one that is longer than any wait")
  func anyTolerance() {
    let queue = OperationQueue()
    for tolerance in [1e10, .infinity, .nan, -1] as [Double] {
      queue.schedule(
        after: queue.now.advanced(by: 1), interval: 1, tolerance: .init(floatLiteral: tolerance)
      ) {}
      .cancel()
    }
  }
}
