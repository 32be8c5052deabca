import Foundation

/// The result of running the built tool.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs the tool in a directory, as a process of its own.
  ///
  /// - Parameters:
  ///   - path: the directories that programs are looked for in; those of this process if nil.
  ///   - onTerminal: whether standard error is a terminal.
  init(
    _ arguments: [String], in directory: URL, path: String? = nil, onTerminal: Bool = false
  ) throws {
    // The tool is built beside the tests.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("tactile")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
    }
    let output = Pipe()
    process.standardOutput = output
    let errors = onTerminal ? try Self.terminal() : Self.pipe()
    process.standardError = errors.writing
    try process.run()
    // Nothing more can be written once the tool's own handle is closed.
    try errors.writing.close()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: Self.readAll(errors.reading), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  private typealias Ends = (reading: FileHandle, writing: FileHandle)

  private static func pipe() -> Ends {
    let pipe = Pipe()
    return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
  }

  /// A terminal that keeps what is written to it for us.
  private static func terminal() throws -> Ends {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    return (
      FileHandle(fileDescriptor: ours, closeOnDealloc: true),
      FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    )
  }

  /// Reads until the end; a terminal whose other end is closed fails instead of ending.
  private static func readAll(_ handle: FileHandle) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(handle.fileDescriptor, &buffer, buffer.count), count > 0 {
      data += buffer.prefix(count)
    }
    return data
  }
}

/// A temporary directory for one test, deleted when it is no longer used.
final class WorkingDirectory {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs the tool here.
  func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments, in: url) }

  /// Makes a program of the name `ffmpeg` in a directory of its own and returns the directory.
  func makeFFmpeg(_ script: String) throws -> URL {
    let directory = url.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("\(script)\n".utf8).write(to: directory.appendingPathComponent("script"))
    let standIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../TactileRecorderTests/Programs/ffmpeg").standardizedFileURL
    let program = directory.appendingPathComponent("ffmpeg")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: standIn)
    return directory
  }

  /// All that is in the directory, hidden files included, in order.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// The bytes of a file in the directory.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }
}
