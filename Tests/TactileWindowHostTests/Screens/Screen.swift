import Foundation

/// A screen without a monitor, and a program whose windows it shows.
///
/// Events are those of a real mouse, keyboard or touchscreen to the program: they go through the display
/// server.
final class Screen {
  /// The systems by which programs show windows.
  enum System: String, CaseIterable, Sendable {
    case x11, wayland
  }

  let server: any DisplayServer
  private let scale: Int
  private let name: String
  private let bus = Process()
  private let portal = Process()
  private let portalInput = Pipe()
  private let program = Process()
  private let output = ProgramOutput()
  private let errors = ProgramOutput()
  private var assistants: [Process] = []

  /// Whether the programs that a screen needs are installed.
  static let isAvailable =
    XServer.isAvailable && WestonServer.isAvailable && Programs.exist(["dbus-daemon", "python3"])

  /// Starts a screen, and the program that the tests press through.
  ///
  /// - Parameters:
  ///   - system: The system by which the program shows its windows.
  ///   - name: The name of the program.
  ///   - scale: The number of pixels per point; X11 has 1 only.
  ///   - environment: Variables of the program's environment that differ from the test's.
  ///   - hasBus: Whether the screen has a session bus, by which assistive technologies reach programs.
  ///   - hasPortal: Whether the bus has a portal with the settings of a desktop.
  ///   - arguments: The arguments of the program.
  init(
    _ system: System = .x11, program name: String = "WindowProgram", scale: Int = 1,
    environment: [String: String] = [:],
    hasBus: Bool = false, hasPortal: Bool = false, arguments: [String] = []
  ) throws {
    self.scale = scale
    self.name = name
    server = try system == .x11 ? XServer() : WestonServer(scale: scale)
    if hasBus || hasPortal {
      server.environment["DBUS_SESSION_BUS_ADDRESS"] = try Programs.start(
        bus, "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"],
        server.environment)
    }
    if hasPortal {
      portal.standardInput = portalInput
      _ = try Programs.start(
        portal, "python3", [Programs.path("portal.py")], server.environment)
    }
    program.arguments = arguments
    program.executableURL = Programs.folder.appendingPathComponent(name)
    program.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    program.environment?["DBUS_SESSION_BUS_ADDRESS"] = nil
    program.environment?.merge(server.environment.filter { $0.key != "PATH" }) { $1 }
    let pipe = Pipe()
    program.standardOutput = pipe
    let errorPipe = Pipe()
    program.standardError = errorPipe
    errorPipe.fileHandleForReading.readabilityHandler = { [errors] in
      errors.append($0.availableData)
    }
    pipe.fileHandleForReading.readabilityHandler = { [output] in output.append($0.availableData) }
    try program.run()
  }

  deinit {
    program.end()
    for process in assistants + [portal, bus] { process.end() }
    server.stop()
    Programs.endAll(in: server.environment)
  }

  // MARK: Waiting

  /// The lines that the program has printed.
  var lines: [String] { output.lines }

  /// The lines that the program has printed to its standard error.
  var messages: [String] { errors.lines }

  /// Lets the program stand still, or go on.
  func setPaused(_ isPaused: Bool) {
    kill(program.processIdentifier, isPaused ? SIGSTOP : SIGCONT)
  }

  /// Whether the program runs.
  var isRunning: Bool { program.isRunning }

  /// The lines that the program has printed, without those of the app's phase.
  var actions: [String] { lines.filter { !$0.hasPrefix("phase ") } }

  /// Waits until the program has printed a line, and returns whether it did so within half a minute.
  func wait(for line: String) -> Bool { wait { self.lines.contains(line) } }

  /// Waits until a condition holds, and returns whether it does so within half a minute.
  func wait(until isTrue: () -> Bool) -> Bool { wait(for: 30, until: isTrue) }

  /// Waits until a condition holds, and returns whether it does so within a number of seconds.
  private func wait(for seconds: TimeInterval, until isTrue: () -> Bool) -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while ProcessInfo.processInfo.systemUptime < end {
      if isTrue() { return true }
      usleep(10_000)
    }
    return isTrue()
  }

  /// Waits until a pixel of the first window has a color, and returns whether it does within half a minute.
  func wait(for color: [UInt8], atX x: Int, y: Int) -> Bool {
    wait { (try? picture()[x, y]) == color }
  }

  /// Waits until the first window hasn't changed for half a second, and returns whether that is within half a minute.
  func waitForRest() -> Bool {
    var last = try? picture()
    var start = ProcessInfo.processInfo.systemUptime
    return wait {
      let picture = try? self.picture()
      if picture != last { (last, start) = (picture, ProcessInfo.processInfo.systemUptime) }
      return picture != nil && ProcessInfo.processInfo.systemUptime - start > 0.5
    }
  }

  /// Waits until the program's first window is at the upper left corner of the screen with its content.
  ///
  /// - Returns: Whether it is within half a minute.
  func waitForWindow() -> Bool {
    guard wait(for: "appeared") else { return false }
    for _ in 1...5 {
      // The button “Plain” is blue, somewhat lighter in dark windows.
      let isThere = wait(
        for: server.patience,
        until: {
          guard let picture = try? picture() else { return false }
          func isBlue(_ x: Int, _ y: Int) -> Bool {
            let color = picture[x * scale, y * scale]
            return color[0] < 50 && color[2] == 255
          }
          // Its upper edge tells whether the window is in the corner; X11 has no other place.
          return isBlue(180, 145) && (server is XServer || isBlue(200, 138) && !isBlue(200, 133))
        })
      if isThere { return true }
      try? server.placeWindow()
    }
    return false
  }

  /// Waits until the button “Plain”, or the row in its place, looks pressed, which is red.
  func waitForPressedLook() -> Bool { wait(for: [255, 56, 60], atX: 180, y: 145) }

  /// Waits until the button “Plain”, or the row in its place, looks as at rest, which is blue.
  func waitForRestingLook() -> Bool { wait(for: [0, 136, 255], atX: 180, y: 145) }

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

  /// What the screen shows.
  func picture() throws -> ScreenPicture { try server.picture() }

  // MARK: Input

  /// Moves the mouse to a point of the screen, in pixels.
  func move(_ x: Int, _ y: Int) throws { try server.move(x, y) }

  /// Presses the primary button of the mouse.
  func press() throws { try server.button(isDown: true) }

  /// Releases the primary button of the mouse.
  func release() throws { try server.button(isDown: false) }

  /// Moves the mouse to a point, and clicks there.
  func click(_ x: Int, _ y: Int) throws {
    try move(x, y)
    try press()
    try release()
  }

  /// Presses and releases a key, while others may be held, such as `ctrl+d`.
  func key(_ name: String) throws { try server.key(name, [true, false]) }

  /// Presses a key.
  func keyDown(_ name: String) throws { try server.key(name, [true]) }

  /// Releases a key.
  func keyUp(_ name: String) throws { try server.key(name, [false]) }

  // MARK: The desktop

  /// Asks an assistive technology, and returns the lines that it prints.
  func assist(_ arguments: String...) throws -> [String] {
    let arguments = [Programs.path("assistive.py"), name] + arguments
    let output = try Programs.run("python3", arguments, server.environment)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Starts an assistive technology that goes on until the screen ends, and returns what it prints.
  func startAssistant(_ arguments: String...) throws -> ProgramOutput {
    let output = ProgramOutput()
    let pipe = Pipe()
    let assistant = Programs.process(
      "python3", [Programs.path("assistive.py"), name] + arguments, server.environment)
    assistant.standardOutput = pipe
    pipe.fileHandleForReading.readabilityHandler = { output.append($0.availableData) }
    try assistant.run()
    assistants.append(assistant)
    return output
  }

  /// Changes the color scheme of the desktop.
  ///
  /// - Parameter number: 0 for none, 1 for dark, 2 for light.
  func setColorScheme(_ number: Int) {
    portalInput.fileHandleForWriting.write(Data("\(number)\n".utf8))
  }
}
