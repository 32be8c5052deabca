import Foundation
import Synchronization

/// A call of a closure on the main thread, which can be requested from any thread.
///
/// Requests that are made before the call are one call: thousands of views request the first update of their
/// window.
final class MainThreadRequest: Sendable {
  /// The closure; nil for none.
  @MainActor var receiver: (() -> Void)?
  private let isPending = Atomic(false)
  private let isHeld = Atomic(false)

  @MainActor init() {}

  /// Requests a call on the main thread; several requests before it make one call.
  func send() {
    guard !isHeld.load(ordering: .sequentiallyConsistent),
      !isPending.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    DispatchQueue.main.async {
      // Before the call, so that a change that it misses requests another one.
      self.isPending.store(false, ordering: .sequentiallyConsistent)
      MainActor.assumeIsolated { self.receiver?() }
    }
  }

  /// Runs a closure after which the caller does what the receiver would do; it causes no call.
  @MainActor func hold(during body: () -> Void) {
    isHeld.store(true, ordering: .sequentiallyConsistent)
    body()
    isHeld.store(false, ordering: .sequentiallyConsistent)
  }
}
