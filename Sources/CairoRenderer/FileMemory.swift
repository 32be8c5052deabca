import Drawing
import Foundation

/// Remembers what was read from files lately, and what could not be.
final class FileMemory<Value>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var known: BoundedCache<String, Result<Value, ImageFailure>>

  /// - Parameter limit: the greatest total of costs, in bytes.
  init(limit: Int) { known = BoundedCache(limit: limit) }

  /// What is known under a key; read if it is not.
  ///
  /// - Parameter cost: about how many bytes a value takes.
  func value(
    for key: String, cost: (Value) -> Int = { _ in 500 },
    read: () throws(ImageFailure) -> Value
  ) throws(ImageFailure) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = known.value(for: key) { return try known.get() }
    let result = Result { () throws(ImageFailure) in try read() }
    let size = (try? result.get()).map(cost) ?? 0
    known.insert(result, cost: size + key.utf8.count + 100, for: key)
    return try result.get()
  }
}
