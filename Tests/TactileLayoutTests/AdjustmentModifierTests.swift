import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Fixed sizes, ratios, priorities, offsets, positions, guides and dividers (rule 6.1.11).
@MainActor
@Suite struct AdjustmentModifierTests {
  @Test("6.1.11: fixedSize proposes the ideal length along its axes")
  func fixedSize() {
    let window = Window {
      Text("abc def").fixedSize().frame(width: 40).overlay { Text("x") }
      Text("uvw xyz").fixedSize(horizontal: false, vertical: true).frame(width: 60, height: 5)
    }
    #expect(abs(window.frame(of: "abc def").width - 119) < 0.001)
    #expect(window.frame(of: "abc def").midX == 200)
    #expect(window.frame(of: "uvw xyz").width == 51)
    #expect(window.frame(of: "uvw xyz").height == 42.5)
  }

  @Test("6.1.11: aspectRatio proposes the largest box that fits, or the smallest that fills")
  func aspectRatio() {
    func shown(@ViewBuilder _ content: () -> some View) -> String {
      Window(size: CGSize(width: 100, height: 60), content).display.description
    }
    #expect(shown { Color.red.aspectRatio(1, contentMode: .fit) }.contains("(20, 0) 60×60"))
    #expect(shown { Color.red.aspectRatio(1, contentMode: .fill) }.contains("(0, -20) 100×100"))
    #expect(
      shown { Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }
        .contains("(0, 5) 100×50"))
    #expect(
      shown { Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit() }
        .contains("100×33"))
    #expect(shown { Color.red.scaledToFill() }.contains("(0, -20) 100×100"))
  }

  @Test("6.1.11: an alignment guide of the content doesn't move it in either")
  func guidesOfContent() {
    func shown(@ViewBuilder _ content: () -> some View) -> String {
      Window(size: CGSize(width: 100, height: 60), content).display.description
    }
    #expect(
      shown {
        Color.red.frame(width: 20, height: 20).alignmentGuide(HorizontalAlignment.center) { _ in 4 }
          .fixedSize()
      }
      .contains("(40, 20) 20×20"))
    #expect(
      shown {
        Color.red.alignmentGuide(VerticalAlignment.center) { _ in 4 }
          .aspectRatio(1, contentMode: .fit)
      }
      .contains("(20, 0) 60×60"))
  }

  @Test("aspectRatio ignores invalid ratios, with a warning", arguments: [0, -1, .nan])
  func badRatio(ratio: CGFloat) {
    let warnings = RuntimeWarning.collect {
      _ = Window { Color.red.aspectRatio(ratio, contentMode: .fit) }
    }
    #expect(warnings.count == 1)
  }

  @Test("6.1.2: a view with a higher layout priority is sized first, also through modifiers")
  func priority() {
    let window = Window(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Text("aaaa")
        Text("bbbb").layoutPriority(1).padding(1)
      }
    }
    // The other one breaks its word into single letters.
    #expect(window.frame(of: "bbbb").width == 68)
    #expect(window.frame(of: "bbbb").minX == 24.5)
  }

  @Test("3.9.54: an offset moves drawing and hit testing, and no neighbor")
  func offset() {
    let journal = Journal()
    let window = Window {
      VStack(spacing: 0) {
        Button("A") { journal.note("A") }.offset(x: 100, y: 10)
        Text("B")
      }
    }
    #expect(window.frame(of: "A").midX == 300)
    #expect(window.frame(of: "B").midX == 200)
    #expect(window.frame(of: "A").minY == window.frame(of: "B").minY - 20.5 + 10)
    window.down(at: point(200, window.frame(of: "A").midY), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == [])
    window.click("A")
    #expect(journal.entries == ["A"])
  }

  private struct Moving: View {
    @State private var isMoved = false
    var body: some View {
      Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
        .offset(x: isMoved ? 100 : 0)
    }
  }

  @Test("4.5.37: an offset is animated, and hit where it is drawn")
  func animatedOffset() {
    let window = Window { Moving() }
    window.click("go")
    let start = window.frame(of: "go").midX
    window.wait(0.5)
    #expect(abs(window.frame(of: "go").midX - start - 50) < 2)
    window.settle()
    #expect(window.frame(of: "go").midX == start + 100)
  }

  @Test("6.1.11: position fills the space and centers the view at the point")
  func position() {
    let window = Window {
      Text("A").position(x: 30, y: 40)
    }
    #expect(window.center(of: "A").x == 30)
    #expect(abs(window.center(of: "A").y - 40) <= 0.5)
    let warnings = RuntimeWarning.collect { _ = Window { Text("A").position(x: .nan) } }
    #expect(warnings.count == 1)
  }

  private struct Guided: View {
    @State private var isGuided = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { isGuided.toggle() }
        HStack(spacing: 0) {
          if isGuided {
            Text("x").alignmentGuide(.leading) { $0.width + 3 }
          } else {
            Text("x")
          }
        }
        .alignmentGuide(.top) { _ in 7 }
      }
    }
  }

  @Test("an alignment guide moves its view, also through containers and when inserted later")
  func guides() {
    let window = Window { Guided() }
    #expect(window.frame(of: "x").minX == window.frame(of: "go").minX)
    window.click("go")
    window.settle()
    #expect(window.frame(of: "x").minX == window.frame(of: "go").minX - 20)
    window.click("go")
    window.settle()
    #expect(window.frame(of: "x").minX == window.frame(of: "go").minX)
  }

  @Test("state that only the closure of an alignment guide reads changes the layout, each time")
  func guideThatReadsState() {
    struct Indenting: View {
      @State private var isIndented = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { isIndented.toggle() }
          Text("x").alignmentGuide(.leading) { $0[.leading] - (isIndented ? 5 : 0) }
        }
      }
    }
    let window = Window { Indenting() }
    for indentation in [0, 5, 0, 5] as [CGFloat] {
      #expect(window.frame(of: "x").minX == window.frame(of: "go").minX + indentation)
      window.click("go")
      window.settle()
    }
  }

  @Test("a vertical guide aligns a row; nested guides read the inner one")
  func verticalGuide() {
    let window = Window {
      HStack(alignment: .top, spacing: 0) {
        Text("A")
        Text("B").alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) { $0[.top] + 1 }
      }
    }
    #expect(window.frame(of: "B").minY == window.frame(of: "A").minY - 6)
  }

  @Test("6.1.6: a divider is one pixel thick and perpendicular to its stack")
  func divider() {
    let row = Window(size: CGSize(width: 50, height: 40)) { HStack { Divider() } }
    #expect(row.display.description.contains("0.5×40"))
    let column = Window(size: CGSize(width: 50, height: 40), scale: 1) { VStack { Divider() } }
    #expect(column.display.description.contains("50×1"))
    #expect(column.display.description.contains("#3C3C43"))
    column.graph.configure(
      HostConfiguration(
        size: CGSize(width: 50, height: 40), displayScale: 1, colorScheme: .dark))
    column.update()
    #expect(column.display.description.contains("#545458"))
  }
}
