import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Invalid parameters of a driver.
@MainActor
@Suite struct DriverLimitTests {
  private let middle = CGPoint(x: 100, y: 100)

  /// Expects that each call fails with a message at its line, and takes no time.
  private func expect(
    _ message: String, of driver: ViewDriver, line: Int = #line, _ calls: () throws -> Void...
  ) throws {
    for call in calls {
      let start = driver.time
      let failure = try Failure.of(call)
      #expect(failure.message == message)
      #expect((line...line + 2).contains(failure.line))
      #expect(driver.time == start && driver.pointers.isEmpty)
    }
  }

  @Test("a duration that isn't finite, or negative, fails each call at its line, and does nothing")
  func durations() throws {
    let driver = try ViewDriver(text: .squares) { ScrollView { Button("Press") {} } }
    func message(_ call: String, _ duration: String) -> String {
      "a duration must be finite and not negative; \(duration) s was given, so \(call) has no effect"
    }
    try expect(message("advance(by:)", "-0.05"), of: driver, { driver.advance(by: -0.05) })
    try expect(
      message("drag(from:to:over:)", "nan"), of: driver,
      { driver.drag(from: .zero, to: middle, over: .nan) })
    try expect(
      message("hold(at:for:)", "-1.0"), of: driver, { driver.hold(at: middle, for: -1) },
      { try driver.button("Press").hold(for: -1) })
    try expect(
      message("pinch(around:from:to:over:)", "-1.0"), of: driver,
      { driver.pinch(around: middle, from: 10, to: 20, over: -1) })
    try expect(
      message("rotate(around:radius:by:over:)", "inf"), of: driver,
      { driver.rotate(around: middle, radius: 10, by: .zero, over: .infinity) })
    try expect(
      message("scroll(by:at:over:)", "nan"), of: driver,
      { driver.scroll(by: CGSize(width: 0, height: 9), at: middle, over: .nan) })
    try expect(
      message("settle(limit:)", "inf"), of: driver,
      { #expect(!driver.settle(limit: .infinity)) })
    driver.touchDown(at: middle)
    let failure = try Failure.of { driver.touchMove(to: .zero, over: -1) }
    #expect(failure.message == message("touchMove(to:over:)", "-1.0"))
    driver.touchUp()
  }

  @Test("a point or a distance that isn't finite fails each call at its line, and does nothing")
  func points() throws {
    let driver = try ViewDriver(text: .squares) { ScrollView { Button("Press") {} } }
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    func message(_ call: String) -> String {
      "a point must be finite; (nan, 0) was given, so \(call) has no effect"
    }
    try expect(message("tap(at:)"), of: driver, { driver.tap(at: nowhere) })
    try expect(message("touchDown(at:)"), of: driver, { driver.touchDown(at: nowhere) })
    try expect(message("touchMove(to:)"), of: driver, { driver.touchMove(to: nowhere) })
    try expect(message("mouseDown(at:)"), of: driver, { driver.mouseDown(at: nowhere) })
    try expect(message("mouseMove(to:)"), of: driver, { driver.mouseMove(to: nowhere) })
    try expect(message("click(at:)"), of: driver, { driver.click(at: nowhere) })
    try expect(message("hover(at:)"), of: driver, { driver.hover(at: nowhere) })
    try expect(message("hold(at:for:)"), of: driver, { driver.hold(at: nowhere, for: 1) })
    try expect(
      message("drag(from:to:over:)"), of: driver, { driver.drag(from: nowhere, to: middle) },
      { driver.drag(from: middle, to: nowhere) })
    try expect(
      message("scroll(by:)"), of: driver, { driver.scroll(by: .zero, at: nowhere) })
    try expect(
      message("scroll(lines:)"), of: driver, { driver.scroll(lines: 1, at: nowhere) })
    try expect(
      "a distance must be finite; nan×0 was given, so scroll(by:) has no effect", of: driver,
      { driver.scroll(by: CGSize(width: CGFloat.nan, height: 0)) })
    let failure = try Failure.of { #expect(!driver.element(at: nowhere).exists) }
    #expect(
      failure.message
        == "a point must be finite; (nan, 0) was given, so element(at:) finds nothing")
  }

  @Test("a gesture as long as a century is played in a bounded number of steps")
  func longGestures() throws {
    var moves = 0
    let driver = try ViewDriver(text: .squares) {
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in moves += 1 })
    }
    driver.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 90), over: 3e9)
    #expect(moves <= 10_801 && abs(driver.time - 3e9) < 1)
  }

  @Test("points far outside of the window hit nothing, and do no harm")
  func farPoints() throws {
    let driver = try ViewDriver { Button("Press") {} }
    for far in [1e9, -1e30, 1e300, -CGFloat.greatestFiniteMagnitude] {
      driver.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: far, y: far), over: 0.05)
      driver.hover(at: CGPoint(x: far, y: 0))
      driver.host.scroll(by: CGSize(width: far, height: far), at: CGPoint(x: 0, y: far))
    }
    _ = try driver.picture()
  }
}
