import Foundation
import SwiftUI
import TactileRecorder

/// The frames of an interaction.
///
/// ``ViewDriver/record(framesPerSecond:showsPointers:_:)`` runs an interaction and returns its recording. The frames
/// are at equal intervals of the window's clock, and are stored as display lists, so a recording can be drawn at any
/// scale. Write it to a file with ``write(to:scale:file:line:)``.
///
/// ```swift
/// let recording = driver.record {
///   driver.tap(at: CGPoint(x: 100, y: 40))
///   driver.settle()
/// }
/// try recording.write(to: URL(fileURLWithPath: "press.png"), scale: 2)
/// ```
public struct Recording: Sendable {
  /// The contents of each frame, in order; empty if the interaction doesn't advance the clock.
  public let frames: [DisplayList]
  /// The damage of each frame: the area that differs from the frame before.
  let damages: [Damage]
  /// The number of frames per second.
  public let framesPerSecond: Int

  /// Draws the frames and encodes them as an animated PNG file that loops endlessly.
  ///
  /// - Parameter scale: The number of pixels per point, from 1 to 3.
  /// - Throws: An error that says what is wrong, such as a recording without frames. It fails the test at the line of the
  ///   call.
  @MainActor
  public func animatedPNG(
    scale: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Data {
    try CallSite(file, line).failing { try encoded(as: .animatedPNG, scale: scale) }
  }

  /// Writes the recording atomically, in the format of the file's extension.
  ///
  /// - Parameters:
  ///   - url: The file to write: `.png` or `.apng` for an animated PNG file; `.mp4` or `.webp` for a video, which
  ///     requires the program `ffmpeg`.
  ///   - scale: The number of pixels per point, from 1 to 3.
  /// - Throws: An error that lists the supported extensions, or names the program to install. In a test, it is a
  ///   failure at the line of the call.
  @MainActor
  public func write(
    to url: URL, scale: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try CallSite(file, line).failing {
      let type = try RecordingType(of: url.lastPathComponent)
      try AtomicFile.write(encoded(as: type, scale: scale), to: url)
    }
  }
}

extension ViewDriver {
  /// Runs an interaction and records the contents of the window meanwhile.
  ///
  /// It fails the test if the number of frames per second isn't positive; then it records thirty. Waits of three minutes
  /// and more in one call are not recorded, and fail the test as well.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames per second, at least 1.
  ///   - showsPointers: Whether to draw fingers and the mouse where they are down.
  ///   - interaction: A closure that sends events and advances time through this driver.
  public func record(
    framesPerSecond: Int = 30, showsPointers: Bool = true, file: StaticString = #filePath,
    line: UInt = #line, _ interaction: () throws -> Void
  ) rethrows -> Recording {
    let isPossible = framesPerSecond > 0
    if !isPossible {
      misuse(
        "a recording can't have \(framesPerSecond) frames per second, so it has 30; pass at least 1",
        file, line)
    }
    let framesPerSecond = isPossible ? framesPerSecond : 30
    let recorder = FrameRecorder(
      framesPerSecond: framesPerSecond, showsPointers: showsPointers, start: time)
    self.recorder = recorder
    defer { self.recorder = nil }
    try interaction()
    return Recording(
      frames: recorder.frames, damages: recorder.damages, framesPerSecond: framesPerSecond)
  }
}

extension ViewDriver {
  /// Returns whether a wait can be recorded; fails the test if it is too long for one call.
  func accepts(
    _ duration: TimeInterval, of recorder: FrameRecorder, _ file: StaticString, _ line: UInt
  ) -> Bool {
    if frameCount(in: duration) < Self.mostFrames { return true }
    misuse(
      "one call records less than \(Self.mostFrames / 60) seconds, so these \(duration.concise) seconds are not "
        + "recorded; advance by less, several times, or before record(framesPerSecond:_:)", file,
      line)
    return false
  }
}

/// Records a frame at each tick of the recording's own clock.
@MainActor
final class FrameRecorder {
  private(set) var frames: [DisplayList] = []
  private(set) var damages: [Damage] = []
  private var fingertips: [CGRect] = []
  private let framesPerSecond: Int
  private let showsPointers: Bool
  private let start: TimeInterval

  init(framesPerSecond: Int, showsPointers: Bool, start: TimeInterval) {
    self.framesPerSecond = framesPerSecond
    self.showsPointers = showsPointers
    self.start = start
  }

  /// The time of the next frame, in seconds since the view was first shown.
  private var nextFrame: TimeInterval {
    start + TimeInterval(frames.count) / TimeInterval(framesPerSecond)
  }

  func advance(_ driver: ViewDriver, by duration: TimeInterval) {
    let end = driver.time + duration
    while nextFrame < end {
      driver.host.advance(by: max(nextFrame - driver.time, 0))
      append(driver)
    }
    driver.host.advance(by: max(end - driver.time, 0))
  }

  private func append(_ driver: ViewDriver) {
    frames.append(driver.displayList(showsPointers: showsPointers))
    var damage = driver.removeDamage()
    if showsPointers {
      let shown = driver.fingertipBounds
      for rect in fingertips + shown {
        damage.add(rect, in: driver.windowSize, scale: driver.scale)
      }
      fingertips = shown
    }
    damages.append(damage)
  }
}
