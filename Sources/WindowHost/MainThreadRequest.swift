import Foundation

/// A call of a closure on the main thread, which can be requested from any thread.
final class MainThreadRequest: Sendable {
  /// The closure; nil for none.
  @MainActor var receiver: (() -> Void)?

  @MainActor init() {}

  /// Requests a call.
  func send() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.receiver?() } }
  }
}
