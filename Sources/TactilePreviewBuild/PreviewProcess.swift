import Foundation
import TactilePreviewProtocol

/// A process that shows previews.
///
/// Requests are answered in order. One thread may send while another receives, because these use different file
/// descriptors, and any thread may end the process. It is `Sendable`, unchecked, because of `lastID`, which only `call`
/// uses: make all calls on one thread.
package final class PreviewProcess: @unchecked Sendable {
  private let process = Process()
  private let channel: MessageChannel
  private let input = Pipe()
  private let output = Pipe()
  private let report: CrashReport?
  private var lastID = 0

  /// The settings of the report about a crash: the innermost functions, which include the preview's.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,limit=40,top=24,threads=crashed,images=none"

  /// Starts a program in a new process that answers requests.
  ///
  /// - Parameters:
  ///   - isForPage: Whether the previews' tasks and timers wait on the machine's clock, which a page follows. Otherwise they
  ///     wait on the clock that the requests advance.
  ///   - capturesErrors: Whether ``crashReport`` has the end of what previews print, which is also printed.
  package init(
    _ program: PreviewProgram, isForPage: Bool = false, capturesErrors: Bool = false
  ) throws {
    report = capturesErrors ? CrashReport() : nil
    channel = MessageChannel(
      input: output.fileHandleForReading.fileDescriptor,
      output: input.fileHandleForWriting.fileDescriptor)
    // Writing to a process that has ended is an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = program.executable
    process.arguments = [program.sources.path]
    process.currentDirectoryURL = program.directory
    process.standardInput = input
    process.standardOutput = output
    if let report { process.standardError = report.pipe }
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": Self.backtrace]) { own, _ in own }
      .merging(["TACTILE_CLOCK": isForPage ? "machine" : "requests"]) { $1 }
    try process.run()
    // Reading ends when the process closes its end, the only one that is left.
    try output.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
    try report?.start()
  }

  deinit { end() }

  /// The end of what the process printed after the last request; empty unless it is captured.
  package var crashReport: String { report?.text ?? "" }

  /// Whether the process has crashed and describes this, before it ends.
  package var isCrashing: Bool { report?.isBegun ?? false }

  /// Sends a message to the process.
  package func send(_ message: Message) { channel.send(message) }

  /// Waits for the next message; nil if the process has ended.
  package func receive() -> Message? { channel.receive() }

  /// Kills the process if it is running, without waiting for its end.
  package func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the process, and describes it.
  package func waitForEnd() -> String {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? ProcessEnd(signal: status).description : ProcessEnd(exitCode: status).description
  }

  /// Sends a request and waits for its result.
  ///
  /// - Parameters:
  ///   - limit: The time after which the process is ended, in seconds.
  ///   - notice: A closure that receives warnings.
  /// - Throws: ``PreviewFailure`` if the request fails, or the process crashes or hangs.
  package func call<Result: Codable & Sendable>(
    _ request: PreviewRequest, returning type: Result.Type = Result.self,
    limit: TimeInterval = 60, notice: (PreviewNotice) -> Void = { _ in }
  ) throws -> Result {
    lastID += 1
    let watchdog = DispatchWorkItem { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
    defer { watchdog.cancel() }
    let start = ContinuousClock.now
    channel.send(.text(try JSONEncoder().encode(PreviewCall(id: lastID, request: request))))
    while let message = channel.receive() {
      guard case .text(let data) = message else { continue }
      if let notices = try? JSONDecoder().decode(PreviewNotice.self, from: data) {
        notice(notices)
        continue
      }
      let answer = try JSONDecoder().decode(PreviewAnswer<Result>.self, from: data)
      if let error = answer.error {
        throw PreviewFailure(description: error.message, isRefusal: answer.isRefusal)
      }
      if let result = answer.result { return result }
    }
    guard (ContinuousClock.now - start) / .seconds(1) < limit else {
      throw PreviewFailure(
        description: "The preview didn't finish within \(Int(limit)) seconds, and was ended.",
        hasEnded: true)
    }
    throw PreviewFailure(description: waitForEnd(), hasEnded: true)
  }
}

/// An error thrown if a preview can't be shown.
package struct PreviewFailure: Error, CustomStringConvertible {
  package let description: String
  /// Whether an element isn't there, or a finger can't reach it, as in a test that fails.
  package private(set) var isRefusal = false
  /// Whether the process has ended, so that other previews need a new one.
  package private(set) var hasEnded = false
}
