import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Content transitions of text (rule 4.6.42).
@MainActor
@Suite struct ContentTransitionTests {
  struct Words: View {
    let transition: ContentTransition?
    let register: (Binding<String>) -> Void
    @State private var words = "123"

    var body: some View {
      register($words)
      return Text(words).font(.system(size: 10))
        .modifier(Chosen(transition: transition))
    }
  }

  struct Chosen: ViewModifier {
    let transition: ContentTransition?

    func body(content: Content) -> some View {
      if let transition { content.contentTransition(transition) } else { content }
    }
  }

  private func stage(
    _ transition: ContentTransition?, to words: String,
    _ animation: Animation? = .linear(duration: 1)
  ) -> Window {
    var binding: Binding<String>?
    let window = Window { Words(transition: transition) { binding = $0 } }
    withAnimation(animation) { binding?.wrappedValue = words }
    window.update()
    return window
  }

  private func opacity(_ window: Window, _ text: String) -> Double? {
    window.opacity(of: text).map { ($0 * 100).rounded() / 100 }
  }

  @Test("4.6.42: by default the old text fades into the new one, in place")
  func automatic() {
    for transition in [nil, ContentTransition.opacity] {
      let window = stage(transition, to: "456789")
      #expect(window.texts == ["123"])
      window.wait(0.25)
      #expect(opacity(window, "123") == 0.75)
      #expect(opacity(window, "456789") == 0.25)
      #expect(window.graph.texts.map(\.string) == ["456789"])
      window.settle()
      #expect(window.texts == ["456789"])
      #expect(!window.display.description.contains("opacity"))
    }
  }

  @Test("4.5.37: without an animation, or with identity, the new text is shown immediately")
  func identity() {
    #expect(stage(.identity, to: "456").texts == ["456"])
    #expect(stage(nil, to: "456", nil).texts == ["456"])
    #expect(stage(nil, to: "456", .linear(duration: 0)).texts == ["456"])
  }

  @Test("4.6.42: numericText moves only the digits that change, up or down")
  func numericText() throws {
    for (transition, isDown) in [
      (ContentTransition.numericText(), false), (.numericText(countsDown: true), true),
    ] {
      let window = stage(transition, to: "145")
      let line = try #require(window.drawnFrame(of: "23"))
      window.wait(0.5)
      #expect(window.opacity(of: "1") == 1)
      #expect(opacity(window, "23") == 0.5)
      #expect(opacity(window, "45") == 0.5)
      let old = try #require(window.drawnFrame(of: "23"))
      let new = try #require(window.drawnFrame(of: "45"))
      #expect(isDown ? old.minY > line.minY : old.minY < line.minY)
      #expect(isDown ? new.minY < line.minY : new.minY > line.minY)
      window.settle()
      #expect(window.texts == ["145"])
    }
  }

  struct Price: View {
    let register: (Binding<Double>) -> Void
    @State private var price = 1_230.0

    var body: some View {
      register($price)
      return Text("$\(Int(price) / 1_000),\(Int(price) % 1_000)").font(.system(size: 10))
        .contentTransition(.numericText(value: price))
    }
  }

  @Test("4.6.42: numericText(value:) moves in the direction of the value, in any format")
  func numericValue() throws {
    for (price, isDown) in [(1_990.0, false), (1_110, true)] {
      var binding: Binding<Double>?
      let window = Window { Price { binding = $0 } }
      withAnimation(.linear(duration: 1)) { binding?.wrappedValue = price }
      window.update()
      let line = try #require(window.drawnFrame(of: "23"))
      window.wait(0.5)
      let old = try #require(window.drawnFrame(of: "23"))
      #expect(isDown ? old.minY > line.minY : old.minY < line.minY)
    }
  }

  struct Sized: View {
    let transition: ContentTransition
    let register: (Binding<CGFloat>) -> Void
    @State private var size: CGFloat = 10

    var body: some View {
      register($size)
      return Text("A").font(.system(size: size)).contentTransition(transition)
    }
  }

