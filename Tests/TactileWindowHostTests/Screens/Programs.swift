import Foundation

/// The programs that screens consist of.
enum Programs {
  /// The folder of the programs that are built with the tests.
  static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// The path of a program of the tests' own, in the folder “Programs”.
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Programs/\(name)").path
  }

  /// Whether all of these programs are installed.
  static func exist(_ names: [String]) -> Bool {
    names.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  /// Returns the environment of a screen's programs, by which ``endAll(in:)`` finds them.
  static func newEnvironment() -> [String: String] {
    ["PATH": "/usr/bin:/bin", screen: UUID().uuidString]
  }

  /// The variable that names the screen to which a program belongs.
  private static let screen = "TACTILE_SCREEN"

  /// Ends all programs of a screen, also those that others have started, such as the bus of assistive technologies,
  /// which outlives the program that starts it.
  static func endAll(in environment: [String: String]) {
    guard let name = environment[screen] else { return }
    let mark = Data("\(screen)=\(name)\0".utf8)
    // One that is about to start another is found the next time.
    for _ in 1...10 {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let found = all.compactMap { Int32($0) }.filter {
        let file = URL(fileURLWithPath: "/proc/\($0)/environ")
        return (try? Data(contentsOf: file))?.range(of: mark) != nil
      }
      guard !found.isEmpty else { return }
      for number in found { kill(number, SIGKILL) }
      usleep(20_000)
    }
  }

  /// Returns a process of an installed program, whose errors are not shown.
  static func process(
    _ name: String, _ arguments: [String], _ environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Runs a program to its end, and returns what it prints.
  static func run(
    _ name: String, _ arguments: [String], _ environment: [String: String], in folder: URL? = nil
  ) throws -> Data {
    let process = process(name, arguments, environment)
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// Starts a program that goes on, and returns the first line that it prints.
  static func start(
    _ process: Process, _ name: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> String {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Process {
  /// Ends the program, if it runs.
  ///
  /// A program that a thread of a queue has started doesn't receive the signal that `terminate()` sends, because
  /// it inherits the signals that this thread blocks.
  func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
  }
}

/// What a program prints, collected on another thread.
///
/// A lock guards the text that ThreadSanitizer knows, unlike `Mutex`.
final class ProgramOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var text = ""

  func append(_ data: Data) { lock.withLock { text += String(decoding: data, as: UTF8.self) } }

  var lines: [String] { lock.withLock { text.split(separator: "\n").map(String.init) } }
}
