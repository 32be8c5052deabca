import SwiftUI

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph

/// A window of 400 by 300 points with a square of 100 points in its middle: from (150, 100) to
/// (250, 200).
@MainActor
func squareWindow<Content: View>(_ decorate: (AnyView) -> Content) -> Window {
  let content = decorate(AnyView(Color.gray.frame(width: 100, height: 100)))
  return Window { content }
}

/// The middle of the window and of the square.
let middle = point(200, 150)

extension Window {
  /// Down and up again after a time, in the middle of the window or elsewhere.
  func touch(_ location: CGPoint = middle, for duration: Double = 0.05) {
    down(at: location)
    wait(duration)
    up()
  }
}

/// The mouse without a button.
extension Window {
  func hover(at location: CGPoint) { host.send(.hovered, .mouse(button: 0), at: location) }
  func leave() { host.send(.left, .mouse(button: 0), at: point(-1, -1)) }
}
