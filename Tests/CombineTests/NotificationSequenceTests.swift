import Combine
import Foundation
import Testing

struct NotificationSequenceTests {
  static let name = Notification.Name("button pressed")

  @Test(
    "an iterator gets the notifications with its name and sender that are posted after its creation"
  )
  func iterator() async {
    let center = NotificationCenter()
    let (button, other) = (NSObject(), NSObject())
    func press(_ sender: NSObject, _ title: String) {
      center.post(name: Self.name, object: sender, userInfo: ["title": title])
    }
    press(button, "Early")
    var iterator = center.notifications(named: Self.name, object: button).makeAsyncIterator()
    press(button, "OK")
    press(other, "Cancel")
    press(button, "Save")
    #expect(await iterator.next()?.userInfo?["title"] as? String == "OK")
    #expect(await iterator.next()?.userInfo?["title"] as? String == "Save")
  }

  @Test("a released iterator no longer observes the center")
  func release() async {
    // The center keeps the sender's observer for as long as the iterator lives.
    let center = NotificationCenter()
    weak var kept: Canary?
    do {
      let canary = Canary()
      kept = canary
      var iterator: NotificationCenter.Notifications.Iterator? =
        center.notifications(named: Self.name).makeAsyncIterator()
      center.post(name: Self.name, object: canary)
      #expect(iterator != nil)
      iterator = nil
    }
    #expect(kept == nil)
  }

  private final class Canary {}

  @Test("a loop ends when its task is canceled")
  func cancellation() async {
    let center = NotificationCenter()
    let sequence = center.notifications(named: Self.name)
    let task = Task {
      var count = 0
      for await _ in sequence { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
