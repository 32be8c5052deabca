import Foundation
import Synchronization

/// A program that runs to its end.
enum Command {
  /// The exit code and the output of a program.
  struct Result: Sendable {
    let exitCode: Int32
    /// The text that was written to standard output, with standard error if they are merged.
    let output: String
  }

  /// Runs a program and returns what it wrote.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, which is looked up on the `PATH`, and its arguments.
  ///   - directory: The working directory.
  ///   - merging: Whether what is written to standard error belongs to the output.
  ///   - progress: A closure that receives each line.
  static func run(
    _ arguments: [String], in directory: URL, merging: Bool = true,
    progress: (String) -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = merging ? pipe : FileHandle.nullDevice
    try process.run()
    var data = Data()
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      let lines = String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline)
      if let line = lines.last { progress(String(line)) }
    }
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
