import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Layout from right to left (rule 6.1.4).
///
/// Letters are 10 points wide and 12 high.
@MainActor
@Suite struct LayoutDirectionTests {
  private func window(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: () -> some View
  ) -> Window {
    Window(size: CGSize(width: 200, height: 100)) {
      content().font(.system(size: 10)).environment(\.layoutDirection, direction)
    }
  }

  @Test("stacks begin on the right, and .leading is the right edge")
  func stacks() {
    let window = window {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("aa")
          Spacer()
          Text("b")
        }
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 50)
          Text("c")
        }
        Text("d").alignmentGuide(.leading) { _ in -7 }
      }
    }
    #expect(window.frame(of: "aa").maxX == 200)
    #expect(window.frame(of: "b").minX == 0)
    #expect(window.frame(of: "c").maxX == 200)
    #expect(window.frame(of: "d").maxX == 193)
  }

  @Test("frames, padding, overlays and backgrounds are mirrored")
  func adjustments() {
    let window = window {
      Text("a").padding(.leading, 30)
        .frame(width: 100, alignment: .leading)
        .overlay(alignment: .topTrailing) { Text("o") }
        .background(alignment: .leading) { Text("b") }
    }
    #expect(window.frame(of: "a").maxX == 120)
    #expect(window.frame(of: "o").minX == 50)
    #expect(window.frame(of: "b").maxX == 150)
  }

  @Test("positions and offsets are measured from the leading edge, which is the right one")
  func positions() {
    let window = window {
      Text("a").position(x: 30, y: 40)
        .overlay { Button("b") {}.buttonStyle(.plain).offset(x: 15, y: 2) }
    }
    #expect(window.frame(of: "a").midX == 170)
    #expect(window.frame(of: "b").midX == 85)
    #expect(window.frame(of: "b").midY == 52)
  }

  @Test("a grid's columns are arranged from right to left")
  func grid() {
    let window = window {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("aa")
          Text("b").gridCellAnchor(.topTrailing)
        }
        GridRow {
          Text("c")
          Text("dd")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(window.frame(of: "aa").maxX == 200)
    #expect(window.frame(of: "c").maxX == 200)
    #expect(window.frame(of: "dd").maxX == 172)
    #expect(window.frame(of: "b").minX == 152)
  }

  /// Places its subviews one after the other, and knows where it is.
  private struct Row: Layout {
    let note: (LayoutDirection) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: subviews.layoutDirection == .rightToLeft ? 80 : 60, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      note(subviews.layoutDirection)
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += 15
      }
    }
  }

  private struct Turning<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("x")
          Button("turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
        }
        content.environment(\.layoutDirection, direction)
      }
      .font(.system(size: 10))
    }
  }

  @Test(
    "a custom layout places views from left to right and is mirrored; it can read the direction")
  func customLayout() {
    var directions: [LayoutDirection] = []
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Turning {
        Row { directions.append($0) }.callAsFunction {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(window.frame(of: "a").minX == 70)
    #expect(window.frame(of: "b").minX == 85)
    directions = []
    window.click("turn")
    #expect(directions.last == .rightToLeft)
    #expect(window.frame(of: "a").maxX == 140)
    #expect(window.frame(of: "b").maxX == 125)
  }

  @Test("a changed direction places its subtree again, and nothing else")
  func change() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Turning {
        HStack(spacing: 0) {
          Text("a").padding(.trailing, 4)
          Text("b")
        }
      }
    }
    let before = window.frame(of: "x")
    #expect(window.frame(of: "a").minX < window.frame(of: "b").minX)
    let work = window.work { window.click("turn") }
    #expect(window.frame(of: "a").minX > window.frame(of: "b").minX)
    #expect(window.frame(of: "b").maxX == window.frame(of: "a").minX - 4)
    #expect(window.frame(of: "x") == before)
    // The row and the padding in it.
    #expect(work.placements == 2)
    #expect(work.measures == 0)
    window.click("turn")
    #expect(window.frame(of: "a").minX < window.frame(of: "b").minX)
  }

  private struct Late: View {
    @State private var isLate = false
    var body: some View {
      HStack(spacing: 0) {
        Text("a")
        Button("turn") { isLate = true }
      }
      .transformEnvironment(\.layoutDirection) { if isLate { $0 = .rightToLeft } }
    }
  }

  @Test("a direction that is set later applies, too")
  func lateDirection() {
    let window = Window { Late() }
    #expect(window.frame(of: "a").minX < window.frame(of: "turn").minX)
    window.click("turn")
    #expect(window.frame(of: "a").minX > window.frame(of: "turn").minX)
  }

  @Test("only the subtree with the direction is mirrored")
  func subtree() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Text("a")
        HStack(spacing: 0) {
          Text("b")
          Text("c")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .font(.system(size: 10))
    }
    #expect(["a", "c", "b"].map { window.frame(of: $0).minX } == [85, 95, 105])
  }

  @Test("lines of text begin on the right")
  func text() throws {
    let window = window { Text("aaa b").frame(width: 45) }
    let run = try #require(
      window.display.items.compactMap { item -> DisplayList.TextRun? in
        if case .text(let run) = item.content { run } else { nil }
      }.first)
    #expect(run.lines.map(\.baseline.x) == [0, 20])
  }

  // MARK: Shapes

  /// A triangle whose right angle is at the left.
  private struct Flag: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }

  @Test("a shape is mirrored in the direction of its layoutDirectionBehavior")
  func shapes() {
    func isHitAtLeft(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      let window = window(direction) {
        Flag(layoutDirectionBehavior: behavior).frame(width: 100, height: 100)
      }
      var path = EventPath()
      return window.graph.root.hitTest(point(55, 80), path: &path)
    }
    #expect(isHitAtLeft(.mirrors, .leftToRight))
    #expect(!isHitAtLeft(.mirrors, .rightToLeft))
    #expect(isHitAtLeft(.fixed, .rightToLeft))
    #expect(!isHitAtLeft(.mirrors(in: .leftToRight), .leftToRight))
    #expect(isHitAtLeft(.mirrors(in: .leftToRight), .rightToLeft))
  }

  @Test("different corners change sides; symmetric shapes don't change")
  func corners() {
    let uneven = window {
      UnevenRoundedRectangle(topLeadingRadius: 50).fill(.red).frame(width: 100, height: 100)
    }
    var path = EventPath()
    #expect(uneven.graph.root.hitTest(point(52, 2), path: &path))
    #expect(!uneven.graph.root.hitTest(point(148, 2), path: &path))
    let even = window { Color.red.clipShape(Circle()) }
    #expect(even.display == window(.leftToRight) { Color.red.clipShape(Circle()) }.display)
  }

  @Test("clips and content shapes are mirrored as well")
  func regions() {
    let journal = Journal()
    let window = window {
      Button("go") { journal.note("go") }
        .frame(width: 100, height: 100).contentShape(Flag())
        .background { Color.red.clipShape(Flag()).allowsHitTesting(false) }
    }
    #expect(
      window.display
        != self.window(.leftToRight) {
          Button("go") {}.frame(width: 100, height: 100).contentShape(Flag())
            .background { Color.red.clipShape(Flag()) }
        }.display)
    var path = EventPath()
    #expect(!window.graph.root.hitTest(point(55, 80), path: &path))
    #expect(window.graph.root.hitTest(point(145, 80), path: &path))
  }

  @Test("flipsForRightToLeftLayoutDirection mirrors drawing and hit testing")
  func flipped() {
    func window(_ direction: LayoutDirection, _ isFlipped: Bool) -> Window {
      self.window(direction) {
        HStack(spacing: 0) {
          Text("a")
          Text("bb")
        }
        .flipsForRightToLeftLayoutDirection(isFlipped)
      }
    }
    #expect(window(.leftToRight, true).frame(of: "a").minX == 85)
    #expect(window(.rightToLeft, false).frame(of: "a").minX == 105)
    #expect(window(.rightToLeft, true).frame(of: "a").minX == 85)
    #expect(window(.rightToLeft, true).scale(of: "a") == -1)
  }
}
