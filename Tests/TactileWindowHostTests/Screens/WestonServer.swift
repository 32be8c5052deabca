import Foundation

/// Weston, a compositor of Wayland, without a monitor.
///
/// A module of its own plays the mouse, the keyboard and the fingers: `Programs/weston-input.c`, which is
/// compiled when the first test needs it.
final class WestonServer: DisplayServer {
  /// The size of the screen, in points: that of the program's first window, which fills it.
  static let size = (width: 400, height: 600)

  static let isAvailable = Programs.exist(["weston", "weston-screenshooter", "pkg-config"])

  var environment = Programs.newEnvironment()
  private let server = Process()
  private let folder: URL
  private let input: FileHandle
  private let scale: Int

  init(scale: Int) throws {
    self.scale = scale
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weston-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let pipe = folder.appendingPathComponent("input").path
    mkfifo(pipe, 0o600)
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["TACTILE_INPUT"] = pipe
    server.executableURL = URL(fileURLWithPath: "/usr/bin/weston")
    server.arguments = [
      "--backend=headless-backend.so", "--use-pixman", "--shell=desktop-shell.so", "--no-config",
      "--debug", "--width=\(Self.size.width)", "--height=\(Self.size.height)",
      "--scale=\(scale)", "--socket=screen", "--modules=\(try Self.module.get().path)",
    ]
    server.environment = environment
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The module opens the other end.
    input = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
    environment["WAYLAND_DISPLAY"] = "screen"
    environment["GDK_BACKEND"] = "wayland"
    let socket = folder.appendingPathComponent("screen").path
    let end = ProcessInfo.processInfo.systemUptime + 30
    while !FileManager.default.fileExists(atPath: socket) {
      guard ProcessInfo.processInfo.systemUptime < end else { throw CocoaError(.fileNoSuchFile) }
      usleep(10_000)
    }
  }

  func stop() {
    server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  func crash() { kill(server.processIdentifier, SIGKILL) }

  /// The module, or why it cannot be compiled.
  private static let module = Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("weston-input-\(UUID().uuidString).so")
    let packages = ["libweston-10", "wayland-server", "xkbcommon", "pixman-1"]
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    let flags = try Programs.run("pkg-config", ["--cflags"] + packages, path)
    let arguments =
      ["clang", "-shared", "-fPIC", "-o", file.path, Programs.path("weston-input.c")]
      + String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(
        String.init)
    _ = try Programs.run("env", arguments, path)
    return file
  }

  /// Fills the screen with the window, which otherwise is where Weston likes it.
  let patience: TimeInterval = 3

  func placeWindow() throws { try key("F11", [true, false]) }

  func picture() throws -> ScreenPicture {
    let shots = folder.appendingPathComponent("shots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: shots, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: shots) }
    _ = try Programs.run("weston-screenshooter", [], environment, in: shots)
    let files = try FileManager.default.contentsOfDirectory(atPath: shots.path)
    guard let file = files.first else { throw ScreenPicture.Unreadable() }
    return try ScreenPicture(png: Data(contentsOf: shots.appendingPathComponent(file)))
  }

  private func play(_ line: String) { input.write(Data((line + "\n").utf8)) }

  func move(_ x: Int, _ y: Int) throws { play("move \(x) \(y)") }

  func button(isDown: Bool) throws { play("button 272 \(isDown ? 1 : 0)") }

  func turnWheel() throws { play("wheel 0 1") }

  /// Puts a finger down, moves it, or lifts it, in pixels of the screen.
  func touch(_ verb: String, _ finger: Int, _ x: Int = 0, _ y: Int = 0) {
    play("\(verb) \(finger) \(x) \(y)")
  }

  /// Takes all fingers away from the program, as for a gesture of the compositor's own.
  func cancelTouches() { play("cancel") }

  func key(_ name: String, _ phases: [Bool]) throws {
    let names = name.split(separator: "+").map(String.init)
    let codes = names.compactMap { Self.codes[$0] }
    guard codes.count == names.count, let code = codes.last else {
      throw CocoaError(.featureUnsupported)
    }
    for held in codes.dropLast() { play("key \(held) 1") }
    for isDown in phases { play("key \(code) \(isDown ? 1 : 0)") }
    for held in codes.dropLast() { play("key \(held) 0") }
  }

  /// Linux's codes of the keys that stories press.
  private static let codes = [
    "Escape": 1, "BackSpace": 14, "Tab": 15, "w": 17, "e": 18, "r": 19, "Return": 28, "ctrl": 29,
    "a": 30, "d": 32, "f": 33, "l": 38, "shift": 42, "z": 44, "x": 45, "c": 46, "v": 47, "b": 48,
    "space": 57, "F11": 87,
  ]
}
