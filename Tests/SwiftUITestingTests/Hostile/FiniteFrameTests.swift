import SwiftUI
import SwiftUITesting
import Testing

/// Frames that are made finite before hit testing and drawing.
@MainActor
@Suite struct FiniteFrameTests {
  @Test("6.1.9: an infinite minimum fills the proposed size, with a warning, and is hit")
  func infiniteMinimum() throws {
    var count = 0
    var driver: ViewDriver?
    let warnings = try ViewDriver.warnings {
      driver = try ViewDriver(size: CGSize(width: 300, height: 100), text: .squares) {
        HStack(spacing: 0) {
          Button("b") { count += 1 }.frame(minWidth: .infinity)
          Button("c") { count += 10 }
        }
      }
      try driver?.tap(on: "b")
      try driver?.tap(on: "c")
    }
    #expect(count == 11)
    #expect(warnings.contains { $0.contains("flexible frame") && $0.contains("maxWidth") })
    let (b, c) = (try #require(try driver?.button("b").frame), try driver?.button("c").frame)
    #expect(try b.maxX <= #require(c).minX, "the sibling is beside it")
  }

  @Test("a dashed line is hit on its dashes and not between them", arguments: [false, true])
  func dashes(isDashed: Bool) throws {
    var count = 0
    let style = StrokeStyle(lineWidth: 10, dash: isDashed ? [20, 30] : [])
    let driver = try ViewDriver(size: CGSize(width: 200, height: 100)) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 50))
      }
      .stroke(.red, style: style)
      .onTapGesture { count += 1 }
    }
    driver.hold(at: CGPoint(x: 10, y: 52), for: 0.05)
    driver.hold(at: CGPoint(x: 60, y: 48), for: 0.05)
    #expect(count == 2)
    driver.hold(at: CGPoint(x: 35, y: 50), for: 0.05)
    #expect(count == (isDashed ? 2 : 3))
    driver.hold(at: CGPoint(x: 10, y: 58), for: 0.05)
    #expect(count == (isDashed ? 2 : 3))
  }

  @Test("a round cap is hit, a butt end is not")
  func caps() throws {
    var count = 0
    let driver = try ViewDriver(size: CGSize(width: 200, height: 100)) {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 20, lineCap: .round))
      .onTapGesture { count += 1 }
    }
    driver.hold(at: CGPoint(x: 107, y: 50), for: 0.05)
    driver.hold(at: CGPoint(x: 112, y: 50), for: 0.05)
    #expect(count == 1)
  }
}
