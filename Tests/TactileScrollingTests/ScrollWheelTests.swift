import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Wheels, trackpads and indicators.
@MainActor
@Suite struct ScrollWheelTests {
  private func window() -> Window {
    Window { ScrollView { Color.red.frame(width: 100, height: 1000) } }
  }

  private func wheel(_ window: Window, _ x: CGFloat, _ y: CGFloat, at location: CGPoint = middle) {
    window.host.scroll(by: CGSize(width: x, height: y), at: location)
  }

  @Test("a wheel scrolls immediately, and stops at the ends")
  func notches() {
    let window = window()
    wheel(window, 0, 120)
    #expect(window.offset == point(0, 120))
    wheel(window, 0, 5000)
    #expect(window.offset == point(0, 700))
    wheel(window, 0, -10_000)
    #expect(window.offset == .zero)
    wheel(window, 50, 0)
    #expect(window.offset == .zero)
    window.host.scroll(by: CGSize(width: 0, height: 3), unit: .lines, at: middle)
    #expect(window.offset == point(0, 48))
    wheel(window, .nan, .infinity)
    #expect(window.offset == point(0, 48))
  }

  @Test("a wheel outside of the scroll view, or over a disabled one, does nothing")
  func nothing() {
    let aside = window()
    wheel(aside, 0, 100, at: point(10, 10))
    #expect(aside.offset == .zero)
    let disabled = Window {
      ScrollView { Color.red.frame(width: 100, height: 1000) }.scrollDisabled(true)
    }
    wheel(disabled, 0, 100)
    #expect(disabled.offset == .zero)
  }

  @Test("when the inner scroll view reaches its end, the outer one scrolls")
  func chain() {
    let window = Window {
      ScrollView {
        ScrollView { Color.red.frame(width: 100, height: 150) }.frame(height: 100)
        Color.red.frame(width: 10, height: 1000)
      }
    }
    wheel(window, 0, 60, at: point(200, 50))
    #expect(window.scrollNodes.map(\.offset) == [.zero, point(0, 50)])
    wheel(window, 0, 30, at: point(200, 50))
    #expect(window.scrollNodes.map(\.offset) == [point(0, 30), point(0, 50)])
  }

  @Test("2.2.27: a press continues during a wheel scroll, with the button's new position")
  func press() {
    let stage = ScrollStage()
    stage.window.down(at: point(200, 120), .mouse(button: 0))
    #expect(stage.window.isPressed)
    wheel(stage.window, 0, 20, at: point(200, 120))
    #expect(stage.window.isPressed)
    stage.window.up(.mouse(button: 0))
    #expect(stage.journal.count("action 2") == 1)
  }

  @Test("3.5.30: views that scroll under the mouse are hovered")
  func hover() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        ForEach(0..<20, id: \.self) { index in
          Color.red.frame(width: 100, height: 42).onHover { journal.note("\(index) \($0)") }
        }
      }
    }
    window.hover(at: point(200, 20))
    wheel(window, 0, 50, at: point(200, 20))
    #expect(journal.entries == ["0 true", "0 false", "1 true"])
  }

  @Test("a trackpad scroll stays with its scroll view, which decelerates and bounces")
  func trackpad() {
    let window = window()
    func fingers(_ y: CGFloat, _ phase: ScrollEvent.Phase) {
      window.host.scroll(by: CGSize(width: 0, height: y), phase: phase, at: middle)
      window.wait(1.0 / 60)
    }
    fingers(-20, .began)
    fingers(-20, .changed)
    #expect(window.offset.y < -10 && window.offset.y > -40)
    fingers(0, .cancelled)
    window.settle()
    #expect(window.offset == .zero)
    fingers(10, .began)
    fingers(10, .changed)
    #expect(window.offset == point(0, 20))
    fingers(0, .ended)
    window.settle()
    #expect(window.offset.y > 100)
  }

  // MARK: Indicators

  /// The frames of what is drawn in front of the content, and its opacity.
  private func indicators(_ window: Window) -> [(frame: CGRect, opacity: Double)] {
    window.display.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return nil }
      return (path.boundingRect.offsetBy(dx: item.origin.x, dy: item.origin.y), color.opacity)
    }
  }

  @Test("indicators are visible while the content moves, and fade at rest")
  func indicators() throws {
    let window = window()
    #expect(indicators(window).isEmpty)
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -110))
    let shown = try #require(indicators(window).first)
    // A part of 300 in 1,000, scrolled by 100 of 700.
    let length: CGFloat = 294 * 0.3
    #expect(abs(shown.frame.height - length) < 0.001)
    #expect(abs(shown.frame.minY - (3 + (294 - length) / 7)) < 0.001)
    #expect(shown.frame.maxX == 247)
    #expect(shown.opacity == 0.35)
    window.wait(1)
    #expect(indicators(window).count == 1)
    window.up()
    window.wait(0.45)
    #expect(indicators(window).first?.opacity == 0.35)
    window.wait(0.2)
    let fading = try #require(indicators(window).first)
    #expect(fading.opacity < 0.3)
    window.settle()
    #expect(indicators(window).isEmpty)
  }

  @Test("indicators can be hidden, along each axis")
  func hidden() {
    let first = Window {
      ScrollView(showsIndicators: false) { Color.red.frame(width: 100, height: 1000) }
    }
    wheel(first, 0, 20)
    #expect(indicators(first).isEmpty)
    let second = Window {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) }
        .scrollIndicators(.hidden, axes: .vertical)
    }
    wheel(second, 0, 20)
    #expect(indicators(second).map(\.frame.height) == [3])
  }

  @Test("an indicator becomes shorter beyond an end, down to a minimum")
  func bar() {
    #expect(ScrollIndicator(offset: 0, most: 0, view: 300) == nil)
    #expect(ScrollIndicator(offset: 0, most: 100_000, view: 300)?.length == 36)
    #expect(ScrollIndicator(offset: -20, most: 100_000, view: 300)?.length == 16)
    #expect(ScrollIndicator(offset: -200, most: 100_000, view: 300)?.length == 8)
    let last = ScrollIndicator(offset: 120_000, most: 100_000, view: 300)
    #expect(last?.position == 289)
    #expect(ScrollIndicator(offset: 0, most: 100, view: 10) == nil)
  }
}
