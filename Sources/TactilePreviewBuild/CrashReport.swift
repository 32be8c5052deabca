import Foundation
import Synchronization

/// Keeps the end of what a process prints, and prints it.
final class CrashReport: Sendable {
  let pipe = Pipe()
  private let captured = Mutex(Data())
  private let isComplete = DispatchSemaphore(value: 0)

  /// The longest report, in bytes.
  private static let limit = 1 << 16

  /// Starts to read; call it when the process has started.
  func start() throws {
    try pipe.fileHandleForWriting.close()
    Thread.detachNewThread { [self] in
      while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
        FileHandle.standardError.write(part)
        captured.withLock { $0 = ($0 + part).suffix(Self.limit) }
      }
      isComplete.signal()
    }
  }

  /// Whether the process is writing a report about a crash, which takes seconds.
  var isBegun: Bool {
    captured.withLock { $0.range(of: Data("*** Signal ".utf8)) != nil }
  }

  /// The summary of the report, after the process has ended.
  var text: String {
    _ = isComplete.wait(timeout: .now() + 1)
    isComplete.signal()
    return Self.summary(of: String(decoding: captured.withLock { $0 }, as: UTF8.self))
  }

  /// Returns the runtime's errors in a text, and the functions of previews in its backtrace.
  static func summary(of text: String) -> String {
    let lines = text.split(separator: "\n")
    let errors = lines.filter { $0.contains("Fatal error") }.map(String.init)
    return (errors + lines.compactMap(place).prefix(6)).joined(separator: "\n")
  }

  /// Describes a line of a backtrace: its number, flags, the address, the function, its image and its place.
  private static func place(_ line: Substring) -> String? {
    guard
      let frame = line.firstMatch(of: #/^\s*\d+ .*0x[0-9a-f]+ (.*) \+ \d+ in (\S+) at (/.*)$/#),
      frame.output.2.hasPrefix("previews-"), !frame.output.3.contains("<compiler-generated>")
    else { return nil }
    // The code in a #Preview is in a file of the compiler, with names that it has made.
    let function = frame.output.1.split(separator: " in static $s")[0]
    let isGenerated = frame.output.3.contains("/swift-generated-sources/")
    return "at \(isGenerated ? "the code of a #Preview" : frame.output.3), in \(function)"
  }
}
