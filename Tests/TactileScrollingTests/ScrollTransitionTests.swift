import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Effects that follow a scroll.
@MainActor
@Suite struct ScrollTransitionTests {
  private func window(
    _ top: ScrollTransitionConfiguration, _ bottom: ScrollTransitionConfiguration, count: Int = 20
  ) -> Window {
    Window {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Text("\(row)").frame(height: 100)
              .scrollTransition(topLeading: top, bottomTrailing: bottom) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
              }
          }
        }
      }
    }
  }

  /// The opacity of a row, to the thousandth; nil where nothing of its letters is seen.
  private func opacity(_ window: Window, _ row: Int) -> Double? {
    window.opacity(of: "\(row)").map { ($0 * 1000).rounded() / 1000 }
  }

  private func scroll(_ window: Window, by length: CGFloat) {
    window.host.scroll(by: CGSize(width: 0, height: length), at: point(200, 150))
    window.update()
  }

  @Test("an interactive transition is interpolated between the edge and the threshold")
  func interactive() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    let window = window(linear, linear)
    #expect(opacity(window, 0) == 1)
    scroll(window, by: 50)
    #expect(opacity(window, 0) == 0.75)
    #expect(opacity(window, 1) == 1)
    #expect(opacity(window, 3) == 0.75)
    #expect(abs(window.frame(of: "3").midX - 205) <= 0.5)
    scroll(window, by: 25)
    #expect(opacity(window, 0) == nil)
    #expect(opacity(window, 3) == 0.875)
  }

  @Test("each edge has its configuration; the threshold is a visible fraction")
  func edges() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    let window = window(.identity, linear.threshold(.visible(0.8)))
    scroll(window, by: 60)
    #expect(opacity(window, 3) == 0.875)
    scroll(window, by: 20)
    #expect(opacity(window, 3) == 1)
    scroll(window, by: -40)
    #expect(opacity(window, 0) == 1)
  }

  @Test("an animated transition changes at the threshold, with its animation")
  func animated() {
    let window = window(.identity, .animated(.linear(duration: 1)).threshold(.visible(0.7)))
    scroll(window, by: 65)
    #expect(opacity(window, 3) == 0.5)
    scroll(window, by: 10)
    #expect(opacity(window, 3) == 0.5)
    window.wait(0.5)
    #expect(opacity(window, 3) == 0.75)
    window.settle()
    #expect(opacity(window, 3) == 1)
  }

  @Test("in a right-to-left layout the leading edge is the right one")
  func rightToLeft() {
    let window = Window {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { column in
            Text("\(column)").frame(width: 100, height: 50)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase == .topLeading ? 0 : 1)
              }
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    window.scrollNodes[0].scroll(to: point(50, 0))
    window.update()
    #expect(opacity(window, 0) == 0.5)
    #expect(opacity(window, 4) == 1)
  }

  @Test("a scroll redraws only views whose effects change", arguments: [20, 200])
  func work(count: Int) {
    let window = window(.interactive, .interactive, count: count)
    let scroll = window.scrollNodes[0]
    scroll.scroll(to: point(0, 150))
    window.update()
    let work = window.work {
      scroll.scroll(to: point(0, 160))
      window.graph.update()
    }
    #expect(work.bodies == 0)
    #expect(work.measures == 0)
    #expect(work.displayItems == 2)
  }
}
