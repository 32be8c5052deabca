import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGlass
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Glass surfaces that merge.
@MainActor
@Suite struct GlassEffectContainerTests {
  /// Two panes of glass with a gap between them, of which the second can move.
  private struct Scene: View {
    let spacing: CGFloat?
    let gap: CGFloat
    var tints: [Color?] = [nil, nil]
    @State private var moves = false

    var body: some View {
      GlassEffectContainer(spacing: spacing) {
        HStack(spacing: gap) {
          Color.clear.frame(width: 60, height: 60)
            .glassEffect(.regular.tint(tints[0]), in: .rect(cornerRadius: 10))
          Color.clear.frame(width: 60, height: 60)
            .glassEffect(.regular.tint(tints[1]), in: .rect(cornerRadius: 10))
            .offset(x: moves ? 100 : 0)
        }
      }
      .overlay(alignment: .bottom) {
        Button("move") { withAnimation(.linear(duration: 1)) { moves.toggle() } }
          .offset(y: 60)
      }
    }
  }

  /// The outlines that are filled with a material, with their places.
  private func glass(_ window: Window) -> [Path] {
    func collect(_ items: [DisplayList.Item], _ start: CGPoint) -> [Path] {
      items.flatMap { item -> [Path] in
        let origin = CGPoint(x: start.x + item.origin.x, y: start.y + item.origin.y)
        switch item.content {
        case .fill(let path, let paint, _):
          guard case .material = paint.base else { return [] }
          return [path.offsetBy(dx: origin.x, dy: origin.y)]
        case .group(_, let items): return collect(items, origin)
        default: return []
        }
      }
    }
    return collect(window.display.items, .zero)
  }

  /// The height of the glass in the middle between the panes, to a point.
  private func neck(_ window: Window, x: CGFloat) -> Int {
    glass(window).first.map { path in
      (0..<300).count { path.contains(CGPoint(x: x, y: CGFloat($0) + 0.5)) }
    } ?? 0
  }

  @Test("2.8.100: glass closer than the spacing is one surface, and farther glass is not")
  func spacing() {
    let near = Window { Scene(spacing: 40, gap: 20) }
    #expect(glass(near).count == 1)
    #expect(neck(near, x: 200) > 40)
    let far = Window { Scene(spacing: 40, gap: 40) }
    #expect(glass(far).count == 1)
    #expect(neck(far, x: 200) == 0)
    let touching = Window { Scene(spacing: nil, gap: -1) }
    #expect(glass(touching).first?.subpaths.count == 1)
  }

  @Test("2.8.100: the glass is behind all content, and without a container each view has its own")
  func order() {
    let window = Window {
      GlassEffectContainer(spacing: 10) {
        Text("a").glassEffect()
        Text("b").glassEffect()
      }
    }
    let lines = window.display.description.split(separator: "\n").map { String($0) }
    let material = lines.lastIndex { $0.contains("material") }
    let text = lines.firstIndex { $0.contains("“a”") || $0.contains("\"a\"") }
    #expect(material != nil && text != nil && material! < text!, "\(window.display)")
    let apart = Window {
      Text("a").glassEffect()
      Text("b").glassEffect()
    }
    #expect(glass(apart).count == 2)
  }

  @Test("moving glass separates during the animation, and computes nothing at rest")
  func motion() {
    let window = Window { Scene(spacing: 40, gap: 20) }
    window.tap("move")
    window.wait(0.05)
    // The second pane is about ten points away from its place, and still connected.
    #expect(neck(window, x: 205) > 10)
    window.wait(0.5)
    #expect(neck(window, x: 205) == 0)
    let middle = glass(window)[0].boundingRect.maxX
    window.settle()
    #expect(glass(window)[0].boundingRect.maxX > middle + 20)
    let rest = window.work { window.press("move") }
    let plain = Window { Button("move") {} }
    #expect(rest.bodies == plain.work { plain.press("move") }.bodies)
  }

  @Test("inserted and removed glass leaves nothing behind")
  func insertion() {
    struct Content: View {
      @State private var hasMore = false
      var body: some View {
        GlassEffectContainer(spacing: 40) {
          HStack(spacing: 20) {
            Button("more") { withAnimation(.linear(duration: 1)) { hasMore.toggle() } }
              .frame(width: 60, height: 60).glassEffect()
            if hasMore { Color.clear.frame(width: 60, height: 60).glassEffect() }
          }
        }
      }
    }
    let window = Window { Content() }
    let alone = glass(window).map(\.boundingRect)
    window.tap("more")
    window.wait(0.2)
    // The new piece is in its place from the start, and doesn't grow out of the container's corner.
    #expect(glass(window).contains { $0.boundingRect.width.rounded() == 140 })
    window.settle()
    #expect(glass(window).map { $0.boundingRect.width.rounded() } == [140])
    window.tap("more")
    window.settle()
    #expect(glass(window).map(\.boundingRect) == alone)
  }

  @Test("glass with equal tints merges, and different tints keep their outlines")
  func tints() {
    func filled(_ tints: [Color?]) -> Int {
      Window { Scene(spacing: 40, gap: 20, tints: tints) }.fills.count
    }
    let none = filled([nil, nil])
    #expect(filled([.red, .red]) == none + 1)
    #expect(filled([.red, .blue]) == none + 2)
  }

  @Test("a touch on merged glass reaches the view under it, in its shape")
  func touch() {
    var taps = 0
    let window = Window {
      GlassEffectContainer(spacing: 40) {
        Text("a").padding(30).glassEffect(in: .rect).onTapGesture { taps += 1 }
      }
    }
    let frame = window.frame(of: "a")
    for x in [frame.minX - 20, frame.minX - 40] {
      window.down(at: CGPoint(x: x, y: frame.midY))
      window.wait(0.05)
      window.up()
    }
    #expect(taps == 1)
  }

  @Test("interactive glass grows under a finger, and identity glass leaves the view as it is")
  func interactive() {
    func pressedScale(_ glass: Glass) -> CGFloat {
      let window = Window { Text("a").padding(30).glassEffect(glass, in: .rect) }
      window.down(at: window.center(of: "a"))
      window.wait(2)
      return ((window.scale(of: "a") ?? 0) * 100).rounded() / 100
    }
    #expect(pressedScale(.regular.interactive()) == 1.05)
    #expect(pressedScale(.regular) == 1)
    #expect(pressedScale(.identity.interactive()) == 1)
  }
}
