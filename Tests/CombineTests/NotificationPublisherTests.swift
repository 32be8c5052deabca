import Combine
import Foundation
import Testing

struct NotificationPublisherTests {
  static let name = Notification.Name("button pressed")

  @Test("a subscriber receives notifications with its name and sender until it cancels")
  func subscriber_receivesItsNotifications() {
    let center = NotificationCenter()
    let (button, other) = (NSObject(), NSObject())
    var received: [String] = []
    let subscription = center.publisher(for: Self.name, object: button)
      .sink { received.append($0.userInfo?["title"] as? String ?? "") }

    center.post(name: Self.name, object: button, userInfo: ["title": "OK"])
    center.post(name: Self.name, object: other, userInfo: ["title": "Cancel"])
    center.post(name: .init("button released"), object: button, userInfo: ["title": "Up"])
    #expect(received == ["OK"])

    subscription.cancel()
    center.post(name: Self.name, object: button, userInfo: ["title": "Again"])
    #expect(received == ["OK"])
  }

  @Test("a notification without demand is dropped")
  func withoutDemand_isDropped() {
    let center = NotificationCenter()
    var count = 0
    let subscription = center.publisher(for: Self.name).prefix(2).sink { _ in count += 1 }
    for _ in 1...5 { center.post(name: Self.name, object: nil) }
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("publishers of the same notifications are equal")
  func samePublishers_areEqual() {
    let center = NotificationCenter()
    #expect(center.publisher(for: Self.name) == center.publisher(for: Self.name))
    #expect(center.publisher(for: Self.name) != NotificationCenter().publisher(for: Self.name))
    #expect(center.publisher(for: Self.name) != center.publisher(for: Self.name, object: center))
  }
}
