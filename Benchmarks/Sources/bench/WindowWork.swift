import CScreen
import Foundation

/// A press in a real window: from the event of the X server to the changed pixel on its screen.
///
/// The program `window` runs on an X server of its own, which has no monitor. Needs Xvfb and libXtst.
struct WindowWork {
  let report: Report

  /// The colors of a button at rest and pressed.
  private let rest: UInt32 = 0x3478F6
  private let pressed: UInt32 = 0x1B4FB0
  private let repetitions = 30

  /// An error that says what is missing.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  func run(_ counts: [Int]) throws {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-noreset"]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer { server.terminate() }
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    setenv("DISPLAY", ":\(number.trimmingCharacters(in: .whitespacesAndNewlines))", 1)
    setenv("GDK_BACKEND", "x11", 1)
    unsetenv("DBUS_SESSION_BUS_ADDRESS")
    guard screen_open() else {
      throw Unavailable(description: "The work “window” needs Xvfb, libX11 and libXtst.")
    }
    defer { screen_close() }
    for count in counts { try run(count) }
  }

  private func run(_ count: Int) throws {
    screen_move(1590, 1190)
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "window")
    program.arguments = [String(count)]
    program.standardError = FileHandle.nullDevice
    let start = try Stopwatch.measure {
      try program.run()
      try wait(for: rest, atX: 5, y: 26)
    }
    defer {
      program.terminate()
      program.waitUntilExit()
    }
    report.add("window", count, "start_wall_ms", start.wall)
    sleep(1)
    var presses: [Double] = []
    // The first press fills the caches.
    for repetition in 0...repetitions {
      let button = repetition * 37 % min(count, 200)
      let (x, y) = (5 + button % 10 * 160, 26 + button / 10 * 60)
      screen_move(x, y)
      usleep(150_000)
      let press = try Stopwatch.measure {
        screen_button(true)
        try wait(for: pressed, atX: x, y: y)
      }
      if repetition > 0 { presses.append(press.wall) }
      usleep(100_000)
      screen_button(false)
      try wait(for: rest, atX: x, y: y)
      usleep(100_000)
    }
    report.add("window", count, "press_wall_ms", presses.median)
    report.add("window", count, "press_least_wall_ms", presses.min() ?? 0)
  }

  /// Waits until a pixel has a color, which takes a tenth of a millisecond at least.
  private func wait(for color: UInt32, atX x: Int, y: Int) throws {
    for _ in 0..<200_000 {
      if screen_pixel(Int32(x), Int32(y)) == color { return }
      usleep(50)
    }
    throw Unavailable(description: "No window showed the expected color; see “bench window”.")
  }

  private func screen_move(_ x: Int, _ y: Int) { CScreen.screen_move(Int32(x), Int32(y)) }
}
