import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Scrolling by a finger, and deceleration.
@MainActor
@Suite struct ScrollMotionTests {
  private func window(height: CGFloat = 10_000) -> Window {
    Window { ScrollView { Color.red.frame(width: 100, height: height) } }
  }

  @Test("released content slows down by a factor of .998 per millisecond")
  func deceleration() {
    let window = window()
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -120))
    let start = window.offset.y
    // 20 points a frame.
    window.up()
    let friction = -1000 * log(0.998)
    window.wait(0.5)
    let expected = 1200 / friction * (1 - exp(-friction * 0.5))
    #expect(abs(Double(window.offset.y - start) - expected) < 0.01)
    window.settle()
    #expect(abs(Double(window.offset.y - start) - 1200 / friction) < 0.01)
  }

  @Test("a finger that rested before the release leaves the content in place")
  func resting() {
    let window = window()
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -120))
    window.wait(0.2)
    window.up()
    window.settle()
    #expect(window.offset == point(0, 110))
  }

  @Test("beyond its end content stretches like a rubber band of .55, and returns")
  func rubberBand() {
    let window = window()
    window.swipe(from: point(200, 100), by: CGSize(width: 0, height: 110))
    let given: CGFloat = (1 - 1 / (100 * 0.55 / 300 + 1)) * 300
    #expect(abs(window.offset.y + given) < 0.001)
    window.wait(0.2)
    window.up()
    window.wait(0.1)
    // Critically damped, at ten radians a second.
    let expected = -given * (1 + 1) * exp(-1)
    #expect(abs(window.offset.y - expected) < 0.1)
    window.settle()
    #expect(window.offset == .zero)
  }

  @Test("a touch stops decelerating content, and presses nothing")
  func catching() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        Button {
          journal.note("action")
        } label: {
          Color.red.frame(width: 100, height: 10_000)
        }
      }
    }
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -120))
    window.up()
    window.wait(0.1)
    window.down(at: point(200, 100))
    let offset = window.offset
    window.wait(0.3)
    #expect(window.offset == offset)
    window.up()
    window.settle()
    #expect(window.offset == offset)
    #expect(journal.entries == [])
  }

  @Test("content that fits bounces by default, unless bouncing is based on size")
  func bounce() {
    let short = window(height: 100)
    short.swipe(from: point(200, 50), by: CGSize(width: 0, height: -60))
    #expect(short.offset.y > 20)
    short.up()
    short.settle()
    #expect(short.offset == .zero)
    let still = Window {
      ScrollView { Color.red.frame(width: 100, height: 100) }.scrollBounceBehavior(.basedOnSize)
    }
    still.swipe(from: point(200, 50), by: CGSize(width: 0, height: -60))
    #expect(still.offset == .zero)
  }

  @Test("the mouse does not pan")
  func mouse() {
    let window = window()
    window.down(at: point(200, 200), .mouse(button: 0))
    window.move(to: point(200, 100), .mouse(button: 0))
    #expect(window.offset == .zero)
    window.up(.mouse(button: 0))
  }

  @Test("of nested scroll views the one along the finger's direction scrolls, the inner one first")
  func nested() {
    let window = Window {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 100) }
        Color.red.frame(width: 10, height: 1000)
      }
    }
    window.swipe(from: point(200, 50), by: CGSize(width: -60, height: 5))
    #expect(window.scrollNodes.map(\.offset) == [.zero, point(50, 0)])
    window.wait(0.2)
    window.up()
    window.swipe(from: point(200, 50), by: CGSize(width: 5, height: -60))
    #expect(window.scrollNodes.map(\.offset) == [point(0, 50), point(50, 0)])
    window.up()
    window.settle()
  }

  @Test("a scroll view that is removed while it decelerates leaves nothing behind")
  func removal() {
    var isThere: Binding<Bool>?
    struct Content: View {
      @State var isThere = true
      let register: (Binding<Bool>) -> Void
      var body: some View {
        register($isThere)
        return VStack { if isThere { ScrollView { Color.red.frame(width: 9, height: 9000) } } }
      }
    }
    let window = Window { Content { isThere = $0 } }
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -120))
    window.up()
    isThere?.wrappedValue = false
    window.update()
    #expect(!window.graph.isAnimating)
    #expect(window.graph.events.isIdle)
  }

  @Test("disabling scrolling during a pan brings the content to rest")
  func disabling() {
    var isOff: Binding<Bool>?
    struct Content: View {
      @State var isOff = false
      let register: (Binding<Bool>) -> Void
      var body: some View {
        register($isOff)
        return ScrollView { Color.red.frame(width: 9, height: 9000) }.scrollDisabled(isOff)
      }
    }
    let window = Window { Content { isOff = $0 } }
    window.swipe(from: point(200, 100), by: CGSize(width: 0, height: 60))
    #expect(window.offset.y < 0)
    isOff?.wrappedValue = true
    window.update()
    window.settle()
    #expect(window.offset == .zero)
    window.move(to: point(200, 50))
    #expect(window.offset == .zero)
    window.up()
  }
}
