import Testing

@testable import os

/// Messages of loggers.
@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.interpolation.text }

  @Test("values are shown unless the message hides them")
  func privacy() {
    let (name, price) = ("Pear", 2)
    #expect(text("\(name) costs \(price)") == "Pear costs 2")
    #expect(text("\(name, privacy: .public)") == "Pear")
    #expect(
      text("\(name, privacy: .private) costs \(price, privacy: .sensitive)")
        == "<private> costs <sensitive>")
    let hash = text("\(name, privacy: .private(mask: .hash))")
    #expect(
      hash.hasPrefix("<mask.hash: '") && hash == text("\("Pear", privacy: .private(mask: .hash))"))
    #expect(hash != text("\("Plum", privacy: .private(mask: .hash))"))
  }

  @Test("numbers are written as the message says")
  func formats() {
    #expect(text("\(2.5)") == "2.500000")
    #expect(
      text("\(2.5, format: .fixed(precision: 1))|\(1250.0, format: .exponential(precision: 2))")
        == "2.5|1.25e+03")
    #expect(
      text("\(255, format: .hex)|\(255, format: .hex(includePrefix: true, uppercase: true))")
        == "ff|0xFF")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(true)|\(false, format: .answer)") == "true|no")
    #expect(
      text("[\("a", align: .left(columns: 3))\("b", align: .right(columns: 3))]") == "[a    b]")
  }

  @Test("other values are described")
  func others() {
    struct Failure: Error, CustomStringConvertible { var description: String { "no network" } }
    #expect(
      text("\(Failure())|\(Int.self)|\([1, 2])|\(Optional<Int>.none.debugDescription)")
        == "no network|Int|[1, 2]|nil")
  }

  @Test("a lock lets one thread in at a time")
  func lock() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    var low = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&low))
    #expect(!os_unfair_lock_trylock(&low))
    os_unfair_lock_unlock(&low)
  }
}
