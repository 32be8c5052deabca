import SwiftUI
import SwiftUITesting
import TactileRecorder

extension Demo {
  /// Returns a driver that has played the demo up to one of its moments.
  @MainActor
  package func driver(at still: Still, _ setting: Setting) throws -> ViewDriver {
    var setting = setting
    setting.isDisabled = setting.isDisabled || still.isDisabled
    let driver = try driver(setting)
    try still.script(driver)
    return driver
  }

  /// Draws one of the demo's moments as a PNG file, including the finger.
  @MainActor
  package func png(of still: Still, _ setting: Setting) throws -> Data {
    try driver(at: still, setting).picture(showsPointers: true).png(.small)
  }

  /// Plays the demo's story and returns a recording as a file.
  ///
  /// - Parameter framesPerSecond: The number of frames per second, at least 1.
  @MainActor
  package func recording(
    _ setting: Setting, as type: RecordingType = .animatedPNG, framesPerSecond: Int = 30,
    progress: Recording.Progress = { _, _ in }
  ) throws -> Data {
    let driver = try driver(setting)
    return try driver.record(framesPerSecond: framesPerSecond) { try story(driver) }
      .encoded(as: type, scale: setting.scale, effort: .small, progress: progress)
  }

  /// Plays the demo's story and returns its trace.
  @MainActor
  package func trace(_ setting: Setting) throws -> Trace {
    let driver = try driver(setting)
    return try driver.trace { try story(driver) }
  }
}
