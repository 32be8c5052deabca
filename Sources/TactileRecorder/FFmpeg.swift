import Foundation

/// A run of the program `ffmpeg`, which reads frames and creates a file.
///
/// The output is in a temporary directory until it is complete, and is removed with this object, so
/// a partially written file is never visible.
final class FFmpeg {
  private let process = Process()
  private let format: VideoFormat
  private let directory: URL
  /// The write end of the program's standard input.
  ///
  /// It is a socket rather than a pipe, because writing to a pipe without a reader kills the
  /// process.
  private var input: FileHandle?

  private var file: URL { directory.appendingPathComponent("video") }
  private var log: URL { directory.appendingPathComponent("log") }

  /// Returns the location of the program.
  ///
  /// - Parameter path: The directories to search, separated by colons.
  /// - Throws: ``MissingFFmpeg`` if the program is in none of them.
  static func program(
    for format: VideoFormat, path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws(MissingFFmpeg) -> URL {
    // Empty names, which refer to the current directory, are skipped.
    for directory in (path ?? "").split(separator: ":") {
      let program = URL(fileURLWithPath: String(directory)).appendingPathComponent("ffmpeg")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw MissingFFmpeg(format: format)
  }

  /// Starts ffmpeg, which then waits for frames.
  ///
  /// - Parameter arguments: All arguments except for the last one, the name of the output file.
  /// - Throws: ``FFmpegFailed`` if it cannot be started.
  init(_ program: URL, arguments: [String], format: VideoFormat) throws(FFmpegFailed) {
    self.format = format
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
      try Data().write(to: log)
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      input = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
      process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: log)
      process.executableURL = program
      process.arguments = arguments + [file.path]
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: directory)
      throw FFmpegFailed(format: format, reason: "it cannot be started (\(error))")
    }
    process.standardInput = nil
  }

  deinit {
    try? input?.close()
    if process.isRunning {
      // A thread of a queue may have started it, and then it ignores the signal of `terminate()`.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: directory)
  }

  /// Passes bytes to the program.
  ///
  /// - Throws: ``FFmpegFailed`` if the program does not accept them.
  func write(_ bytes: [UInt8]) throws(FFmpegFailed) {
    var rest = bytes[...]
    while let input, !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(input.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(after: end())
      }
    }
  }

  /// Ends the input and returns the contents of the output file.
  ///
  /// - Throws: ``FFmpegFailed`` if the program failed.
  func finish() throws(FFmpegFailed) -> Data {
    let end = end()
    guard end == .exited(0), let data = try? Data(contentsOf: file), !data.isEmpty else {
      throw failure(after: end)
    }
    return data
  }

  // MARK: The end

  private enum End: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Closes the program's input and waits for it to exit.
  private func end() -> End {
    try? input?.close()
    input = nil
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exited(status) : .killed(status)
  }

  private func failure(after end: End) -> FFmpegFailed {
    var reason =
      switch end {
      case .exited(let code): "it ended with code \(code)"
      case .killed(let signal): "it was terminated by signal \(signal)"
      }
    let lines = (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n") ?? []
    if !lines.isEmpty { reason += " and said “\(lines.suffix(3).joined(separator: " "))”" }
    return FFmpegFailed(format: format, reason: reason)
  }
}
