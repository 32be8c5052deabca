import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Programmatic scrolling.
@MainActor
@Suite struct ScrollReaderTests {
  @MainActor
  private final class Proxy {
    var value: ScrollViewProxy?
    func to(_ id: Int, _ anchor: UnitPoint? = nil) { value?.scrollTo(id, anchor: anchor) }
  }

  private let proxy = Proxy()

  private func window(isLazy: Bool, height: @escaping (Int) -> CGFloat = { _ in 40 }) -> Window {
    let proxy = proxy
    return Window {
      ScrollViewReader { reader in
        let _ = proxy.value = reader
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 10) {
              ForEach(0..<1000, id: \.self) { Text(String($0)).frame(height: height($0)) }
            }
          } else {
            VStack(spacing: 10) {
              ForEach(0..<1000, id: \.self) { Text(String($0)).frame(height: height($0)) }
            }
          }
        }
      }
    }
  }

  @Test(
    "scrollTo scrolls to a view by its identity in a ForEach, with an anchor",
    arguments: [false, true])
  func anchors(isLazy: Bool) {
    let window = window(isLazy: isLazy)
    proxy.to(500, .top)
    window.update()
    #expect(window.offset == point(0, 25_000))
    proxy.to(500, .bottom)
    window.update()
    #expect(window.offset == point(0, 24_740))
    proxy.to(500, .center)
    window.update()
    #expect(window.offset == point(0, 24_870))
    #expect(window.frame(of: "500").midY.rounded() == 150)
    proxy.to(999, .top)
    window.update()
    #expect(window.offset == point(0, 49_690))
  }

  @Test(
    "without an anchor it scrolls only as far as necessary to show the view",
    arguments: [false, true])
  func nearest(isLazy: Bool) {
    let window = window(isLazy: isLazy)
    proxy.to(3)
    window.update()
    #expect(window.offset == .zero)
    proxy.to(10)
    window.update()
    #expect(window.offset == point(0, 240))
    proxy.to(6)
    window.update()
    #expect(window.offset == point(0, 240))
    proxy.to(2)
    window.update()
    #expect(window.offset == point(0, 100))
    proxy.to(-1)
    window.update()
    #expect(window.offset == point(0, 100))
  }

  @Test("in a lazy container rows with estimated heights are scrolled to exactly")
  func estimates() {
    let window = window(isLazy: true) { $0 < 10 ? 20 : CGFloat(20 + $0 % 7 * 10) }
    for (row, anchor) in [(500, UnitPoint.bottom), (700, .center), (300, .top), (999, .bottom)] {
      proxy.to(row, anchor)
      window.update()
      let frame = window.scrollNodes[0].placement?.frame ?? .zero
      let text = window.frame(of: String(row))
      let height = CGFloat(20 + row % 7 * 10)
      let expected = height / 2 + (frame.height - height) * anchor.y
      #expect(abs(text.midY - expected) <= 0.5, "\(row)")
    }
  }

  @Test(
    "an explicit identity is found, with an animated scroll",
    arguments: [false, true])
  func animation(isLazy: Bool) {
    let window = window(isLazy: isLazy)
    withAnimation(.linear(duration: 1)) { proxy.to(20, .top) }
    window.update()
    #expect(window.offset == .zero)
    window.wait(0.5)
    #expect(abs(window.offset.y - 500) < 0.01)
    #expect(window.graph.texts.contains { $0.string == "10" })
    window.wait(0.5)
    #expect(window.offset == point(0, 1000))
    window.settle()
    #expect(window.offset == point(0, 1000))
  }

  @Test("id(_:) identifies a view outside of a list")
  func identity() {
    let proxy = proxy
    let window = Window {
      ScrollViewReader { reader in
        let _ = proxy.value = reader
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 1000, height: 10)
            Text("A").frame(width: 100, height: 10).id(7)
            Color.red.frame(width: 1000, height: 10)
          }
        }
      }
    }
    proxy.to(7, .leading)
    window.update()
    #expect(window.offset == point(1000, 0))
    #expect(window.frame(of: "A").midX == 50)
  }

  @Test("a touch stops an animated scroll")
  func touch() {
    let window = window(isLazy: false)
    withAnimation(.linear(duration: 1)) { proxy.to(20, .top) }
    window.update()
    window.wait(0.5)
    window.down(at: middle)
    let offset = window.offset
    window.wait(0.2)
    #expect(window.offset == offset)
    window.up()
    window.settle()
    #expect(window.offset == offset)
  }
}
