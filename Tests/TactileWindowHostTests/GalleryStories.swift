import Foundation
import Testing

@testable import TactileGallery

/// The gallery in windows: a demo that is alive, what happens in it, and the switches for it.
@Suite(
  .serialized,
  .enabled(if: Screen.isAvailable, "programs of screens are missing; run Scripts/setup"))
struct GalleryStories {
  /// The gallery's program on a screen, with the demo “A style that scales” below the switches.
  private final class Gallery {
    let server: XServer
    private let program = Process()

    init() throws {
      server = try XServer()
      program.executableURL = Programs.folder.appendingPathComponent("GalleryWindow")
      program.environment = ProcessInfo.processInfo.environment.merging(
        server.environment.filter { $0.key != "PATH" }
      ) { $1 }
      program.environment?["DBUS_SESSION_BUS_ADDRESS"] = nil
      program.standardError = FileHandle.nullDevice
      try program.run()
    }

    deinit {
      if program.isRunning { kill(program.processIdentifier, SIGKILL) }
      server.stop()
    }

    /// Opens the demo, and moves its window so that the switches and the trace stay visible.
    func openDemo() throws {
      // The first demo is chosen at the start.
      try #require(wait(atX: 225, y: 24) { $0[2] == 255 && $0[0] < 50 })
      let row = try #require(Demo.all.firstIndex { $0.name == "scale-style" })
      try click(60, 24 + 34 * row)
      let search = "search --onlyvisible --name scales"
      try #require(wait { try !self.server.xdotool(search).isEmpty })
      try server.xdotool("\(search) windowmove 255 420")
      try #require(wait(atX: 650, y: 702) { Self.isButton($0) })
    }

    /// Whether a color is that of the demo's button.
    static func isButton(_ color: [UInt8]) -> Bool { color[2] == 255 && color[0] < 50 }

    func click(_ x: Int, _ y: Int) throws {
      try server.move(x, y)
      try server.button(isDown: true)
      try server.button(isDown: false)
    }

    /// Waits until a condition holds, and returns whether it does so within half a minute.
    func wait(_ isTrue: () throws -> Bool) throws -> Bool {
      let end = ProcessInfo.processInfo.systemUptime + 30
      while ProcessInfo.processInfo.systemUptime < end {
        if try isTrue() { return true }
        usleep(20_000)
      }
      return try isTrue()
    }

    /// Waits until the color of a pixel satisfies a condition.
    func wait(atX x: Int, y: Int, until isRight: ([UInt8]) -> Bool) throws -> Bool {
      try wait { isRight(try self.server.picture()[x, y]) }
    }

    /// The number of dark pixels in the visible part of the trace.
    func traceInk() throws -> Int {
      let picture = try server.picture()
      var count = 0
      for y in 200..<415 { for x in 250..<990 where picture[x, y][0] < 128 { count += 1 } }
      return count
    }
  }

  @Test("a press shows in the demo and in its trace, and acts")
  func press() throws {
    let gallery = try Gallery()
    try gallery.openDemo()
    let ink = try gallery.traceInk()
    try gallery.server.move(700, 702)
    try gallery.server.button(isDown: true)
    #expect(try gallery.wait(atX: 650, y: 702) { !Gallery.isButton($0) })
    #expect(try gallery.wait { try gallery.traceInk() > ink + 500 })
    try gallery.server.button(isDown: false)
    #expect(try gallery.wait(atX: 650, y: 702) { Gallery.isButton($0) })
  }

  @Test("switches change the demo's window, and show what they are set to")
  func switches() throws {
    let gallery = try Gallery()
    try gallery.openDemo()
    func isGreen(_ color: [UInt8]) -> Bool {
      let (red, green, blue) = (Int(color[0]), Int(color[1]), Int(color[2]))
      return green > red + 50 && green > blue + 50
    }
    try gallery.click(488, 124)
    #expect(try gallery.wait(atX: 270, y: 440) { $0 == [0, 0, 0] })
    try gallery.click(392, 167)
    #expect(try gallery.wait(atX: 375, y: 167) { isGreen($0) })
    try gallery.click(553, 167)
    #expect(try gallery.wait(atX: 555, y: 167) { isGreen($0) })
    // A disabled button no longer acts, nor shows a press.
    let rest = try gallery.server.picture()[650, 702]
    try gallery.server.move(700, 702)
    try gallery.server.button(isDown: true)
    usleep(300_000)
    #expect(try gallery.server.picture()[650, 702] == rest)
    try gallery.server.button(isDown: false)
  }
}
