import Foundation

/// The evaluation and the transaction that are current on a thread.
///
/// SwiftUI's property wrappers and `withAnimation` are not isolated to an actor, so their context
/// is stored per thread. Reads on other threads therefore never create dependencies, and an
/// animation that begins on another thread does not affect this one.
package final class ThreadContext {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  /// The computation being evaluated, which depends on every cell that is read.
  @exclusivity(unchecked) package var evaluation: Dependent?
  /// The transaction of the enclosing `withTransaction` or `withAnimation`.
  package private(set) var transaction: Transaction?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ThreadContext>.fromOpaque(pointer).release()
    }
    return key
  }()

  /// The context of the current thread, created on first use.
  package static var current: ThreadContext {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(pointer).takeUnretainedValue()
    }
    let context = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  /// Runs the closure as the given computation, so that the cells it reads record a dependency.
  ///
  /// - Parameter dependent: The computation; nil for none, so that no dependency is recorded.
  static func evaluating<Result>(
    _ dependent: Dependent?, _ body: () throws -> Result
  ) rethrows -> Result {
    let context = current
    let outer = context.evaluation
    context.evaluation = dependent
    defer { context.evaluation = outer }
    return try body()
  }

  /// Runs the closure without recording dependencies.
  package static func evaluatingNothing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try evaluating(nil, body)
  }

  /// Runs the closure with a transaction for the state changes that it makes.
  static func inTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let context = current
    let outer = context.transaction
    context.transaction = transaction
    defer { context.transaction = outer }
    return try body()
  }
}
