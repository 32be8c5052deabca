import Combine
import Foundation
import Testing

/// Timers and schedulers on a run loop that the test runs itself.
struct RunLoopTests {
  /// Turns the run loop until a condition holds; an expectation after it fails when it never does.
  func turn(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), end.timeIntervalSinceNow > 0 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.002))
    }
  }

  @Test("a connected timer sends dates to all its subscribers")
  func timer_emitsDates() {
    var (first, second) = ([Date](), [Date]())
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    let subscriptions = [timer.sink { first.append($0) }, timer.sink { second.append($0) }]
    #expect(first.isEmpty)

    let connection = timer.connect()
    turn { first.count >= 3 && second.count >= 3 }
    #expect(first.count >= 3 && second.count >= 3)
    #expect(first == first.sorted())

    connection.cancel()
    let count = first.count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(first.count == count)
    _ = subscriptions
  }

  @Test("a canceled subscriber receives no more dates, and the others do")
  func cancelledSubscriber_receivesNothing() {
    var (first, second) = (0, 0)
    let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    let subscriptions = [timer.sink { _ in first += 1 }, timer.sink { _ in second += 1 }]
    turn { first >= 1 }
    subscriptions[0].cancel()
    let count = first
    turn { second >= count + 3 }
    #expect(first == count)
    #expect(second >= count + 3)
  }

  @Test("a run loop delivers values in its next iteration, in order")
  func runLoop_receivesInTheNextTurn() {
    var received: [Int] = []
    let subscription = [1, 2, 3].publisher.receive(on: RunLoop.current).sink {
      received.append($0)
    }
    #expect(received.isEmpty)
    turn { received.count == 3 }
    #expect(received == [1, 2, 3])
    _ = subscription
  }

  @Test("a run loop runs delayed and repeated actions")
  func runLoop_delaysAndRepeats() {
    let runLoop = RunLoop.current
    var (once, repeated) = (0, 0)
    runLoop.schedule(after: runLoop.now.advanced(by: .milliseconds(1))) { once += 1 }
    let repetition = runLoop.schedule(after: runLoop.now, interval: .milliseconds(1)) {
      repeated += 1
    }
    turn { once == 1 && repeated >= 3 }
    #expect(once == 1 && repeated >= 3)
    repetition.cancel()
  }
}
