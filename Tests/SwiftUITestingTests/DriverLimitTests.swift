import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Invalid parameters of a driver.
@MainActor
@Suite struct DriverLimitTests {
  private static func driver() -> ViewDriver {
    guard let driver = try? ViewDriver(text: .squares, content: { Button("Press") {} }) else {
      exit(0)
    }
    return driver
  }

  private static let middle = CGPoint(x: 100, y: 100)

  @Test("a duration that isn't finite traps with a message, in each method")
  func durations() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().drag(from: .zero, to: Self.middle, over: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().hold(at: Self.middle, for: .infinity) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().pinch(around: Self.middle, from: 10, to: 20, over: -1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Self.driver().scroll(by: CGSize(width: 0, height: 9), at: Self.middle, over: .nan)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Self.driver().settle(limit: .infinity) }
    }
  }

  @Test("a point or a distance that isn't finite traps with a message")
  func points() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().touchDown(at: CGPoint(x: CGFloat.nan, y: 0)) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().hover(at: CGPoint(x: 0, y: CGFloat.infinity)) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.driver().scroll(by: CGSize(width: CGFloat.nan, height: 0)) }
    }
  }

  @Test("the message contains the given value")
  func sentence() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Self.driver().drag(from: .zero, to: Self.middle, over: .nan) }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("finite and not negative; nan seconds were given"))
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
