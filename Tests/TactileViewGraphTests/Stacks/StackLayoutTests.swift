import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Stacks (rules 6.1.1 to 6.1.7).
///
/// Letters are squares of 10 points.
@MainActor
@Suite struct StackLayoutTests {
  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 200, height: 100)) {
      content().font(.system(size: 10))
    }
  }

  @Test("6.1.5: views are 8 points apart, or have the stack's spacing")
  func spacing() {
    let standard = window {
      HStack {
        Text("A")
        Text("B")
      }
    }
    #expect(standard.frame(of: "B").minX - standard.frame(of: "A").maxX == 8)
    let chosen = window {
      HStack(spacing: 3) {
        Text("A")
        Text("B")
      }
    }
    #expect(chosen.frame(of: "B").minX - chosen.frame(of: "A").maxX == 3)
  }

  @Test("6.1.2: the least flexible view is sized first, and the rest is shared")
  func flexibility() {
    let window = window {
      HStack(spacing: 0) {
        Color.red.overlay { Text("r") }
        Text("AAAAA")
        Color.blue.overlay { Text("b") }
      }
    }
    #expect(window.frame(of: "AAAAA").width == 50)
    #expect(window.frame(of: "AAAAA").midX == 100)
    #expect(window.center(of: "r").x == 37.5)
    #expect(window.center(of: "b").x == 162.5)
  }

  @Test("6.1.2: space that one view leaves is shared by the views after it")
  func leftovers() {
    let window = window {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.blue.overlay { Text("b") }
      }
    }
    #expect(window.center(of: "b").x == 110)
  }

  @Test("6.1.3: a stack without a proposal gives its views their ideal sizes")
  func idealSize() {
    let window = window {
      Text("A").background {
        VStack(spacing: 0) { Text("wide text") }.frame(width: 0, height: 0).overlay { Text("o") }
      }
    }
    #expect(window.frame(of: "A").width == 10)
  }

  @Test("6.1.3: across its axis a stack has the size of its aligned views")
  func crossAxis() {
    let window = window {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).overlay { Text("t") }
        Color.red.frame(width: 10, height: 20).overlay { Text("s") }
      }
    }
    #expect(window.center(of: "t").y == 50)
    #expect(window.center(of: "s").y == 40)
  }

  @Test("6.1.2: a view with infinite ideal length counts as flexible, and is sized last")
  func endlessMinor() {
    let window = window {
      VStack(spacing: 0) {
        HStack(spacing: 0) { Color.red.overlay { Text("r") } }
        Text("A").frame(minHeight: 20, maxHeight: 30)
      }
    }
    #expect(window.center(of: "r").y == 35)
    #expect(window.center(of: "A").y == 85)
  }

  @Test(
    "a row that can grow is asked for no guide at the infinite height that a column offers it",
    arguments: [VerticalAlignment.top, .firstTextBaseline])
  func infiniteHeight(alignment: VerticalAlignment) {
    let warnings = RuntimeWarning.collect {
      _ = Window {
        VStack {
          HStack(alignment: alignment) {
            HStack {
              Text("text").alignmentGuide(.top) { _ in 3 }
              Color.red
            }
          }
          Text("below")
        }
      }
    }
    #expect(warnings == [])
  }

  @Test("a spacing that isn't finite is replaced by the default, with a warning")
  func badSpacing() {
    for spacing in [.nan, .infinity, -.infinity] as [CGFloat] {
      let warnings = RuntimeWarning.collect {
        let window = window {
          HStack(spacing: spacing) {
            Text("A")
            Text("B")
          }
        }
        #expect(window.frame(of: "B").minX - window.frame(of: "A").maxX == 8)
      }
      #expect(warnings.count == 1)
    }
  }

  @Test("6.1.3: text of different sizes is aligned on one baseline")
  func baselines() {
    let window = Window {
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.system(size: 40))
        Text("small").font(.system(size: 10))
      }
    }
    let (large, small) = (window.frame(of: "large"), window.frame(of: "small"))
    // Both frames begin on whole pixels of half a point.
    let difference = (large.minY + 40 * 0.9521) - (small.minY + 10 * 0.9521)
    #expect(abs(difference) <= 0.5)
  }

  @Test("6.1.3: a stack has the first baseline of its top-most text and the last one of its lowest")
  func baselinesOfStacks() {
    func difference(_ alignment: VerticalAlignment, to text: String, _ stack: some View) -> CGFloat
    {
      let window = Window {
        HStack(alignment: alignment) {
          Text("beside")
          stack
        }
      }
      return window.frame(of: "beside").minY - window.frame(of: text).minY
    }
    let column = VStack(spacing: 0) {
      Text("first")
      Text("middle").padding(.bottom, 20)
      Text("last")
    }
    #expect(difference(.firstTextBaseline, to: "first", column) == 0)
    #expect(difference(.lastTextBaseline, to: "last", column) == 0)
    let row = HStack(alignment: .top, spacing: 0) {
      Text("low").padding(.top, 30)
      Text("high")
    }
    #expect(difference(.firstTextBaseline, to: "high", row) == 0)
    #expect(difference(.lastTextBaseline, to: "low", row) == 0)
    let pile = ZStack(alignment: .bottom) {
      Text("upper").padding(.bottom, 30)
      Text("lower")
    }
    #expect(difference(.firstTextBaseline, to: "upper", pile) == 0)
    #expect(difference(.lastTextBaseline, to: "lower", pile) == 0)
  }

  @Test("6.1.6: a spacer takes the remaining space, without the 8 points of spacing")
  func spacer() {
    let window = window {
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }
    }
    #expect(window.frame(of: "A").minX == 0)
    #expect(window.frame(of: "B").maxX == 200)
    let tight = Window(size: CGSize(width: 25, height: 100)) {
      HStack {
        Text("A")
        Spacer(minLength: 5)
        Text("B")
      }
      .font(.system(size: 10))
    }
    #expect(tight.frame(of: "B").minX - tight.frame(of: "A").maxX == 5)
  }

  @Test("6.1.6: a spacer in modifiers takes the room along its stack, without gaps at its sides")
  func modifiedSpacer() {
    let window = window {
      HStack {
        Text("A")
        Spacer().frame(height: 30).background(Color.red)
        Text("B").overlay { Spacer().background(Color.blue) }
      }
    }
    #expect(window.frame(of: "B").maxX == 200)
    // The one in the overlay is in no stack, so it expands along both axes.
    #expect(
      window.fills.map(\.rect) == [
        CGRect(x: 10, y: 35, width: 180, height: 30), CGRect(x: 190, y: 44, width: 10, height: 12),
      ])
  }

  @Test("6.1.6: a divider in modifiers is upright in a row, and lies again when that is a column")
  func modifiedDivider() {
    var isRow: Binding<Bool>?
    let window = window {
      Stateful(true) { state in
        let _ = isRow = state
        let layout = state.wrappedValue ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Text("A")
          Divider().padding(4).opacity(0.5)
          Text("B")
        }
        .fixedSize()
      }
    }
    #expect(window.frame(of: "A").midY == 50)
    #expect(window.frame(of: "B").minX - window.frame(of: "A").maxX == 24.5)
    isRow?.wrappedValue = false
    window.settle()
    #expect(window.frame(of: "A").midX == 100)
    // The stack is as high as it needs to be.
    #expect(abs(window.frame(of: "A").minY - 28.5) <= 0.25)
    #expect(window.frame(of: "B").minY - window.frame(of: "A").maxY == 19)
  }

  @Test("6.1.7: a ZStack has the size of its largest view and aligns the others with it")
  func pile() {
    let window = window {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 60)
        Text("A")
      }
    }
    #expect(window.frame(of: "A").maxX == 150)
    #expect(window.frame(of: "A").maxY == 80)
  }

  @Test("6.1.7: a ZStack encloses views that guides move beyond others, but offers them less")
  func pileOfMovedViews() {
    struct Badge: View {
      @State var isMoved = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Move") { isMoved.toggle() }
          ZStack(alignment: .topTrailing) {
            Color.red.overlay(alignment: .bottomLeading) { Text("R") }
            Text("A")
              .alignmentGuide(.trailing) { isMoved ? 0 : $0[.trailing] }
              .alignmentGuide(.top) { isMoved ? 10 : $0[.top] }
          }
          .overlay {
            Text("S").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
          .frame(width: 60, height: 40)
        }
      }
    }
    let window = window { Badge() }
    func origins() -> [CGPoint] { ["S", "A", "R"].map { window.frame(of: $0).origin } }
    let atRest = [(70, 36), (120, 36), (70, 64)].map { CGPoint(x: $0, y: $1) }
    #expect(origins() == atRest)
    window.tap("Move")
    window.settle()
    #expect(origins() == [(65, 31), (125, 31), (65, 69)].map { CGPoint(x: $0, y: $1) })
    window.tap("Move")
    window.settle()
    #expect(origins() == atRest)
  }

  @Test("views in a VStack are aligned by its alignment guide")
  func columnAlignment() {
    let cases: [(HorizontalAlignment, CGFloat)] = [(.leading, 75), (.center, 95), (.trailing, 115)]
    for (alignment, x) in cases {
      let window = window {
        VStack(alignment: alignment) {
          Text("wider")
          Text("A")
        }
      }
      #expect(window.frame(of: "A").minX == x)
    }
  }

  @Test("several root views are stacked vertically")
  func root() {
    let window = window {
      Text("A")
      Text("B")
    }
    #expect(window.frame(of: "A").midX == window.frame(of: "B").midX)
    // Texts in a font with a size of its own have no space between them.
    #expect(window.frame(of: "B").minY == window.frame(of: "A").maxY)
  }
}
