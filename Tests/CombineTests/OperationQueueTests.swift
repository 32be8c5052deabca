import Combine
import Foundation
import Synchronization
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

  @Test("delayed work is in the queue at once, so that waiting for the queue waits for it")
  func delayedWork_isInTheQueue() {
    let queue = OperationQueue()
    let count = Mutex(0)
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { count.withLock { $0 += 1 } }
    #expect(queue.operationCount == 1)
    #expect(queue.operations.first?.isReady == false && count.withLock { $0 } == 0)
    queue.waitUntilAllOperationsAreFinished()
    #expect(queue.operationCount == 0 && count.withLock { $0 } == 1)
  }

  @Test("delayed work ends with the operations that its queue cancels")
  func delayedWork_isCanceledByTheQueue() {
    let queue = OperationQueue()
    let count = Mutex(0)
    queue.schedule(after: queue.now.advanced(by: 3600)) { count.withLock { $0 += 1 } }
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    #expect(queue.operationCount == 0 && count.withLock { $0 } == 0)
  }

  @Test("repeated work has its next operation in the queue until it's canceled")
  func repeatedWork_isInTheQueue() {
    let queue = OperationQueue()
    let count = Mutex(0)
    let repetition = queue.schedule(after: queue.now, interval: 3600) {
      count.withLock { $0 += 1 }
    }
    let end = Date(timeIntervalSinceNow: 10)
    while count.withLock({ $0 }) == 0, end.timeIntervalSinceNow > 0 {
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(count.withLock { $0 } == 1 && queue.operations.contains { !$0.isReady })
    repetition.cancel()
    queue.waitUntilAllOperationsAreFinished()
    #expect(count.withLock { $0 } == 1)
  }

  @Test(
    "times of operation queues and of run loops are of two types, which can get conformances of their own"
  )
  func timesHaveTheirOwnTypes() {
    #expect(OperationQueue.SchedulerTimeType.self != RunLoop.SchedulerTimeType.self)
    #expect(
      OperationQueue.SchedulerTimeType.Stride.milliseconds(500).inWords == "500 ms of a queue")
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(500).inWords == "500 ms of a run loop")
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

/// A conformance that a program gives both types.
private protocol InWords { var inWords: String { get } }

extension OperationQueue.SchedulerTimeType.Stride: InWords {
  fileprivate var inWords: String { "\(Int(timeInterval * 1000)) ms of a queue" }
}

extension RunLoop.SchedulerTimeType.Stride: InWords {
  fileprivate var inWords: String { "\(Int(timeInterval * 1000)) ms of a run loop" }
}
