import Foundation

/// How a process that shows previews has ended.
package struct ProcessEnd: CustomStringConvertible {
  package let description: String

  /// Describes an exit code.
  package init(exitCode: Int32) {
    description = "The preview ended the program with exit code \(exitCode)."
  }

  /// Describes a signal.
  package init(signal: Int32) {
    let name = [
      SIGSEGV: "an invalid memory access", SIGILL: "a trap", SIGTRAP: "a trap", SIGABRT: "an abort",
      SIGBUS: "an invalid memory access", SIGFPE: "an arithmetic error",
    ][signal]
    description = "The preview crashed: \(name ?? "signal \(signal)")."
  }

  /// Describes the status that `waitpid` returns.
  ///
  /// - Parameter limit: The number of seconds after which `SIGALRM` has ended the process.
  package init(status: Int32, limit: Int) {
    let signal = status & 0x7f
    if signal == SIGALRM {
      description = "The preview didn't finish within \(limit) seconds, and was ended."
    } else {
      self = signal == 0 ? Self(exitCode: status >> 8 & 0xff) : Self(signal: signal)
    }
  }
}
