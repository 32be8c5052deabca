import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The center of a button in the window's, its own and intermediate coordinate spaces.
@MainActor
@Suite struct CoordinateSpaceTests {
  /// The element of the text, and its bounds.
  private func text(_ string: String, in window: Window) throws -> ElementNode {
    var found: ElementNode?
    window.graph.root.forEachNode { node in
      if let text = node as? TextNode, text.text.string == string { found = text }
    }
    return try #require(found)
  }

  private func bounds(_ node: ElementNode) -> CGRect {
    CGRect(origin: .zero, size: node.placement?.frame.size ?? .zero)
  }

  @Test("a label's rectangle in the window, in itself, and in a padded card")
  func plainSpaces() throws {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Text("AB").font(.system(size: 10)).padding(7)
        .coordinateSpace(.named("card"))
    }
    let label = try text("AB", in: window)
    // The letters are squares of 10 points in lines of 12; the card of 34 by 26 is in the middle.
    #expect(label.convert(bounds(label), to: .local) == CGRect(x: 0, y: 0, width: 20, height: 12))
    #expect(
      label.convert(bounds(label), to: .named("card"))
        == CGRect(x: 7, y: 7, width: 20, height: 12))
    #expect(
      label.convert(bounds(label), to: .global)
        == CGRect(x: 90, y: 44, width: 20, height: 12))
    #expect(label.convert(point(91, 46), from: .global) == point(1, 2))
  }

  @Test("of two spaces with one name the closest applies, whatever the type of the name")
  func closestName() throws {
    enum Space: Hashable { case card }
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Text("A").font(.system(size: 10)).padding(1).coordinateSpace(name: Space.card)
        .padding(2).coordinateSpace(.named(Space.card))
        .padding(4).coordinateSpace(.named("card"))
    }
    let label = try text("A", in: window)
    #expect(label.convert(.zero, to: .named(Space.card)) == point(1, 1))
    #expect(label.convert(.zero, to: .named("card")) == point(7, 7))
  }

  @Test("a name applies to each of several views, and not to their siblings")
  func namesOfLists() throws {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Group {
          Text("A").padding(3)
          Text("B").padding(5)
        }
        .coordinateSpace(.named("each"))
        Text("C")
      }
    }
    #expect(try text("A", in: window).convert(.zero, to: .named("each")) == point(3, 3))
    #expect(try text("B", in: window).convert(.zero, to: .named("each")) == point(5, 5))

    let beside = try text("C", in: window)
    var place = CGPoint.zero
    let warnings = RuntimeWarning.collect { place = beside.convert(.zero, to: .named("each")) }
    #expect(place == beside.convert(.zero, to: .global))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“each”") == true)
  }

  @Test("a renamed space is found by its new name")
  func renamedSpace() throws {
    struct Renaming: View {
      @State private var name = "old"
      let register: (Binding<String>) -> Void

      var body: some View {
        register($name)
        return Text("A").padding(3).coordinateSpace(.named(name))
      }
    }
    var name: Binding<String>?
    let window = Window { Renaming { name = $0 } }
    name?.wrappedValue = "new"
    window.update()
    #expect(try text("A", in: window).convert(.zero, to: .named("new")) == point(3, 3))
  }

  @Test("conversions use the final offset, scale and rotation during an animation")
  func effects() throws {
    struct Effects: View {
      @State private var isMoved = false
      let register: (Binding<Bool>) -> Void

      var body: some View {
        register($isMoved)
        return Text("ABCDEFGHIJ").font(.system(size: 10)).frame(width: 100, height: 20)
          .offset(x: isMoved ? 10.25 : 0)
          .scaleEffect(isMoved ? 2 : 1, anchor: .topLeading)
          .rotationEffect(.degrees(isMoved ? 90 : 0), anchor: .topLeading)
          .coordinateSpace(.named("card"))
      }
    }
    var isMoved: Binding<Bool>?
    let window = Window { Effects { isMoved = $0 } }
    let label = try text("ABCDEFGHIJ", in: window)
    #expect(label.convert(point(0, 4), to: .named("card")) == point(0, 8))
    withAnimation(.linear(duration: 1)) { isMoved?.wrappedValue = true }
    window.update()

    // Moved to 10.25, doubled to 20.5, turned to the right: the x axis points down.
    let corner = label.convert(point(0, 4), to: .named("card"))
    #expect(abs(corner.x + 16) < 1e-9)
    #expect(abs(corner.y - 20.5) < 1e-9)
    let back = label.convert(corner, from: .named("card"))
    #expect(abs(back.x) < 1e-9 && abs(back.y - 4) < 1e-9)

    // A finger still meets the label where it was.
    let shown = label.convertToWindow(.zero)
    #expect(label.convertFromWindow(shown, to: .local) == .zero)
    #expect(
      label.convertFromWindow(shown, to: .named("card")) == point(0, 4))
    #expect(label.convertFromWindow(shown, to: .global) == shown)
    window.settle()
  }

  @Test("in a right-to-left layout every space still starts on the left")
  func rightToLeft() throws {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Text("A").font(.system(size: 10)).offset(x: 3)
        Color.red.frame(width: 50, height: 10)
      }
      .frame(width: 200)
      .coordinateSpace(.named("row"))
      .environment(\.layoutDirection, .rightToLeft)
    }
    let label = try text("A", in: window)
    // 60 points in the middle of 200; the text of 10 comes last, and 3 to the left.
    #expect(label.convert(bounds(label), to: .named("row")).minX == 117 as CGFloat)
  }

  @Test("a view scaled to zero is converted without a crash")
  func squeezed() throws {
    let window = Window { Text("A").scaleEffect(0) }
    let label = try text("A", in: window)
    #expect(label.convert(point(5, 6), from: .global) == point(5, 6))
  }
}
