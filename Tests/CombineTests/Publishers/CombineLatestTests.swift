import Combine
import Testing

struct CombineLatestTests {
  private typealias Pair = (Int, String)
  private let numbers = LoggedSubject<Int>()
  private let letters = LoggedSubject<String>()

  /// Subscribes a recorder to the latest values of both subjects.
  private func record(
    demand: Subscribers.Demand = .unlimited
  ) -> EventRecorder<Pair, UpstreamError> {
    let recorder = EventRecorder<Pair, UpstreamError>(demand: demand)
    numbers.publisher.combineLatest(letters.publisher).subscribe(recorder)
    return recorder
  }

  @Test("values are combined as soon as each publisher has sent one, and then with each new one")
  func values() {
    let recorder = record()
    numbers.send(1, 2)
    #expect(recorder.events == ["subscription"])
    letters.send("a")
    numbers.send(3)
    letters.send("b")
    #expect(
      recorder.events == ["subscription", #"(2, "a")"#, #"(3, "a")"#, #"(3, "b")"#])
  }

  @Test("three and four publishers are combined, with and without a transform")
  func arities() {
    let (a, b, c) = ([1, 2].publisher, Just("x"), Just(true))
    var received: [String] = []
    let subscriptions = [
      a.combineLatest(b) { "\($0)\($1)" }.sink { received.append($0) },
      a.combineLatest(b, c).sink { received.append("\($0)") },
      a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { received.append($0) },
      a.combineLatest(b, c, a).sink { received.append("\($0)") },
      a.combineLatest(b, c, a) { "\($0)\($1)\($2)\($3)" }.sink { received.append($0) },
    ]
    #expect(
      received == [
        "2x", #"(2, "x", true)"#, "2xtrue", #"(2, "x", true, 1)"#, #"(2, "x", true, 2)"#,
        "2xtrue1", "2xtrue2",
      ])
    _ = subscriptions
  }

  @Test("the publisher finishes when all have finished, and not before")
  func completion() {
    let recorder = record()
    numbers.send(1)
    letters.send("a")
    numbers.finish()
    letters.send("b")
    #expect(recorder.events.suffix(2) == [#"(1, "a")"#, #"(1, "b")"#])
    letters.finish()
    #expect(recorder.events.last == "finished")
    #expect(numbers.log == ["unlimited"] && letters.log == ["unlimited"])
  }

  @Test("a failure arrives at once, and cancels the other publisher")
  func failure() {
    let recorder = record()
    numbers.fail()
    letters.send("a")
    letters.fail()
    #expect(recorder.events == ["subscription", "jammed"])
    #expect(letters.log == ["unlimited", "cancel"])
  }

  @Test(
    "a publisher that fails while it is subscribed to keeps the others from being subscribed to")
  func immediateFailure() {
    let recorder = EventRecorder<Pair, UpstreamError>()
    Fail<Int, UpstreamError>(error: .jammed).combineLatest(letters.publisher).subscribe(recorder)
    #expect(recorder.events == ["subscription", "jammed"])
    #expect(letters.log == [])
  }

  @Test("a cancellation reaches all publishers, and nothing arrives after it")
  func cancellation() {
    let recorder = record()
    numbers.send(1)
    recorder.cancel()
    letters.send("a")
    letters.finish()
    numbers.finish()
    #expect(recorder.events == ["subscription"])
    #expect(numbers.log == ["unlimited", "cancel"] && letters.log == ["unlimited", "cancel"])
  }

  @Test("a canceled subscription releases its subscriber")
  func release() {
    weak var released: EventRecorder<Pair, UpstreamError>?
    do {
      let recorder = record()
      released = recorder
      recorder.cancel()
    }
    #expect(released == nil)
  }

  @Test("requests reach all publishers, and values without demand are dropped")
  func demand() {
    let recorder = record(demand: .max(1))
    #expect(numbers.log == ["max(1)"] && letters.log == ["max(1)"])
    numbers.send(1, 2)
    letters.send("a", "b")
    #expect(recorder.events == ["subscription", #"(1, "a")"#])
    recorder.request(.max(2))
    #expect(numbers.log == ["max(1)", "max(2)"] && letters.log == ["max(1)", "max(2)"])
    letters.send("c")
    numbers.send(3)
    letters.send("d")
    #expect(recorder.events.dropFirst(2) == [#"(1, "c")"#, #"(3, "c")"#])
    // The value that was dropped is the latest one of its publisher.
    recorder.request(.max(1))
    numbers.send(4)
    #expect(recorder.events.last == #"(4, "d")"#)
  }

  @Test("demand that the subscriber returns with a value reaches all publishers")
  func returnedDemand() {
    let recorder = record(demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    numbers.send(1)
    letters.send("a", "b")
    numbers.send(2)
    #expect(recorder.events.dropFirst() == [#"(1, "a")"#, #"(1, "b")"#, #"(2, "b")"#])
  }

  @Test("a value that the subscriber sends while it gets one arrives before send returns")
  func reentrancy() {
    let recorder = record()
    var wasInside = false
    recorder.onValue = { pair in
      let (number, letter) = pair
      guard letter == "a", number < 3 else { return .none }
      let count = recorder.events.count
      self.numbers.send(number + 1)
      wasInside = recorder.events.count > count
      return .none
    }
    numbers.send(1)
    letters.send("a")
    #expect(recorder.events.dropFirst() == [#"(1, "a")"#, #"(2, "a")"#, #"(3, "a")"#])
    #expect(wasInside)
  }

  @Test("a subscriber that cancels while it gets a value gets no other")
  func cancellationInside() {
    let recorder = EventRecorder<(Int, Int), Never>()
    recorder.onValue = { _ in
      recorder.cancel()
      return .none
    }
    [1, 2].publisher.combineLatest([3, 4].publisher).subscribe(recorder)
    #expect(recorder.events == ["subscription", "(2, 3)"])
  }

  /// A value that cancels when it is released.
  private final class Ticket {
    var onRelease: () -> Void = {}
    deinit { onRelease() }
  }

  @Test("a value that cancels the subscription when another replaces it causes no deadlock")
  func cancellationByReplacedValue() {
    let tickets = PassthroughSubject<Ticket, Never>()
    var subscription: AnyCancellable?
    var count = 0
    subscription = tickets.combineLatest(Just(1)).sink { _ in count += 1 }
    do {
      let ticket = Ticket()
      ticket.onRelease = { subscription?.cancel() }
      tickets.send(ticket)
    }
    tickets.send(Ticket())
    tickets.send(Ticket())
    #expect(count == 1)
  }

  @Test("print shows the name of the publisher")
  func names() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Just(1).combineLatest(Just(2)).print(to: lines).sink { _ in }
    _ = Just(1).merge(with: Just(2)).print(to: lines).sink { _ in }
    _ = Just(1).collect(.byTime(ManualScheduler(), 1)).print(to: lines).sink { _ in }
    for name in ["CombineLatest", "Merge", "CollectByTime"] {
      #expect(lines.text.contains("receive subscription: (\(name))"))
    }
  }

  @Test("publishers of the same publishers are equal")
  func equality() {
    #expect(
      Publishers.CombineLatest(Just(1), Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
    #expect(
      Publishers.CombineLatest3(Just(1), Just(2), Just(3))
        != Publishers.CombineLatest3(Just(1), Just(2), Just(4)))
  }
}
