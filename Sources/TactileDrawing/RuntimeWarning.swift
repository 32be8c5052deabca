import Foundation
import Synchronization

/// The channel for runtime problems that do not justify a trap.
///
/// Each warning names the view and the remedy. By default, warnings are printed; tests collect
/// them.
package enum RuntimeWarning {
  private static let handler = Mutex(
    Handler { message in
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    })

  /// Takes the warnings that no test collects.
  private struct Handler: Sendable {
    let take: @Sendable (String) -> Void
    /// Whether the handler collects warnings, which then belong to no test.
    var collects = false
  }

  /// Reports a warning to the current test; see ``reportToTests(_:)``.
  private static let reporter = Mutex<Reporter?>(nil)

  /// A closure in a struct: a mutex that stores the closure itself would wrap it once more in each access, so that each
  /// warning would take longer than the one before.
  private struct Reporter: Sendable {
    let report: @Sendable (String) -> Bool
  }

  /// The warnings of one test, whichever others run at the same time.
  package final class Log: Sendable {
    /// A warning, and what the log's closure returned when it was issued.
    package struct Entry: Sendable {
      package let message: String
      package let place: (any Sendable)?
    }

    private let list = Mutex<[Entry]>([])
    private let place: @Sendable () -> (any Sendable)?

    /// Creates a log that adds to each warning the place where it was issued.
    ///
    /// - Parameter place: Returns the place of a warning that is being issued.
    package init(place: @escaping @Sendable () -> (any Sendable)? = { nil }) { self.place = place }

    /// The warnings so far, in order.
    package var entries: [Entry] { list.withLock { $0 } }

    /// The texts of the warnings so far, in order.
    package var messages: [String] { entries.map(\.message) }

    fileprivate func append(_ message: String) {
      let entry = Entry(message: message, place: place())
      list.withLock { $0.append(entry) }
    }
  }

  /// The log of the current test, which gets its warnings instead of the handler; nil for none.
  @TaskLocal package static var log: Log?

  /// Passes a warning to the log of the current test, or else to the current handler, which gets the same message once.
  ///
  /// A body or a layout may issue the same warning for each view and in each frame.
  package static func issue(_ message: String) {
    if let log { return log.append(message) }
    let handler = handler.withLock { $0 }
    if isReported(message, by: handler) { return }
    if handler.collects || issued.withLock({ $0.insert(message) }) { handler.take(message) }
  }

  /// The warnings that were issued and are not repeated.
  private static let issued = Mutex(WarningHistory())

  /// Passes a warning to the current handler, unless it has already been passed to it.
  ///
  /// - Parameter remedy: The end of the message, evaluated only if the warning is issued.
  package static func issueOnce(_ message: String, remedy: () -> String = { "" }) {
    if let log {
      if !log.messages.contains(where: { $0.hasPrefix(message) }) { log.append(message + remedy()) }
      return
    }
    let handler = handler.withLock { $0 }
    if isReported(message + remedy(), by: handler) { return }
    if issued.withLock({ $0.insert(message) }) { handler.take(message + remedy()) }
  }

  /// Calls a closure with each warning from now on that no test collects; the warnings are still printed.
  package static func follow(_ body: @escaping @Sendable (String) -> Void) {
    handler.withLock { handler in
      let outer = handler
      handler = Handler { message in
        outer.take(message)
        body(message)
      }
    }
  }

  /// Reports warnings from now on to the current test, if there is one, instead of printing them.
  ///
  /// - Parameter report: Reports a warning that the test has not had yet; returns false if no test runs.
  package static func reportToTests(_ report: @escaping @Sendable (String) -> Bool) {
    reporter.withLock { $0 = Reporter(report: report) }
  }

  private static func isReported(_ message: String, by handler: Handler) -> Bool {
    guard !handler.collects, let reporter = reporter.withLock({ $0 }) else { return false }
    return reporter.report(message)
  }

  /// Runs the closure and returns the warnings issued while it runs, instead of printing them.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let collected = Collected()
    let outer = handler.withLock { handler in
      let outer = handler
      handler = Handler(
        take: { message in collected.messages.withLock { $0.append(message) } }, collects: true)
      return outer
    }
    let outerIssued = issued.withLock { issued in
      defer { issued = WarningHistory() }
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
