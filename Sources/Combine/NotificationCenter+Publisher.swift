import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher that emits the notifications of a center, on the thread that posts them.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for any sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits the notifications of a center.
  ///
  /// Create it with `publisher(for:object:)` of a `NotificationCenter`, here to change the state of a view:
  ///
  /// ```swift
  /// PlayerView(isPaused: isPaused)
  ///   .onReceive(NotificationCenter.default.publisher(for: .playbackDidPause)) { _ in isPaused = true }
  /// ```
  ///
  /// It observes the center while it has subscribers. They run on the thread that posts the notification. If that isn't
  /// the main thread, add `receive(on: RunLoop.main)` before you change views. A notification that arrives while a
  /// subscriber has no demand is dropped for that subscriber. In an `async` function, use
  /// `notifications(named:object:)` instead.
  ///
  /// Mirrors Foundation's `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The type of the published values.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; `nil` for any sender.
    public let object: AnyObject?

    /// Creates a publisher of a center's notifications; they are those of any sender unless you pass one.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which observes the center until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let observation = Observation()
      let demanding = DemandingSubscriber<Notification>(subscriber) { [center] _ in
        observation.end(in: center)
      }
      let received = UncheckedSendable(demanding)
      observation.token = center.addObserver(forName: name, object: object, queue: nil) {
        received.value.receive($0)
      }
      subscriber.receive(subscription: demanding)
    }

    /// Returns whether two publishers emit the same notifications of the same center.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}

/// The observer that a subscription has registered with its center.
private final class Observation {
  var token: (any NSObjectProtocol)?

  func end(in center: NotificationCenter) {
    if let token { center.removeObserver(token) }
    token = nil
  }
}
