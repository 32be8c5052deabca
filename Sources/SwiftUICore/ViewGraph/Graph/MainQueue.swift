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
}
