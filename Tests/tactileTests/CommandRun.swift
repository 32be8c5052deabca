import Foundation

/// What came of running the built tool.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs the tool in a directory, as a process of its own.
  init(_ arguments: [String], in directory: URL) throws {
    // The tool is built beside the tests.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("tactile")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}

/// A directory for one test, gone when nobody uses it any more.
final class WorkingDirectory {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs the tool here.
  func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments, in: url) }

  /// All that is in the directory, hidden files included, in order.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// The bytes of a file in the directory.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }
}
