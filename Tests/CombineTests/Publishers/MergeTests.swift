import Combine
import Testing

struct MergeTests {
  private let first = LoggedSubject<Int>()
  private let second = LoggedSubject<Int>()

  /// Subscribes a recorder to both subjects.
  private func record(
    demand: Subscribers.Demand = .unlimited
  ) -> EventRecorder<Int, UpstreamError> {
    let recorder = EventRecorder<Int, UpstreamError>(demand: demand)
    Publishers.Merge(first.publisher, second.publisher).subscribe(recorder)
    return recorder
  }

  @Test("values arrive in the order in which they are sent")
  func values() {
    let recorder = record()
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.events == ["subscription", "1", "2", "3"])
  }

  @Test("up to eight publishers are merged, of one type or of several")
  func arities() {
    func just(_ value: Int) -> AnyPublisher<Int, Never> { Just(value).eraseToAnyPublisher() }
    let all = [
      Just(1).merge(with: Just(2)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3), just(4)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3), just(4), just(5)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3), just(4), just(5), just(6)).eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7))
        .eraseToAnyPublisher(),
      Just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7), just(8))
        .eraseToAnyPublisher(),
      Publishers.MergeMany([just(1)]).merge(with: just(2)).eraseToAnyPublisher(),
    ]
    var received: [[Int]] = []
    for publisher in all { _ = publisher.collect().sink { received.append($0) } }
    #expect(received.map(\.count) == [2, 2, 3, 4, 5, 6, 7, 8, 2])
    #expect(received.allSatisfy { $0 == Array(1...$0.count) })
  }

  @Test("a merged publisher becomes one of more publishers when another is added")
  func chain() {
    typealias One = Just<Int>
    let four = Publishers.Merge(Just(1), Just(2)).merge(with: Just(3)).merge(with: Just(4))
    let six = four.merge(with: Just(5)).merge(with: Just(6))
    let merged: Publishers.Merge8<One, One, One, One, One, One, One, One> =
      six.merge(with: Just(7)).merge(with: Just(8))
    var received: [Int] = []
    _ = merged.sink { received.append($0) }
    #expect(received == Array(1...8))
  }

  @Test("the publisher finishes when all have finished; without publishers, at once")
  func completion() {
    let recorder = record()
    first.finish()
    second.send(1)
    #expect(recorder.events == ["subscription", "1"])
    second.finish()
    #expect(recorder.events == ["subscription", "1", "finished"])

    let empty = EventRecorder<Int, Never>(demand: .none)
    Publishers.MergeMany([Just<Int>]()).subscribe(empty)
    #expect(empty.events == ["subscription", "finished"])
  }

  @Test(
    "a failure arrives at once, also before values that wait for demand, and cancels the others")
  func failure() {
    let recorder = record(demand: .max(1))
    first.send(1)
    second.send(2)
    first.fail()
    recorder.request(.max(1))
    #expect(recorder.events == ["subscription", "1", "jammed"])
    #expect(second.log.last == "cancel")
  }

  @Test("a cancellation reaches all publishers, and nothing arrives after it")
  func cancellation() {
    let recorder = record()
    recorder.cancel()
    first.send(1)
    second.finish()
    #expect(recorder.events == ["subscription"])
    #expect(first.log == ["unlimited", "cancel"] && second.log == ["unlimited", "cancel"])
  }

  @Test("one value of each publisher is requested at a time, and held until there is demand")
  func demand() {
    let recorder = record(demand: .max(1))
    #expect(first.log == ["max(1)"] && second.log == ["max(1)"])
    first.send(1)
    second.send(2)
    #expect(recorder.events == ["subscription", "1"])
    second.finish()
    recorder.request(.max(1))
    #expect(recorder.events == ["subscription", "1", "2"])
    #expect(first.log == ["max(1)"])
    recorder.request(.max(2))
    #expect(first.log == ["max(1)", "max(1)"])
    first.send(3)
    first.finish()
    #expect(recorder.events == ["subscription", "1", "2", "3", "finished"])
  }

  @Test("the completion waits for a value that waits for demand")
  func completionAfterHeldValue() {
    let recorder = record(demand: .max(1))
    first.send(1)
    second.send(2)
    first.finish()
    second.finish()
    #expect(recorder.events == ["subscription", "1"])
    recorder.request(.max(1))
    #expect(recorder.events == ["subscription", "1", "2", "finished"])
  }

  @Test("without demand nothing is requested; unlimited demand is passed on")
  func noDemandAndUnlimited() {
    let recorder = record(demand: .none)
    #expect(first.log == [] && second.log == [])
    recorder.request(.max(1))
    recorder.request(.unlimited)
    recorder.request(.max(3))
    #expect(first.log == ["max(1)", "unlimited"] && second.log == ["max(1)", "unlimited"])
    first.send(1, 2)
    #expect(recorder.events == ["subscription", "1", "2"])
  }

  @Test("sequences lose no value when the subscriber requests one at a time")
  func sequences() {
    let recorder = EventRecorder<Int, Never>(demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    (1...3).publisher.merge(with: (11...13).publisher).subscribe(recorder)
    #expect(Set(recorder.events.dropFirst().dropLast()) == ["1", "2", "3", "11", "12", "13"])
    #expect(recorder.events.count == 8 && recorder.events.last == "finished")
  }

  @Test("a value that the subscriber sends while it gets one arrives before send returns")
  func reentrancy() {
    let recorder = record()
    recorder.onValue = {
      if $0 == 1 { self.second.send(2) }
      return .none
    }
    first.send(1, 3)
    #expect(recorder.events == ["subscription", "1", "2", "3"])
  }

  @Test("publishers of the same publishers are equal")
  func equality() {
    #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
    #expect(Publishers.MergeMany(Just(1)) != Publishers.MergeMany(Just(1), Just(2)))
  }
}
