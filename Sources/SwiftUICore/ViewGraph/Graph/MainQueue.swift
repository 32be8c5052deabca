import Foundation

/// Tells whether the main actor's code may be called from where one is.
///
/// Closures that are not bound to an actor may hold things that are; better a warning than a crash
/// where they are called elsewhere.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or the thread that stands for it once the program has
  /// begun to serve the main queue.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
