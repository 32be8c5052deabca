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

  /// Passes a warning to the current handler.
  package static func issue(_ message: String) {
    let handler = handler.withLock { $0 }
    handler(message)
  }

  /// Runs the closure and returns the warnings issued while it runs, instead of printing them.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let collected = Collected()
    let outer = handler.withLock { handler in
      let outer = handler
      handler = { message in collected.messages.withLock { $0.append(message) } }
      return outer
    }
    defer { handler.withLock { $0 = outer } }
    try body()
    return collected.messages.withLock { $0 }
  }

  private final class Collected: Sendable {
    let messages = Mutex<[String]>([])
  }
}
