import Foundation

/// What the current thread is in the middle of.
///
/// SwiftUI's property wrappers and `withAnimation` are not bound to an actor, so what they need to
/// know hangs on the thread: reads on other threads then never register as dependencies, and
/// animations begun there stay there.
final class ThreadContext {
  /// The computation that is being evaluated: whatever cell is read becomes its dependency.
  @exclusivity(unchecked) var evaluation: Dependent?
  /// The transaction of the enclosing `withTransaction` or `withAnimation`.
  @exclusivity(unchecked) var transaction: Transaction?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ThreadContext>.fromOpaque(pointer).release()
    }
    return key
  }()

  /// The context of this thread, made at first use.
  static var current: ThreadContext {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(pointer).takeUnretainedValue()
    }
    let context = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  /// Runs the closure as the computation, so that the cells it reads learn of it.
  static func evaluating<Result>(
    _ dependent: Dependent, _ body: () throws -> Result
  ) rethrows -> Result {
    let context = current
    let outer = context.evaluation
    context.evaluation = dependent
    defer { context.evaluation = outer }
    return try body()
  }

  /// Runs the closure as if nothing were evaluated.
  static func evaluatingNothing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let context = current
    let outer = context.evaluation
    context.evaluation = nil
    defer { context.evaluation = outer }
    return try body()
  }
}
