import Foundation
import Synchronization

/// A virtual screen, and a program whose windows it shows.
///
/// Its events are those of a real mouse and keyboard to the program: they pass through the X
/// server.
final class Screen {
  /// The size of the screen, in pixels.
  static let size = (width: 1000, height: 800)

  private let server = Process()
  private let bus = Process()
  private var busAddress: String?
  private let program = Process()
  private let display: String
  private let output = Output()

  /// Whether the programs that a screen needs are installed.
  static let isAvailable = ["Xvfb", "xdotool", "xwd", "dbus-daemon"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// Starts a screen, and the program that the tests press through.
  ///
  /// - Parameters:
  ///   - environment: Variables of the program's environment that differ from the test's.
  ///   - hasBus: Whether the screen has a session bus, by which assistive technologies reach programs.
  init(_ environment: [String: String] = [:], hasBus: Bool = false) throws {
    display =
      ":"
      + (try Self.start(
        server, "Xvfb",
        [
          "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24",
          "-noreset",
        ]))
    if hasBus {
      busAddress = try Self.start(
        bus, "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"],
        ["DISPLAY": display, "PATH": "/usr/bin:/bin"])
    }

    program.executableURL = Self.programs.appendingPathComponent("WindowProgram")
    program.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["DISPLAY": display, "GDK_BACKEND": "x11", "WAYLAND_DISPLAY": ""]) { $1 }
    program.environment?["DBUS_SESSION_BUS_ADDRESS"] = busAddress
    let pipe = Pipe()
    program.standardOutput = pipe
    program.standardError = FileHandle.nullDevice
    pipe.fileHandleForReading.readabilityHandler = { [output] in output.append($0.availableData) }
    try program.run()
  }

  deinit {
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    if bus.isRunning { bus.terminate() }
    server.terminate()
  }

  /// Starts a program that goes on, and returns the first line that it prints.
  private static func start(
    _ program: Process, _ name: String, _ arguments: [String],
    _ environment: [String: String]? = nil
  ) throws -> String {
    let pipe = Pipe()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    program.arguments = arguments
    if let environment { program.environment = environment }
    program.standardOutput = pipe
    program.standardError = FileHandle.nullDevice
    try program.run()
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Asks an assistive technology, and returns the lines that it prints.
  func assist(_ arguments: String...) throws -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/assistive.py")
    let output = try run("python3", [script.path, "WindowProgram"] + arguments)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The folder of the programs that are built with the tests.
  static var programs: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// The lines that the program has printed.
  var lines: [String] { output.lines }

  /// The lines that the program has printed, without those of the app's phase.
  var actions: [String] { lines.filter { !$0.hasPrefix("phase ") } }

  /// Waits until the program has printed a line, and returns whether it did so within half a minute.
  func wait(for line: String) -> Bool { wait { self.lines.contains(line) } }

  /// Waits until a condition holds, and returns whether it does so within half a minute.
  func wait(until isTrue: () -> Bool) -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + 30
    while ProcessInfo.processInfo.systemUptime < end {
      if isTrue() { return true }
      usleep(10_000)
    }
    return isTrue()
  }

  /// How often the threads of the program have waited and gone on so far.
  var switches: Int {
    let folder = "/proc/\(program.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let count = status?.firstMatch(of: /(?m)^voluntary_ctxt_switches:\s+(\d+)/)?.output.1
      return sum + (count.flatMap { Int($0) } ?? 0)
    }
  }

  /// Waits for the program to end, and returns its exit code.
  func exitCode() -> Int32? {
    wait { !self.program.isRunning } ? program.terminationStatus : nil
  }

  /// Moves the mouse, presses its buttons or keys, and does whatever else the program of that name can.
  ///
  /// - Returns: What the program prints.
  @discardableResult
  func xdotool(_ arguments: String) throws -> String {
    String(
      decoding: try run("xdotool", arguments.split(separator: " ").map(String.init)),
      as: UTF8.self)
  }

  /// Moves the mouse to a point of the screen.
  func move(_ x: Int, _ y: Int) throws { try xdotool("mousemove \(x) \(y)") }

  /// What the screen shows.
  func picture() throws -> ScreenPicture {
    try ScreenPicture(run("xwd", ["-root", "-silent"]))
  }

  private func run(_ name: String, _ arguments: [String]) throws -> Data {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    tool.arguments = arguments
    tool.environment = ["DISPLAY": display, "PATH": "/usr/bin:/bin"]
    tool.environment?["DBUS_SESSION_BUS_ADDRESS"] = busAddress
    let pipe = Pipe()
    tool.standardOutput = pipe
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    tool.waitUntilExit()
    return data
  }

  /// What a program prints, collected on another thread.
  private final class Output: Sendable {
    private let text = Mutex("")

    func append(_ data: Data) { text.withLock { $0 += String(decoding: data, as: UTF8.self) } }

    var lines: [String] {
      text.withLock { $0.split(separator: "\n").map(String.init) }
    }
  }
}

/// A picture of the screen, in the format of `xwd`.
struct ScreenPicture: Equatable {
  /// The number of bytes of a pixel.
  private let pixelSize: Int
  private let bytes: [UInt8]
  private let start: Int
  private let stride: Int

  /// An error thrown for what is no such picture.
  struct Unreadable: Error {}

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.count > 100 else { throw Unreadable() }
    func number(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    pixelSize = number(11) / 8
    stride = number(12)
    // After the header come the colors, twelve bytes each.
    start = number(0) + number(19) * 12
    self.bytes = bytes
    guard [3, 4].contains(pixelSize), bytes.count >= start + stride * number(5) else {
      throw Unreadable()
    }
  }

  /// The red, green and blue of a pixel, from 0 to 255.
  subscript(x: Int, y: Int) -> [UInt8] {
    let pixel = start + y * stride + x * pixelSize
    return [bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]]
  }
}
