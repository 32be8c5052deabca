import Foundation
import Synchronization

/// The channel for runtime problems that do not justify a trap.
///
/// Each warning names the view and the remedy. By default, warnings are printed; tests collect
/// them.
package enum RuntimeWarning {
  private static let handler = Mutex<@Sendable (String) -> Void> { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// The warnings of one test, whichever others run at the same time.
  package final class Log: Sendable {
    private let list = Mutex<[String]>([])

    package init() {}

    /// The warnings so far, in order.
    package var messages: [String] { list.withLock { $0 } }

    fileprivate func append(_ message: String) { list.withLock { $0.append(message) } }
  }

  /// The log of the current test, which gets its warnings instead of the handler; nil for none.
  @TaskLocal package static var log: Log?

  /// Passes a warning to the log of the current test, or else to the current handler.
  package static func issue(_ message: String) {
    if let log { return log.append(message) }
    let handler = handler.withLock { $0 }
    handler(message)
  }

  /// The warnings that were issued and are not repeated.
  private static let issued = Mutex<Set<String>>([])

  /// Passes a warning to the current handler, unless it has already been passed to it.
  ///
  /// - Parameter remedy: The end of the message, evaluated only if the warning is issued.
  package static func issueOnce(_ message: String, remedy: () -> String = { "" }) {
    if let log {
      if !log.messages.contains(where: { $0.hasPrefix(message) }) { log.append(message + remedy()) }
      return
    }
    if issued.withLock({ $0.insert(message).inserted }) { issue(message + remedy()) }
  }

  /// Calls a closure with each warning from now on that no test collects; the warnings are still printed.
  package static func follow(_ body: @escaping @Sendable (String) -> Void) {
    handler.withLock { handler in
      let outer = handler
      handler = { message in
        outer(message)
        body(message)
      }
    }
  }

  /// Runs the closure and returns the warnings issued while it runs, instead of printing them.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let collected = Collected()
    let outer = handler.withLock { handler in
      let outer = handler
      handler = { message in collected.messages.withLock { $0.append(message) } }
      return outer
    }
    let outerIssued = issued.withLock { issued in
      defer { issued = [] }
      return issued
    }
    defer {
      handler.withLock { $0 = outer }
      issued.withLock { $0 = outerIssued }
    }
    try $log.withValue(nil) { try body() }
    return collected.messages.withLock { $0 }
  }

  private final class Collected: Sendable {
    let messages = Mutex<[String]>([])
  }
}
