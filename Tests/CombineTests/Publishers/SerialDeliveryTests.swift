import Combine
import Foundation
import Synchronization
import Testing

/// Publishers that send from several threads to one subscriber.
struct SerialDeliveryTests {
  /// A subject that threads share: subjects have locks of their own.
  private struct Shared: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
  }

  @Test(
    "a subscriber gets every value of several threads, one at a time, and those of each in order")
  func threads() {
    let subjects = (0..<4).map { _ in Shared() }
    // No lock guards this state: ThreadSanitizer reports calls that overlap.
    var (received, calls, finished) = ([Int](), 0, 0)
    let subscription = Publishers.MergeMany(subjects.map(\.subject)).sink(
      receiveCompletion: { _ in finished += 1 },
      receiveValue: {
        calls += 1
        #expect(calls == 1)
        received.append($0)
        calls -= 1
      })
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<500 { subjects[index].subject.send(index * 1000 + value) }
      subjects[index].subject.send(completion: .finished)
    }
    #expect(received.count == 2000 && finished == 1)
    for index in 0..<4 {
      #expect(received.filter { $0 / 1000 == index } == (0..<500).map { index * 1000 + $0 })
    }
    _ = subscription
  }

  @Test("a subscriber can wait for another thread that sends to it")
  func waiting() {
    let (first, second) = (Shared(), Shared())
    let isSent = DispatchSemaphore(value: 0)
    var events: [String] = []
    let subscription = first.subject.combineLatest(second.subject).sink { pair in
      events.append("\(pair)")
      guard pair == (1, 1) else { return }
      Thread.detachNewThread {
        // The other subject holds a lock of its own until the subscriber returns.
        first.subject.send(2)
        isSent.signal()
      }
      // The limit only keeps a deadlock from stopping the other tests.
      events.append(isSent.wait(timeout: .now() + 10) == .success ? "returns" : "waits")
    }
    first.subject.send(1)
    second.subject.send(1)
    #expect(events == ["(1, 1)", "returns", "(2, 1)"])
    _ = subscription
  }
}
