import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lines of subviews that wrap, as many apps have it.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 4

  struct Cache {
    var updates = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    frames(in: proposal.replacingUnspecifiedDimensions().width, subviews)
      .reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (frame, subview) in zip(frames(in: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var position = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if position.x > 0, position.x + size.width > width {
        position = CGPoint(x: 0, y: position.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        position.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: position, size: size)
    }
  }
}

/// Does what a layout should not.
private struct BadLayout: Layout {
  var size = CGSize(width: 100, height: 100)
  var places: [CGPoint] = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for place in places { subviews.first?.place(at: place, proposal: .unspecified) }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Shows its subviews in a row by rank, moved by an animated distance.
private struct RankedRow: Layout {
  var shift: CGFloat = 0

  var animatableData: CGFloat {
    get { shift }
    set { shift = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 300, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX + shift
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.dimensions(in: .unspecified).width
    }
  }
}

/// Custom layouts.
@MainActor
@Suite struct CustomLayoutTests {
  @Test("a flow layout wraps its lines at the width, and follows the window")
  func flow() {
    let window = Window(size: CGSize(width: 100, height: 200)) {
      FlowLayout { ForEach(["aa", "bb", "cc"], id: \.self) { Text($0) } }
    }
    #expect(window.frame(of: "bb").minX == window.frame(of: "aa").minX + 38)
    #expect(window.frame(of: "cc").minX == window.frame(of: "aa").minX)
    #expect(window.frame(of: "cc").minY == window.frame(of: "aa").minY + 24.5)
    window.graph.configure(HostConfiguration(size: CGSize(width: 300, height: 200)))
    window.update()
    #expect(window.frame(of: "cc").minY == window.frame(of: "aa").minY)
  }

  @Test("unplaced subviews are centered; the last of several placements applies")
  func places() {
    let none = Window { BadLayout { Color.red.frame(width: 10, height: 20) } }
    #expect(none.display.description.contains("(195, 140) 10×20"))
    let twice = Window {
      BadLayout(places: [.zero, CGPoint(x: 5, y: 6)]) { Color.red.frame(width: 10, height: 20) }
    }
    #expect(twice.display.description.contains("(155, 106) 10×20"))
  }

  @Test(
    "invalid sizes and points are treated as 0, with a warning",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func badNumbers(number: CGFloat) {
    for size in [CGSize(width: number, height: 10), CGSize(width: -1, height: 10)] {
      let warnings = RuntimeWarning.collect { _ = Window { BadLayout(size: size) { Text("A") } } }
      #expect(warnings.contains { $0.contains("BadLayout.sizeThatFits()") })
    }
    let warnings = RuntimeWarning.collect {
      let window = Window {
        BadLayout(places: [CGPoint(x: number, y: 3)]) { Color.red.frame(width: 10, height: 20) }
      }
      #expect(window.display.description.contains("(150, 103) 10×20"))
    }
    #expect(warnings.contains { $0.contains("placed a subview") })
  }

  private struct Ranked: View {
    @State private var step = 0
    var body: some View {
      RankedRow(shift: step == 1 ? 100 : 0) {
        Text("a").layoutValue(key: Rank.self, value: step == 2 ? 0 : 2)
        Button("next") { withAnimation(.linear(duration: 1)) { step += 1 } }
          .layoutValue(key: Rank.self, value: 1)
      }
    }
  }

  @Test("layout values of subviews reach the layout, and changes update the placement")
  func values() {
    let window = Window { Ranked() }
    #expect(window.frame(of: "a").minX > window.frame(of: "next").minX)
    window.click("next")
    window.settle()
    window.click("next")
    window.settle()
    #expect(window.frame(of: "a").minX < window.frame(of: "next").minX)
  }

  @Test("4.5.38: an animatable layout is performed in each frame")
  func animation() {
    let window = Window { Ranked() }
    let start = window.frame(of: "next").minX
    window.click("next")
    window.wait(0.5)
    #expect(abs(window.frame(of: "next").minX - start - 50) < 2)
    window.settle()
    #expect(window.frame(of: "next").minX == start + 100)
  }

  @Test("stack layouts can be used as containers; spacers use their axis")
  func stackLayouts() {
    let window = Window {
      HStackLayout(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(window.frame(of: "a").minX == 0)
    #expect(window.frame(of: "b").maxX == 400)
  }

  @Test("a hundred thousand views in a stack neither hang nor overflow the call stack")
  func many() {
    let window = Window { VStack { ForEach(0..<100_000, id: \.self) { _ in Color.red } } }
    #expect(window.graph.root.elements.first?.elements.count == 100_000)
  }
}
