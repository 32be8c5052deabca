import SwiftUI
import SwiftUITesting
import Testing

/// Gestures that the driver plays from start to end.
@MainActor
@Suite struct DriverGestureTests {
  private final class Notes {
    var all: [String] = []
  }

  private let notes = Notes()
  private let middle = CGPoint(x: 100, y: 100)

  /// A window of 200 points with a gesture all over it.
  private func driver(_ gesture: some Gesture) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 200, height: 200), text: .squares) {
      Color.gray.gesture(gesture)
    }
  }

  @Test func drag_letsGoInMotion() throws {
    var end: DragGesture.Value?
    let driver = try driver(DragGesture().onEnded { end = $0 })
    driver.drag(from: middle, to: CGPoint(x: 160, y: 130), over: 0.5)
    let value = try #require(end)
    #expect(value.translation == CGSize(width: 60, height: 30))
    #expect(abs(value.velocity.width - 120) < 1e-6)
    #expect(abs(value.velocity.height - 60) < 1e-6)
    #expect(abs(driver.time - 0.5) < 1e-9)
  }

  @Test func drag_beginsOnTheButton() throws {
    var actions = 0
    let driver = try ViewDriver(text: .squares) { Button("Send") { actions += 1 } }
    try driver.drag(on: "Send", by: CGSize(width: 20, height: 0))
    try driver.drag(on: "Send", by: CGSize(width: 300, height: 0))
    #expect(actions == 1)
    #expect(!driver.button("Sent").exists)
  }

  @Test func hold_isALongPress() throws {
    let driver = try driver(LongPressGesture().onEnded { _ in notes.all.append("long") })
    driver.hold(at: middle, for: 0.4)
    #expect(notes.all == [])
    driver.hold(at: middle, for: 0.6)
    #expect(notes.all == ["long"])
  }

  @Test func pinch_magnifies() throws {
    var end: CGFloat?
    let driver = try driver(MagnifyGesture().onEnded { end = $0.magnification })
    driver.pinch(around: middle, from: 40, to: 100)
    #expect(abs(try #require(end) - 2.5) < 1e-6)
    driver.pinch(around: middle, from: 100, to: 50)
    #expect(abs(try #require(end) - 0.5) < 1e-6)
  }

  @Test func rotate_turnsClockwise() throws {
    var end: Double?
    let driver = try driver(RotateGesture().onEnded { end = $0.rotation.degrees })
    driver.rotate(around: middle, radius: 50, by: .degrees(270), over: 1)
    #expect(abs(try #require(end) - 270) < 1e-6)
  }

  @Test func hover_entersAndLeaves() throws {
    let notes = notes
    let driver = try ViewDriver(text: .squares) {
      Button("Send") {}.onHover { notes.all.append("\($0)") }
    }
    try driver.hover(over: "Send")
    driver.hover(at: .zero)
    try driver.hover(over: "Send")
    driver.mouseLeave()
    #expect(notes.all == ["true", "false", "true", "false"])
  }
}
