import Combine
import Foundation
import Testing

struct TopLevelCodersTests {
  struct Press: Codable, Equatable {
    var title: String
    var count: Int
  }

  @Test("values are encoded and decoded as JSON and property lists")
  func values_surviveCoding() {
    let press = Press(title: "OK", count: 2)
    var received: [Press] = []
    let subscriptions = [
      Just(press).encode(encoder: JSONEncoder())
        .decode(type: Press.self, decoder: JSONDecoder())
        .sink(receiveCompletion: { _ in }) { received.append($0) },
      Just(press).encode(encoder: PropertyListEncoder())
        .decode(type: Press.self, decoder: PropertyListDecoder())
        .sink(receiveCompletion: { _ in }) { received.append($0) },
    ]
    #expect(received == [press, press])
    _ = subscriptions
  }
}
