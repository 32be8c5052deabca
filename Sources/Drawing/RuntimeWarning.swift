import Foundation

/// The channel for runtime problems that do not justify a trap.
///
/// Each warning names the view and the remedy. By default, warnings are printed; tests collect
/// them.
package enum RuntimeWarning {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var handler: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// Passes a warning to the current handler.
  package static func issue(_ message: String) {
    lock.lock()
    let handler = handler
    lock.unlock()
    handler(message)
  }

  /// Runs the closure and returns the warnings issued while it runs, instead of printing them.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let box = Box()
    lock.lock()
    let outer = handler
    handler = { box.append($0) }
    lock.unlock()
    defer {
      lock.lock()
      handler = outer
      lock.unlock()
    }
    try body()
    return box.messages
  }

  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    func append(_ message: String) {
      lock.lock()
      list.append(message)
      lock.unlock()
    }

    var messages: [String] {
      lock.lock()
      defer { lock.unlock() }
      return list
    }
  }
}
