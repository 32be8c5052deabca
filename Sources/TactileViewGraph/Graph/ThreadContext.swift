import Foundation

/// The evaluation, the transaction and the window's services that are current on a thread.
///
/// SwiftUI's property wrappers, `withAnimation` and UIKit's singletons are given no view, so their context is stored per
/// thread. Reads on other threads therefore never create dependencies, and an animation that begins on another thread
/// does not affect this one.
package final class ThreadContext {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  /// The computation being evaluated, which depends on every cell that is read.
  @exclusivity(unchecked) package var evaluation: Dependent?
  /// The transaction of the enclosing `withTransaction` or `withAnimation`.
  package private(set) var transaction: Transaction?
  /// The services of the window whose code runs on the thread, or else ran on it last; see `HostServices`.
  private(set) weak var services: HostServices?
  /// Whether code of that window is running.
  private var runsCode = false

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
    let outer = OuterEvaluation(around: dependent)
    defer { outer.resume() }
    return try body()
  }

  /// Runs the closure without recording dependencies.
  package static func evaluatingNothing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try evaluating(nil, body)
  }

  /// Begins to run code of a window; returns the services of the window whose code was running, which has to go on.
  func beginCode(of services: HostServices) -> HostServices? {
    let outer = runsCode ? self.services : nil
    runsCode = true
    if self.services !== services { self.services = services }
    return outer
  }

  /// Goes on with the code of the window that ran before; without one, the last window stays that of the thread.
  func endCode(in outer: HostServices?) {
    runsCode = outer != nil
    if let outer { services = outer }
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

/// The computation around the one being evaluated on this thread, which goes on when that has ended.
@_spi(Engine) public struct OuterEvaluation {
  /// The context of the thread; nil if the evaluation around goes on recording.
  private let context: ThreadContext?
  private let dependent: Dependent?

  /// Creates the evaluation around one that doesn't record dependencies of its own.
  init() { (context, dependent) = (nil, nil) }

  /// Begins an evaluation as a computation; nil for none, so that no dependency is recorded.
  init(around inner: Dependent?) {
    let context = ThreadContext.current
    (self.context, dependent) = (context, context.evaluation)
    context.evaluation = inner
  }

  /// Ends the evaluation inside.
  @_spi(Engine) public func resume() { context?.evaluation = dependent }
}
