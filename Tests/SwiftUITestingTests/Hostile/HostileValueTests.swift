import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Shows, touches and draws views with invalid numbers.
@MainActor
@Suite("Hostile values")
struct HostileValueTests {
  @Test(
    "neither crash nor hang a window that is touched and drawn", arguments: HostileModifier.all)
  func matrix(modifier: HostileModifier) throws {
    for value in HostileModifier.values {
      try play(modifier, value, isNested: value == .infinity || value == 1e300)
    }
  }

  private func play(_ modifier: HostileModifier, _ value: CGFloat, isNested: Bool) throws {
    _ = try ViewDriver.warnings {
      let driver = try ViewDriver(size: CGSize(width: 120, height: 90), scale: 1) {
        VStack {
          let button = AnyView(Button("inner") {}.accessibilityIdentifier("inner"))
          let view = modifier.apply(value, button)
          if isNested { modifier.apply(value, view) } else { view }
          Button("sibling") {}
        }
      }
      for point in Self.points { driver.hold(at: point, for: 0.05) }
      driver.drag(from: CGPoint(x: 60, y: 45), to: CGPoint(x: 10, y: 5), over: 0.05)
      driver.hover(at: CGPoint(x: 60, y: 45))
      // Few of these views scroll, which the driver's own scroll(by:at:) complains about.
      driver.host.scroll(by: CGSize(width: 10, height: 20), at: CGPoint(x: 60, y: 45))
      driver.settle(limit: 1)
      for button in driver.buttons {
        let frame = button.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(
          isFinite,
          "\(modifier.name) of \(value): \(button)")
      }
      #expect(driver.displayList.description.isEmpty == false)
      _ = driver.accessibilityTree
      _ = try driver.picture()
    }
  }

  private static let points = [
    CGPoint(x: 1, y: 1), CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 45), CGPoint(x: 60, y: 80),
    CGPoint(x: 119, y: 89),
  ]
}
