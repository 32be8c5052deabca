import Combine
import Dispatch
import Testing

struct ZipTests {
  private typealias Pair = (Int, String)
  private let numbers = LoggedSubject<Int>()
  private let letters = LoggedSubject<String>()

  /// Subscribes a recorder to the pairs of both subjects.
  private func record(
    demand: Subscribers.Demand = .unlimited
  ) -> EventRecorder<Pair, UpstreamError> {
    let recorder = EventRecorder<Pair, UpstreamError>(demand: demand)
    numbers.publisher.zip(letters.publisher).subscribe(recorder)
    return recorder
  }

  /// A subscriber that keeps nothing, as one that only prints.
  private final class Forgetful: Subscriber {
    var values: [String] = []

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: String) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<UpstreamError>) {
      values.append("\(completion)")
    }
  }

  @Test("a subscriber that doesn't keep its subscription gets all values")
  func forgetfulSubscriber() {
    let subscriber = Forgetful()
    numbers.subject.zip(letters.subject) { "\($0)\($1)" }.subscribe(subscriber)
    numbers.subject.zip(letters.subject, numbers.subject) { "\($0)\($1)\($2)" }
      .subscribe(subscriber)
    numbers.send(1)
    letters.send("a")
    #expect(subscriber.values.sorted() == ["1a", "1a1"])
    letters.finish()
    #expect(subscriber.values.suffix(2) == ["finished", "finished"])
  }

  @Test("values are published in pairs, in order; a value waits for its counterpart")
  func pairs() {
    let recorder = record()
    numbers.send(1, 2, 3)
    #expect(recorder.events == ["subscription"])
    letters.send("a", "b")
    #expect(recorder.events == ["subscription", #"(1, "a")"#, #"(2, "b")"#])
  }

  @Test("three and four publishers are zipped, with and without a transform")
  func arities() {
    let (a, b, c) = ([1, 2].publisher, ["x", "y"].publisher, [true, false].publisher)
    var received: [String] = []
    let subscriptions = [
      a.zip(b) { "\($0)\($1)" }.sink { received.append($0) },
      a.zip(b, c).sink { received.append("\($0)") },
      a.zip(b, c) { "\($0)\($1)\($2)" }.sink { received.append($0) },
      a.zip(b, c, a).sink { received.append("\($0)") },
      a.zip(b, c, a) { "\($0)\($1)\($2)\($3)" }.sink { received.append($0) },
    ]
    #expect(
      received == [
        "1x", "2y", #"(1, "x", true)"#, #"(2, "y", false)"#, "1xtrue", "2yfalse",
        #"(1, "x", true, 1)"#, #"(2, "y", false, 2)"#, "1xtrue1", "2yfalse2",
      ])
    _ = subscriptions
  }

  @Test("the publisher finishes when no pair is possible any more, and cancels the other publisher")
  func completion() {
    let recorder = record()
    numbers.send(1, 2)
    numbers.finish()
    letters.send("a")
    #expect(recorder.events == ["subscription", #"(1, "a")"#])
    letters.send("b")
    #expect(recorder.events.suffix(2) == [#"(2, "b")"#, "finished"])
    #expect(numbers.log == ["unlimited"] && letters.log == ["unlimited", "cancel"])
  }

  @Test(
    "a publisher that finishes without a value left finishes all, also while it is subscribed to")
  func completionAtOnce() {
    let recorder = record()
    letters.finish()
    #expect(recorder.events == ["subscription", "finished"])
    let empty = EventRecorder<Pair, UpstreamError>()
    Empty<Int, UpstreamError>().zip(letters.publisher).subscribe(empty)
    #expect(empty.events == ["subscription", "finished"])
  }

  @Test("a failure ends it, drops waiting values and cancels all publishers")
  func failure() {
    let recorder = record()
    numbers.send(1)
    numbers.fail()
    letters.send("a")
    #expect(recorder.events == ["subscription", "jammed"])
    #expect(letters.log == ["unlimited", "cancel"])
  }

  @Test(
    "each publisher gets each request; demand for a pair is returned to the one that completed it")
  func demand() {
    let recorder = record(demand: .max(2))
    recorder.onValue = { _ in .max(3) }
    #expect(numbers.log == ["max(2)"] && letters.log == ["max(2)"])
    numbers.send(1)
    letters.send("a")
    #expect(numbers.log == ["max(2)", "max(3)"] && letters.log == ["max(2)", "max(3)"])
    recorder.request(.max(1))
    #expect(numbers.log.last == "max(1)" && letters.log.last == "max(1)")
  }

  @Test("a cancellation reaches all publishers, and nothing arrives after it")
  func cancellation() {
    let recorder = record()
    numbers.send(1)
    recorder.cancel()
    letters.send("a")
    #expect(recorder.events == ["subscription"])
    #expect(numbers.log == ["unlimited", "cancel"] && letters.log == ["unlimited", "cancel"])
  }

  @Test("a value that the subscriber sends while it gets a pair waits for its counterpart")
  func reentrancy() {
    let recorder = record()
    recorder.onValue = {
      if $0.0 == 1 { self.numbers.send(2) }
      return .none
    }
    numbers.send(1)
    letters.send("a")
    #expect(recorder.events == ["subscription", #"(1, "a")"#])
    letters.send("b")
    #expect(recorder.events.last == #"(2, "b")"#)
  }

  @Test("a publisher that sends its values on another thread later is zipped as well")
  func threads() async {
    let (count, queue) = (200, DispatchQueue(label: "letters"))
    let pairs = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
      let subscriber = Subscribers.Sink<[Int], Never> { _ in
      } receiveValue: {
        done.resume(returning: $0)
      }
      (0..<count).publisher.zip((0..<count).publisher.subscribe(on: queue)) { $0 - $1 }
        .collect().subscribe(subscriber)
    }
    #expect(pairs == Array(repeating: 0, count: count))
  }
}
