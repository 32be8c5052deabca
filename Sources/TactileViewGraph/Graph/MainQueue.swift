import Foundation

/// Tells whether code of the main actor may be called from the current thread.
///
/// Closures that are not isolated to an actor may capture values that are. If such a closure is
/// called elsewhere, a warning is better than a crash.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or the thread that serves the main queue on its behalf.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs a closure of the main actor from code on the main thread that is not isolated to it.
  ///
  /// Neither the input nor the result needs to be `Sendable`: both stay on the main thread. The
  /// compiler can't know that, because it only sees that the caller could run on any thread.
  package static func assumeIsolated<Input, Result>(
    with input: Input, _ body: @MainActor (Input) -> Result
  ) -> Result {
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(input) }
    guard let result else { preconditionFailure("the closure didn't run") }
    return result
  }
}
