import Foundation
import Synchronization
import TactileDrawing

/// A thread-safe cache of values read from files, which also remembers failures.
final class FileMemory<Value: Sendable>: Sendable {
  private let known: Mutex<BoundedCache<String, Result<Value, ImageFailure>>>

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum total cost, in bytes.
  init(limit: Int) { known = Mutex(BoundedCache(limit: limit)) }

  /// Returns the value for a key, reading it if it is not cached.
  ///
  /// - Parameter cost: Returns the approximate number of bytes that a value occupies.
  func value(
    for key: String, cost: (Value) -> Int = { _ in 500 },
    read: () throws(ImageFailure) -> Value
  ) throws(ImageFailure) -> Value {
    try known.withLock { known throws(ImageFailure) in
      if let known = known.value(for: key) { return try known.get() }
      let result = Result { () throws(ImageFailure) in try read() }
      let size = (try? result.get()).map(cost) ?? 0
      known.insert(result, cost: size + key.utf8.count + 100, for: key)
      return try result.get()
    }
  }
}
