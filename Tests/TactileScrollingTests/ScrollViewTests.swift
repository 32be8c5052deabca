import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Layout, drawing, hit testing and coordinates of scroll views.
@MainActor
@Suite struct ScrollViewTests {
  @Test("a vertical scroll view has the proposed height, and the width of its content")
  func size() {
    var size = CGSize.zero
    let window = Window {
      ScrollView { Color.red.frame(width: 80, height: 1000) }
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    #expect(size == CGSize(width: 80, height: 300))
    #expect(window.scrollNodes.first?.contentSize == CGSize(width: 80, height: 1000))
  }

  @Test(
    "a horizontal scroll view has the proposed width, and the height of its content")
  func horizontalSize() {
    var size = CGSize.zero
    let window = Window {
      ScrollView(.horizontal) { Color.red.frame(width: 80, height: 100) }
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    #expect(size == CGSize(width: 400, height: 100))
    _ = window
  }

  @Test("6.1.12: along its axis content gets no proposal, and across it that of the scroll view")
  func proposals() {
    let window = Window { ScrollView { Color.red } }
    #expect(window.scrollNodes.first?.contentSize == CGSize(width: 400, height: 10))
    let both = Window { ScrollView([.horizontal, .vertical]) { Color.red } }
    #expect(both.scrollNodes.first?.contentSize == CGSize(width: 10, height: 10))
  }

  @Test("shorter content is at the top; several views form a column")
  func shortContent() {
    let window = Window {
      ScrollView {
        Text("A").frame(width: 60, height: 30)
        Text("B").frame(width: 40, height: 30)
      }
    }
    let (a, b) = (window.frame(of: "A"), window.frame(of: "B"))
    #expect(abs(a.midY - 15) <= 0.25)
    #expect(abs(b.midY - 53) <= 0.25)
    #expect(a.midX == b.midX)
    #expect(a.midX == 200)
  }

  @Test("2.1.19: a single view is laid out as if no stack were around it")
  func singleContent() {
    func texts(_ content: some View) -> [CGRect] {
      let window = Window { ScrollView([.horizontal, .vertical]) { content } }
      return ["wide words", "B"].map { window.frame(of: $0) }
    }
    // A stack would offer the row its own width, which it shares out otherwise than ideal widths.
    let row = HStack {
      Text("wide words")
      Text("B").frame(maxWidth: .infinity)
      Color.red
    }
    #expect(texts(row) == texts(row.fixedSize()))
  }

  @Test("content scrolled out of the frame is neither drawn nor hit; content scrolled in is")
  func clipping() {
    let stage = ScrollStage()
    #expect(stage.window.texts.contains("0"))
    #expect(!stage.window.texts.contains("6"))
    stage.window.scrollNodes[0].scroll(to: point(0, 100))
    stage.window.update()
    #expect(!stage.window.texts.contains("0"))
    #expect(stage.window.texts.contains("2"))
    #expect(stage.window.texts.contains("7"))
    #expect(stage.window.frame(of: "2, .") == CGRect(x: 150, y: 0, width: 100, height: 40))
    stage.window.touch(point(200, 20))
    #expect(stage.journal.count("action 2") == 1)
  }

  @Test("content outside of the frame is drawn if clipping is disabled, but not hit")
  func clipDisabled() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        Button("A") { journal.note("A") }.frame(height: 50)
        Button("B") { journal.note("B") }.frame(height: 50)
      }
      .frame(height: 50).scrollClipDisabled()
    }
    #expect(window.texts == ["A", "B"])
    window.touch(window.center(of: "B"))
    #expect(journal.entries == [])
    window.touch(window.center(of: "A"))
    #expect(journal.entries == ["A"])
  }

  @Test("a geometry reader sees the offset, in the window and in the scroll view")
  func geometry() {
    var frames: [CGRect] = []
    let window = Window {
      ScrollView {
        Color.red.frame(width: 100, height: 1000)
          .onGeometryChange(
            for: [CGRect].self, of: { [$0.frame(in: .scrollView), $0.frame(in: .global)] }
          ) { frames = $0 }
      }
      .frame(height: 100)
    }
    #expect(frames.map(\.minY) == [0, 100])
    window.scrollNodes[0].scroll(to: point(0, 30.25))
    window.update()
    #expect(frames.map(\.minY) == [-30.25, 69.75])
  }

  @Test("scrollView(axis:) is the space of the closest scroll view with that axis")
  func spaceAlongAxis() {
    var frames: [CGRect] = []
    let window = Window {
      ScrollView {
        Color.blue.frame(width: 10, height: 20)
        ScrollView(.horizontal) {
          Color.red.frame(width: 1000, height: 100)
            .onGeometryChange(
              for: [CGRect].self,
              of: {
                [$0.frame(in: .scrollView(axis: .vertical)), $0.frame(in: .scrollView)]
              }
            ) { frames = $0 }
        }
      }
    }
    #expect(frames.map(\.minY) == [28, 0])
    window.scrollNodes[1].scroll(to: point(30, 0))
    window.update()
    #expect(frames.map(\.minX) == [-30, -30])
  }

  @Test("a scroll redraws only the scroll view's frame")
  func damage() {
    let window = Window {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 100, height: 1000) }.frame(height: 200)
        Color.blue
      }
    }
    _ = window.graph.removeDamage()
    window.scrollNodes[0].scroll(to: point(0, 25))
    window.update()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 0, y: 50, width: 100, height: 200)])
  }

  @Test("a scroll view that grows shows more of its content, which is drawn there")
  func damageOfGrowth() {
    struct Content: View {
      @State private var isTall = false
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 100, height: 1000) }.frame(height: isTall ? 200 : 100)
          Button("Grow") { isTall = true }.frame(height: 50)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
    let window = Window { Content() }
    _ = window.graph.removeDamage()
    window.click("Grow")
    let grown = CGRect(
      x: window.scrollNodes[0].convertToWindow(.zero).x, y: 150, width: 100, height: 50)
    #expect(window.graph.removeDamage().rects.contains { $0.contains(grown) })
  }

  @Test("changes outside of the visible area aren't redrawn")
  func damageOutOfSight() {
    var isOn: Binding<Bool>?
    struct Content: View {
      @State var isOn = false
      let register: (Binding<Bool>) -> Void
      var body: some View {
        register($isOn)
        return VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 150)
          Color.blue.opacity(isOn ? 0.5 : 1).frame(width: 100, height: 100)
        }
      }
    }
    let window = Window { ScrollView { Content { isOn = $0 } }.frame(height: 100) }
    _ = window.graph.removeDamage()
    isOn?.wrappedValue = true
    window.update()
    #expect(window.graph.removeDamage().isEmpty)
  }

  @Test("content that becomes shorter leaves no gap")
  func shrinking() {
    var count: Binding<Int>?
    struct Content: View {
      @State var count = 20
      let register: (Binding<Int>) -> Void
      var body: some View {
        register($count)
        return Color.red.frame(width: 100, height: CGFloat(count) * 50)
      }
    }
    let window = Window { ScrollView { Content { count = $0 } } }
    window.scrollNodes[0].scroll(to: point(0, 700))
    window.update()
    count?.wrappedValue = 10
    window.update()
    #expect(window.offset == point(0, 200))
  }

  @Test("in a right-to-left layout a horizontal scroll view begins on the right")
  func rightToLeft() {
    let window = Window {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Text("A").frame(width: 100, height: 50)
          Color.red.frame(width: 900, height: 50)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame(of: "A").midX == 350)
    window.swipe(from: point(100, 150), by: CGSize(width: 60, height: 0))
    #expect(window.offset == point(50, 0))
    #expect(window.frame(of: "A").midX == 400)
  }

  @Test("in a right-to-left layout a view is scrolled to its leading edge, which is the right one")
  func anchorFromRightToLeft() {
    var reader: ScrollViewProxy?
    let window = Window {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 600, height: 50)
            Text("A").frame(width: 100, height: 50).id("a")
            Color.red.frame(width: 600, height: 50)
          }
        }
        .onAppear { reader = proxy }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    reader?.scrollTo("a", anchor: .leading)
    window.update()
    #expect(window.frame(of: "A").midX == 350)
    reader?.scrollTo("a", anchor: .trailing)
    window.update()
    #expect(window.frame(of: "A").midX == 50)
  }

  @Test("views scrolled out of the frame keep their accessibility elements")
  func accessibility() {
    let stage = ScrollStage()
    #expect(stage.window.graph.buttons.count == 20)
    #expect(stage.window.graph.buttons[19].frame.minY == 950)
    stage.window.scrollNodes[0].scroll(to: point(0, 100))
    stage.window.update()
    #expect(stage.window.graph.buttons[19].frame.minY == 850)
  }

  @Test("2.7.75: a scroll view is an accessibility container; in a button its content counts")
  func container() {
    let window = Window {
      ScrollView {
        Text("A")
        Button {
        } label: {
          ScrollView(.horizontal) { Text("B") }
        }
      }
    }
    #expect(
      window.graph.accessibilityDescription
        == "scroll view “”\n  text “A”\n  button “B”")
    let empty = Window { ScrollView { Color.red } }
    #expect(empty.graph.accessibilityDescription == "")
  }
}
