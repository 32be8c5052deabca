import Foundation

/// An X server without a monitor.
///
/// It has no window manager, so windows are at its upper left corner.
final class XServer: DisplayServer {
  /// The size of the screen, in pixels.
  static let size = (width: 1000, height: 800)

  static let isAvailable = Programs.exist(["Xvfb", "xdotool", "xwd", "xclip"])

  var environment = Programs.newEnvironment()
  private let server = Process()
  /// The program that owns what the tests copied; nil if they copied nothing.
  private var copier: Process?

  init() throws {
    let number = try Programs.start(
      server, "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24",
        "-noreset",
      ], environment)
    environment["DISPLAY"] = ":\(number)"
    environment["GDK_BACKEND"] = "x11"
    environment["WAYLAND_DISPLAY"] = ""
  }

  func stop() {
    copier?.end()
    server.end()
  }

  func crash() { kill(server.processIdentifier, SIGKILL) }

  let patience: TimeInterval = 30

  func placeWindow() throws {}

  func picture() throws -> ScreenPicture {
    try ScreenPicture(xwd: Programs.run("xwd", ["-root", "-silent"], environment))
  }

  func move(_ x: Int, _ y: Int) throws { try xdotool("mousemove \(x) \(y)") }

  func button(isDown: Bool) throws { try xdotool(isDown ? "mousedown 1" : "mouseup 1") }

  func turnWheel() throws { try xdotool("click 5") }

  func key(_ name: String, _ phases: [Bool]) throws {
    try xdotool(
      phases.count == 2 ? "key \(name)" : phases == [true] ? "keydown \(name)" : "keyup \(name)")
  }

  /// Does what the program of that name can.
  ///
  /// - Returns: What the program prints.
  @discardableResult
  func xdotool(_ arguments: String) throws -> String {
    let arguments = arguments.split(separator: " ").map(String.init)
    return String(decoding: try Programs.run("xdotool", arguments, environment), as: UTF8.self)
  }

  /// Puts content on the clipboard, as another program does.
  ///
  /// - Parameters:
  ///   - type: The type of the content: “UTF8_STRING”, or that of a file.
  ///   - selection: The clipboard, or “primary” for the text that was selected last.
  func copy(
    _ content: Data, type: String = "UTF8_STRING", selection: String = "clipboard"
  ) throws {
    // It goes on, since a clipboard is where its owner is.
    let tool = Programs.process(
      "xclip", ["-quiet", "-selection", selection, "-t", type], environment)
    let input = Pipe()
    tool.standardInput = input
    tool.standardOutput = FileHandle.nullDevice
    try tool.run()
    copier = tool
    input.fileHandleForWriting.write(content)
    try input.fileHandleForWriting.close()
  }

  /// Lets the program that owns what the tests copied stand still, or go on.
  func setOwnerPaused(_ isPaused: Bool) {
    if let copier { kill(copier.processIdentifier, isPaused ? SIGSTOP : SIGCONT) }
  }

  /// The content of the clipboard, as another program reads it.
  func pasted(type: String = "UTF8_STRING", selection: String = "clipboard") throws -> Data {
    try Programs.run("xclip", ["-selection", selection, "-o", "-t", type], environment)
  }
}
