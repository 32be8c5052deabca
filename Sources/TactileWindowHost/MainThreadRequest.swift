import Foundation
import Synchronization

/// A call of a closure on the main thread, which can be requested from any thread.
///
/// Requests that are made before the call are one call: thousands of views request the first update of their
/// window. A request of the main thread is answered at the end of the turn of its run loop, before the blocks that
/// this turn has added to the main queue (rule 5.27).
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
    // The block of the run loop runs first, but doesn't wake the loop up.
    if Thread.isMainThread { RunLoop.main.perform { self.answer() } }
    DispatchQueue.main.async { self.answer() }
  }

  private func answer() {
    // Before the call, so that a change that it misses requests another one.
    guard isPending.exchange(false, ordering: .sequentiallyConsistent) else { return }
    MainActor.assumeIsolated { receiver?() }
  }

  /// Runs a closure after which the caller does what the receiver would do; it causes no call.
  @MainActor func hold(during body: () -> Void) {
    isHeld.store(true, ordering: .sequentiallyConsistent)
    body()
    isHeld.store(false, ordering: .sequentiallyConsistent)
  }
}
