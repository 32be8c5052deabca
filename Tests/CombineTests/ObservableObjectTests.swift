import Combine
import Testing

/// The publishers of observable objects.
struct ObservableObjectTests {
  private class Plain: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private class Published: ObservableObject {
    @Combine.Published var count = 0
  }

  private final class More: Published {
    var other = 0 { willSet { objectWillChange.send() } }
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test("an object without published properties has one publisher, and each object its own")
  func plain() {
    let (first, second) = (Plain(), Plain())
    var events: [String] = []
    let subscriptions = [
      first.objectWillChange.sink { events.append("first is \(first.count)") },
      second.objectWillChange.sink { events.append("second is \(second.count)") },
    ]
    first.count = 1
    second.count = 7
    first.count = 2
    #expect(events == ["first is 0", "second is 0", "first is 1"])
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
    _ = subscriptions
  }

  @Test("published properties and a subclass's own calls send through the same publisher")
  func published() {
    let object = More()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.count = 1
    object.other = 1
    #expect(count == 2)
    _ = subscription
  }

  @Test("a publisher of the class's own is used")
  func own() {
    func publisher<O: ObservableObject>(of object: O) -> O.ObjectWillChangePublisher {
      object.objectWillChange
    }
    let object = Own()
    var received: [Int] = []
    let subscription = publisher(of: object).sink { received.append($0) }
    object.objectWillChange.send(5)
    #expect(received == [5])
    _ = subscription
  }

  @Test("a new object doesn't get the publisher of one that is gone")
  func released() {
    // Objects that are gone soon have the same addresses; the publishers are kept.
    let publishers = (0..<100).map { _ in Plain().objectWillChange }
    #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 100)
  }
}
