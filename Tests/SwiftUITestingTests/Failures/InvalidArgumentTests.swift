import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Calls whose arguments make no sense, which fail the test at their line and go on where they can.
@MainActor
@Suite struct InvalidArgumentTests {
  private func driver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 20, height: 10), text: .squares) { Color.red }
  }

  @Test("a scale that isn't a positive number", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func scale(_ scale: CGFloat) throws {
    let failure = try Failure.of { _ = try ViewDriver(scale: scale, text: .squares) { Text("A") } }
    #expect(failure.line == #line - 1)
    #expect(
      failure.message
        == "a window can't have the scale \(scale.concise), the number of pixels per point; choose one from 1 to 3"
    )
  }

  @Test("a size that isn't a number, or is negative")
  func size() throws {
    for size in [CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: -1)] {
      let failure = try Failure.of { _ = try ViewDriver(size: size, text: .squares) { Text("A") } }
      #expect(failure.line == #line - 1)
      #expect(failure.message.hasPrefix("a window can't have the size \(size.concise); "))
    }
  }

  @Test("a recording without frames in a second has thirty", arguments: [0, -5])
  func frameRate(_ rate: Int) throws {
    let driver = try driver()
    var recording: Recording?
    let failure = try Failure.of {
      recording = driver.record(framesPerSecond: rate) { driver.advance(by: 1) }
    }
    #expect(failure.line == #line - 2)
    #expect(
      failure.message
        == "a recording can't have \(rate) frames per second, so it has 30; pass at least 1")
    #expect(recording?.framesPerSecond == 30)
    #expect(recording?.frames.count == 30)
  }

  @Test("a wait that is too long for a recording passes without frames")
  func longWait() throws {
    let driver = try driver()
    var frames: Int?
    let failure = try Failure.of {
      frames = driver.record { driver.advance(by: 200) }.frames.count
    }
    #expect(failure.line == #line - 2)
    #expect(
      failure.message
        == "one call records less than 180 seconds, so these 200 seconds are not recorded; advance by less, several "
        + "times, or before record(framesPerSecond:_:)")
    #expect(frames == 0)
    #expect(driver.time == 200)
  }

  @Test("a recording without frames, and one at no scale, are no files")
  func emptyRecording() throws {
    let driver = try driver()
    let empty = driver.record {}
    let failure = try Failure.of { _ = try empty.animatedPNG(scale: 1) }
    #expect(failure.line == #line - 1)
    #expect(
      failure.message
        == "A recording without frames cannot be saved; let time pass while it is recorded.")
    let recording = driver.record { driver.advance(by: 0.1) }
    let scale = try Failure.of { _ = try recording.animatedPNG(scale: 0) }
    #expect(scale.line == #line - 1)
    #expect(scale.message == "A picture cannot have the scale 0; choose one from 1 to 3.")
  }

  @Test("a picture without pixels is no file")
  func emptyPicture() throws {
    let driver = try ViewDriver(size: .zero) { Text("A") }
    let picture = try driver.picture()
    let message =
      "A picture without pixels cannot be saved; give the window a width and a height."
    let encoded = try Failure.of { _ = try picture.png() }
    #expect(encoded.line == #line - 1)
    #expect(encoded.message == message)
    let file = URL(fileURLWithPath: "/tmp/never-written.png")
    let written = try Failure.of { try picture.write(to: file) }
    #expect(written.line == #line - 1)
    #expect(written.message == message)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("a contact sheet without columns has as many as rows")
  func columns() throws {
    let failure = try Failure.of {
      _ = try ViewDriver.contactSheet(of: [Variant(name: "one")], columns: 0) { _ in try driver() }
    }
    #expect(failure.line == #line - 2)
    #expect(
      failure.message
        == "a contact sheet can't have 0 columns, so it has as many as rows; pass at least 1")
  }
}
