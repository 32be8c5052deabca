import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications of a center.
  ///
  /// To receive notifications in a view's `onReceive(_:perform:)`, use `publisher(for:object:)` instead. Mirrors
  /// Foundation's `notifications(named:object:)`, which Foundation lacks on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for any sender.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of the notifications of a center.
  ///
  /// Create it with `notifications(named:object:)` of a `NotificationCenter`. The sequence never ends by itself, so
  /// iterate over it in a task that is canceled in time, such as that of a view:
  ///
  /// ```swift
  /// List(songs) { SongRow(song: $0) }
  ///   .task {
  ///     for await _ in NotificationCenter.default.notifications(named: .libraryDidChange) { await reload() }
  ///   }
  /// ```
  ///
  /// Each iterator observes the center from its creation until it is released or its task is canceled. It keeps the
  /// notifications that are posted between two calls of `next()`, so none is lost while the loop waits for other work.
  /// Notifications that are posted before the loop begins aren't delivered. A notification can contain objects that
  /// can't be sent to another actor; to pass on a part of it that can, use `map(_:)` or `compactMap(_:)` of the
  /// sequence.
  ///
  /// Mirrors Foundation's `NotificationCenter.Notifications`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    // Unchecked, because the type of `object` may not be sendable: the sequence only compares it with senders.
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Creates an iterator, which observes the center from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: UncheckedSendable<Notification>.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(UncheckedSendable($0))
      }
      let observation = UncheckedSendable((center, token))
      continuation.onTermination = { _ in
        let (center, token) = observation.value
        center.removeObserver(token)
      }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    /// An iterator over the notifications of a center.
    ///
    /// A `for await` loop creates the iterator. When the iterator is released, it no longer observes the center.
    public struct Iterator: AsyncIteratorProtocol {
      var iterator: AsyncStream<UncheckedSendable<Notification>>.Iterator

      /// Returns the next notification when it is posted; `nil` if the task is canceled and none is kept any more.
      public mutating func next() async -> Notification? {
        await iterator.next()?.value
      }
    }
  }
}
