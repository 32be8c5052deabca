import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cards that sections and rows of lists are drawn on.
@MainActor
@Suite struct ListCardTests {
  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600)) { List { content() } }
  }

  @Test("a section has a header and a footer, and its rows are a group")
  func sections() {
    let window = window {
      Section("Fruit") { Text("Fig") }
      Section {
        Text("Oak")
      } header: {
        Text("Trees")
      } footer: {
        Text("Tall")
      }
    }
    let tops = ["Fruit", "Fig", "Trees", "Oak", "Tall"].map { window.drawnFrame(of: $0)?.minY ?? 0 }
    #expect(tops == tops.sorted() && Set(tops).count == 5)
    #expect(window.drawnFrame(of: "Fruit")?.minX == CGFloat(32))
    #expect(window.drawnFrame(of: "Fig")?.minX == CGFloat(32))
    let plain = Window { VStack { Section("Fruit") { Text("Fig") } } }
    #expect(plain.texts == ["Fruit", "Fig"])
  }

  @Test("adjacent rows outside of sections share a card, before, between and after sections")
  func looseRows() {
    let window = window {
      Text("A")
      ForEach(["B", "C"], id: \.self) { Text($0) }
      Section { Text("D") }
      Text("E")
      Section { Text("F") }
      Text("G")
    }
    #expect(
      window.cards == [
        CGRect(x: 16, y: 35, width: 368, height: 156),
        CGRect(x: 16, y: 226, width: 368, height: 52),
        CGRect(x: 16, y: 313, width: 368, height: 52),
        CGRect(x: 16, y: 400, width: 368, height: 52),
        CGRect(x: 16, y: 487, width: 368, height: 52),
      ])
    let plain = Window(size: CGSize(width: 400, height: 600)) {
      List {
        Text("A")
        Section { Text("B") }
      }
      .listStyle(.plain)
    }
    #expect(plain.cards == [])
  }

  struct Growing: View {
    @State var count = 1

    var body: some View {
      List {
        Button("Add") { count += 1 }
        ForEach(1..<count, id: \.self) { Text("\($0)") }
        Section { Text("Z") }
        ForEach(0..<40) { Text("Row \($0)") }
        if count > 2 { Section { Text("End") } }
      }
    }
  }

  @Test("a card grows with its rows, and has round corners only where it ends")
  func growingCard() {
    let window = Window(size: CGSize(width: 400, height: 400)) { Growing() }
    #expect(window.cards.first == CGRect(x: 16, y: 35, width: 368, height: 52))
    window.tap("Add")
    window.settle()
    #expect(window.cards.first == CGRect(x: 16, y: 35, width: 368, height: 104))
    // The last card doesn't end where the list is cut off.
    #expect(window.cards.count == 2 && window.texts.contains("Row 0"))
    window.tap("Add")
    window.swipe(from: point(200, 380), by: CGSize(width: 0, height: -3000))
    window.up()
    window.settle()
    #expect(window.cards.count == 1 && window.texts.contains("End"))
    #expect(window.clips.contains { $0.minY < 0 && $0.maxY < 400 })
  }

  @Test("a row that is swiped in a card leaves it at no edge")
  func swipedCard() {
    let window = window {
      Text("A")
      Text("B").swipeActions { Button("Delete") {} }
      Text("C")
      Section { Text("D") }
    }
    let calm = window.display
    window.swipe(from: window.center(of: "B"), by: CGSize(width: -60, height: 0))
    #expect(window.display != calm)
    // It is drawn within the card, whose other rows are above and below.
    #expect(window.clips.contains { $0.minY < 0 && $0.maxY > 600 })
    #expect(window.cards.count == 2)
    window.up()
    window.settle()
  }
}

extension Window {
  /// The bounds of the clips between the margins, from top to bottom.
  fileprivate var clips: [CGRect] {
    func collect(_ items: [DisplayList.Item], _ offset: CGPoint) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        guard case .group(let effect, let items) = item.content else { return [] }
        let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        let inner = collect(items, origin)
        guard case .clip(let path, _) = effect else { return inner }
        let bounds = path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
        return bounds.minX == 16 ? [bounds] + inner : inner
      }
    }
    return collect(display.items, .zero)
  }

  /// The frames of the cards that are seen whole: from a clip with a top to the next with a bottom.
  fileprivate var cards: [CGRect] {
    var cards: [CGRect] = []
    var start: CGRect?
    for clip in clips {
      if clip.minY > -1000 { start = clip }
      if clip.maxY < 2000, let first = start {
        cards.append(
          CGRect(x: 16, y: first.minY, width: first.width, height: clip.maxY - first.minY))
        start = nil
      }
    }
    return cards
  }
}