  @Test("4.6.42: a font change cross-fades; with interpolate, the glyphs change size")
  func fonts() {
    for (transition, expected) in [
      (ContentTransition.opacity, CGFloat(1)), (.interpolate, CGFloat(0.75)),
    ] {
      var size: Binding<CGFloat>?
      let window = Window { Sized(transition: transition) { size = $0 } }
      withAnimation(.linear(duration: 1)) { size?.wrappedValue = 20 }
      window.update()
      window.wait(0.5)
      #expect(window.texts.count == (transition == .interpolate ? 1 : 2))
      #expect(window.scale(of: "A").map { ($0 * 1000).rounded() / 1000 } == expected)
      window.settle()
      #expect(window.texts == ["A"])
      #expect(window.scale(of: "A") == CGFloat(1))
    }
  }

  struct Scaled: View {
    let register: (Binding<DynamicTypeSize>) -> Void
    @State private var size = DynamicTypeSize.small

    var body: some View {
      register($size)
      return Text("A").dynamicTypeSize(size)
    }
  }

  @Test("4.6.42: a change of the text size cross-fades, since it changes the font")
  func textSizes() {
    var size: Binding<DynamicTypeSize>?
    let window = Window { Scaled { size = $0 } }
    withAnimation(.linear(duration: 1)) { size?.wrappedValue = .accessibility1 }
    window.update()
    window.wait(0.5)
    #expect(window.texts == ["A", "A"])
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("the old and the new text can be composited as one")
  func drawingGroup() {
    var binding: Binding<String>?
    let window = Window {
      Words(transition: nil) { binding = $0 }
        .environment(\.contentTransitionAddsDrawingGroup, true)
    }
    withAnimation(.linear(duration: 1)) { binding?.wrappedValue = "456" }
    window.update()
    window.wait(0.5)
    guard case .group(.compositing, _) = window.display.items.last?.content else {
      Issue.record("no group in \(window.display)")
      return
    }
  }

  @Test("one of n texts changes: a frame draws only that text", arguments: WorkSizes.all)
  func work(count: Int) {
    struct Content: View {
      let count: Int
      let register: (Binding<String>) -> Void

      var body: some View {
        ZStack {
          ForEach(0..<count, id: \.self) { Text(String($0)) }
          Words(transition: nil, register: register)
        }
      }
    }
    var words: Binding<String>?
    let window = Window { Content(count: count) { words = $0 } }
    withAnimation(.linear(duration: 1)) { words?.wrappedValue = "456" }
    window.host.graph.update()
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.bodies == 0)
    #expect(frame.measures == 0)
    #expect(frame.placements == 0)
    #expect(frame.displayItems == 1)
    #expect(frame.visits < 40)
  }

  @Test("a text that is removed during its transition leaves nothing behind")
  func removal() {
    struct Content: View {
      let register: (Binding<Int>) -> Void
      @State private var step = 0

      var body: some View {
        register($step)
        return VStack { if step < 2 { Text("\(step)") } }
      }
    }
    var step: Binding<Int>?
    let window = Window { Content { step = $0 } }
    withAnimation(.linear(duration: 1)) { step?.wrappedValue = 1 }
    window.update()
    #expect(window.graph.isAnimating)
    step?.wrappedValue = 2
    window.update()
    #expect(!window.graph.isAnimating)
  }

  @Test("a text that is scaled to fit doesn't cross-fade when its color changes")
  func scaledText() {
    struct Content: View {
      let register: (Binding<Bool>) -> Void
      @State private var isRed = false

      var body: some View {
        register($isRed)
        return Text("a long line").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
          .frame(width: 150).foregroundStyle(isRed ? .red : .blue)
      }
    }
    var isRed: Binding<Bool>?
    let window = Window { Content { isRed = $0 } }
    withAnimation(.linear(duration: 1)) { isRed?.wrappedValue = true }
    window.update()
    window.wait(0.5)
    #expect(window.texts == ["a long line"])
    #expect(window.opacity(of: "a long line") == 1)
  }
}
