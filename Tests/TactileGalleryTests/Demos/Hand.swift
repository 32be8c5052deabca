import SwiftUI
import SwiftUITesting

/// The input device: stories that hold for both run with a finger and with the mouse.
enum Hand: CaseIterable {
  case finger, mouse

  @MainActor func down(_ driver: ViewDriver, at point: CGPoint) {
    switch self {
    case .finger: driver.touchDown(at: point)
    case .mouse: driver.mouseDown(at: point)
    }
  }

  @MainActor func move(_ driver: ViewDriver, to point: CGPoint) {
    switch self {
    case .finger: driver.touchMove(to: point)
    case .mouse: driver.mouseMove(to: point)
    }
  }

  @MainActor func up(_ driver: ViewDriver) {
    switch self {
    case .finger: driver.touchUp()
    case .mouse: driver.mouseUp()
    }
  }

  /// Down, a twentieth of a second, up.
  @MainActor func tap(_ driver: ViewDriver, at point: CGPoint) {
    down(driver, at: point)
    driver.advance(by: 0.05)
    up(driver)
  }
}

extension ViewDriver {
  /// What the counters say, from above.
  var counts: [String] { texts.map(\.label).filter { $0.contains("action") } }

  /// The opacities of what is drawn paler than it is, in drawing order, to two decimals.
  var opacities: [Double] {
    displayList.description.matches(of: /opacity ([0-9.]+)/).compactMap {
      Double($0.output.1).map { ($0 * 100).rounded() / 100 }
    }
  }
}
