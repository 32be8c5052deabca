import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The ring around the control that has the focus (rule 2.9.104).
@MainActor
@Suite struct FocusRingTests {
  @Test("2.9.104: the ring appears with the keyboard, outside of the control's shape")
  func ring() throws {
    let window = desktopWindow {
      Button("A") {}.buttonStyle(.bordered)
      Button("B") {}.buttonStyle(.bordered)
    }
    #expect(window.rings.isEmpty)
    window.strike(.tab)
    let ring = try #require(window.rings.first)
    #expect(ring.outline == window.frame(of: "A"))
    #expect(ring.lineWidth == 6)
    window.strike(.tab)
    #expect(window.rings.map(\.outline) == [window.frame(of: "B")])
    window.click("A")
    #expect(window.rings.isEmpty)
    #expect(window.focused == "B")
    window.strike("x")
    #expect(window.rings.map(\.outline) == [window.frame(of: "B")])
  }

  @Test("2.9.104: a ring is repainted with what it covers, and nothing else is")
  func damage() {
    let window = desktopWindow { Button("A") {}.buttonStyle(.bordered) }
    _ = window.graph.removeDamage()
    window.strike(.tab)
    let damage = window.graph.removeDamage().rects
    #expect(damage.count == 1)
    let reach = window.frame(of: "A").insetBy(dx: -3, dy: -3)
    #expect(damage.first?.contains(reach) == true)
    #expect(damage.first.map { $0.width < reach.width + 4 && $0.height < reach.height + 4 } == true)
  }

  @Test("2.9.104: an author can give the ring a shape, or have none")
  func shapes() {
    let window = desktopWindow {
      Button("A") {}.focusEffectDisabled()
      Button("B") {}.buttonStyle(.plain).contentShape(.focusEffect, Circle())
    }
    window.strike(.tab)
    #expect(window.focused == "A")
    #expect(window.rings.isEmpty)
    window.strike(.tab)
    #expect(window.rings.first?.outline.width == window.rings.first?.outline.height)
  }

  @Test("2.9.104: shortcuts show no ring, and neither does a window that is not active")
  func inactive() {
    let window = desktopWindow { Button("A") {} }
    window.strike("k", .command)
    window.strike(.tab)
    #expect(window.rings.count == 1)
    window.host.isActive = false
    #expect(window.rings.isEmpty)
    window.host.isActive = true
    #expect(window.rings.count == 1)
    window.click("A")
    window.strike("k", .command)
    #expect(window.rings.isEmpty)
  }

  @Test("2.7.73: in a window with the idiom of a Mac that isn't on a desktop there is no ring")
  func mac() {
    let window = Window(idiom: .mac) { Button("A") {}.buttonStyle(.bordered).focusable() }
    window.strike(.tab)
    #expect(window.focused == "A")
    #expect(window.rings.isEmpty)
  }
}
