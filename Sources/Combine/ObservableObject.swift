import OpenCombine
import Synchronization

/// A type of object whose changes update the views that observe it.
///
/// Conform a class to it, and mark the properties that views show with `@Published`:
///
/// ```swift
/// final class Contact: ObservableObject {
///   @Published var name = "Ada"
///   @Published var age = 36
/// }
/// ```
///
/// A view that creates the object keeps it in a `@StateObject` property; other views receive it in an `@ObservedObject`
/// or an `@EnvironmentObject` property. The body of each is evaluated after every change, whichever property it reads.
/// For new code, prefer the macro `@Observable`: it updates only the views that read the changed property.
///
/// A conforming class gets its `objectWillChange`, which emits before a published property changes. You can declare
/// a publisher of your own with this name to control when views update; `@Published` properties don't send through it.
/// Publish changes of an object that views observe on the main thread. Publishing on another thread, or while a body is
/// evaluated, issues a warning.
///
/// Mirrors Combine's `ObservableObject`. OpenCombine's protocol of this name makes a new publisher each time
/// that a class without `@Published` properties is asked for its own; here such an object keeps one.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed: the same for as long as the object lives.
  ///
  /// Subscribe to it to react to every change. The properties still have their old values then:
  ///
  /// ```swift
  /// cancellable = contact.objectWillChange.sink { _ in print("\(contact.age) will change") }
  /// contact.age += 1  // Prints "36 will change".
  /// ```
  ///
  /// `@Published` properties send through it. To send before another property changes, call its `send()`:
  ///
  /// ```swift
  /// var balance = 0 { willSet { objectWillChange.send() } }
  /// ```
  public var objectWillChange: ObservableObjectPublisher {
    if let kept = KeptPublishers.shared.publisher(of: self) { return kept }
    let published = PublishedProperties(of: self)
    let found = published.objectWillChange
    // Without a property that keeps it, OpenCombine makes another one.
    if published.objectWillChange === found { return found }
    return KeptPublishers.shared.keep(found, for: self)
  }
}

/// The `@Published` properties of an object, which OpenCombine finds by reflection.
private final class PublishedProperties: OpenCombine.ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(of object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// The publishers of objects that have no property to keep them.
private final class KeptPublishers: Sendable {
  static let shared = KeptPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    var limit = 16

    /// The publisher of an object; nil if the entry is that of an earlier object at the same address.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
      byObject[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
  }

  private let entries = Mutex(UncheckedSendable(Entries()))

  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    let object = UncheckedSendable(object)
    return entries.withLock { UncheckedSendable($0.value.publisher(of: object.value)) }.value
  }

  /// Keeps a publisher for an object, and returns the one that it has if another thread was first.
  func keep(
    _ publisher: ObservableObjectPublisher, for object: AnyObject
  ) -> ObservableObjectPublisher {
    let new = UncheckedSendable((object, publisher))
    return entries.withLock { entries in
      let (object, publisher) = new.value
      if let known = entries.value.publisher(of: object) { return UncheckedSendable(known) }
      if entries.value.byObject.count >= entries.value.limit {
        entries.value.byObject = entries.value.byObject.filter { $0.value.object != nil }
        entries.value.limit = max(16, entries.value.byObject.count * 2)
      }
      entries.value.byObject[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return UncheckedSendable(publisher)
    }.value
  }
}
