import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Two fingers on a trackpad, from the first contact to the rest after the momentum.
@MainActor
@Suite struct TrackpadTests {
  private func window() -> Window {
    Window { ScrollView { Color.red.frame(width: 100, height: 1000) } }
  }

  private func send(_ window: Window, _ phase: ScrollEvent.Phase, _ delta: CGFloat = 0) {
    window.host.scroll(
      by: CGSize(width: 0, height: delta), phase: phase, at: CGPoint(x: 200, y: 150))
  }

  /// Moves the fingers by a distance at each of some frames.
  private func swipe(_ window: Window, by step: CGFloat, frames: Int) {
    send(window, .began)
    for _ in 0..<frames {
      window.wait(1 / 60)
      send(window, .changed, step)
    }
  }

  @Test("2.9.109: content follows the fingers, and goes on with their momentum")
  func momentum() {
    let window = window()
    swipe(window, by: 10, frames: 10)
    #expect(window.offset == point(0, 100))
    send(window, .ended)
    window.wait(0.1)
    let gliding = window.offset.y
    #expect(gliding > 110)
    window.settle()
    #expect(window.offset.y > gliding)
    #expect(window.offset.y < 700)
  }

  @Test("2.9.109: content resists beyond its end, and returns when the fingers lift")
  func overscroll() {
    let window = window()
    swipe(window, by: -10, frames: 10)
    #expect(window.offset.y < -20)
    #expect(window.offset.y > -100)
    send(window, .ended)
    window.settle()
    #expect(window.offset == .zero)
  }

  @Test("2.9.109: momentum bounces at the end")
  func bounce() {
    let window = window()
    send(window, .wheel, 600)
    swipe(window, by: 10, frames: 5)
    send(window, .ended)
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      window.wait(1 / 60)
      farthest = max(farthest, window.offset.y)
    }
    window.settle()
    #expect(farthest > 700)
    #expect(window.offset.y == 700)
  }

  @Test("2.9.109: fingers that touch the trackpad stop the momentum, and so does a wheel")
  func stop() {
    let window = window()
    swipe(window, by: 10, frames: 10)
    send(window, .ended)
    window.wait(0.05)
    let stopped = window.offset.y
    send(window, .began)
    window.wait(0.2)
    #expect(window.offset.y == stopped)
    send(window, .ended)
    window.settle()
    #expect(window.offset.y == stopped)

    swipe(window, by: 10, frames: 5)
    send(window, .ended)
    window.wait(0.05)
    send(window, .wheel, 10)
    let turned = window.offset.y
    window.settle()
    #expect(window.offset.y == turned)
  }

  @Test("2.9.109: a wheel with Shift scrolls sideways; a trackpad does not need Shift")
  func sideways() {
    let window = Window {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) }
    }
    let middle = CGPoint(x: 200, y: 150)
    window.host.scroll(
      by: CGSize(width: 0, height: 3), unit: .lines, modifiers: .shift, at: middle)
    #expect(window.offset == point(48, 0))
    window.host.scroll(
      by: CGSize(width: 0, height: 3), unit: .lines, modifiers: .capsLock, at: middle)
    #expect(window.offset == point(48, 48))
    window.host.scroll(
      by: CGSize(width: 0, height: 20), phase: .began, modifiers: .shift, at: middle)
    window.host.scroll(by: .zero, phase: .cancelled, modifiers: .shift, at: middle)
    #expect(window.offset == point(48, 68))
  }

  @Test("2.9.109: fingers that move sideways over a list row reveal its swipe actions")
  func swipeActions() {
    let journal = Journal()
    let window = Window {
      List {
        Text("Mail").swipeActions { Button("Archive") { journal.note("archive") } }
        ForEach(0..<20) { Text("Other \($0)") }
      }
    }
    let row = window.center(of: "Mail")
    func send(_ phase: ScrollEvent.Phase, _ width: CGFloat, _ height: CGFloat = 0) {
      window.wait(1 / 60)
      window.host.scroll(
        by: CGSize(width: width, height: height), phase: phase, at: row)
    }
    send(.began, 10, 3)
    for _ in 0..<8 { send(.changed, 10, 5) }
    send(.ended, 0)
    window.settle()
    #expect(window.offset == .zero)
    #expect(journal.entries == [])
    #expect(window.center(of: "Mail").x < row.x - 40)
    window.click("Archive")
    #expect(journal.entries == ["archive"])
    window.settle()
    send(.began, 10)
    for _ in 0..<35 { send(.changed, 10) }
    send(.ended, 0)
    #expect(journal.entries == ["archive", "archive"])
    window.settle()
    send(.began, 0, 10)
    send(.changed, 20, 10)
    send(.cancelled, 0)
    #expect(window.offset == point(0, 20))
  }
}
