import Drawing
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

@MainActor
@Suite struct ListTests {
  private let journal = Journal()

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600)) { List { content() } }
  }

  @Test(
    "rows are 44 points high and inset by 16 points on both sides")
  func rows() {
    let window = window {
      Text("A")
      Text("B")
    }
    let (first, second) = (window.frame(of: "A"), window.frame(of: "B"))
    #expect(first.minX == CGFloat(32))
    #expect(second.midY - first.midY == CGFloat(44))
    #expect(window.fills.contains { $0.rect == CGRect(x: 16, y: 16, width: 368, height: 44) })
  }

  @Test("2.4.52: a press anywhere in a row triggers all its buttons without a style")
  func mergedButtons() {
    let window = window {
      HStack {
        Text("Row")
        Button("One") { journal.note("one") }
        Button("Two") { journal.note("two") }
        Button("Off") { journal.note("off") }.disabled(true)
      }
      Button("Other") { journal.note("other") }
    }
    window.touch(window.center(of: "Row"))
    #expect(journal.entries == ["one", "two"])
    journal.clear()
    window.touch(point(380, window.center(of: "Row").y))
    #expect(journal.entries == ["one", "two"])
    journal.clear()
    window.touch(point(380, window.center(of: "Other").y))
    #expect(journal.entries == ["other"])
  }

  @Test("2.4.52: a button with a style has its own hit region in the row")
  func styledButton() {
    let window = window {
      HStack {
        Text("Row")
        Button("One") { journal.note("one") }.buttonStyle(.borderless)
        Button("Two") { journal.note("two") }.buttonStyle(.bordered)
      }
    }
    window.touch(window.center(of: "Row"))
    #expect(journal.entries.isEmpty)
    window.tap("Two")
    window.tap("One")
    #expect(journal.entries == ["two", "one"])
  }

  @Test("2.4.53: a pressed row is gray, and its label doesn't dim")
  func highlight() {
    let window = window { Button("Row") {} }
    let grey = SystemColor.secondaryFill.value(in: .light)
    #expect(!window.fills.contains { $0.color == grey })
    window.down(at: window.center(of: "Row"))
    window.wait(0.2)
    #expect(
      window.fills.contains {
        $0.color == grey && $0.rect == CGRect(x: 16, y: 16, width: 368, height: 44)
      })
    #expect(window.opacity(of: "Row") == 1)
    window.up()
    window.settle()
    #expect(!window.fills.contains { $0.color == grey })
  }

  @Test("2.2.30: a quick tap leaves no row gray")
  func quickTap() {
    let window = window { Button("Row") { journal.note("row") } }
    window.tap("Row")
    window.settle()
    #expect(journal.entries == ["row"])
    let grey = SystemColor.secondaryFill.value(in: .light)
    #expect(!window.fills.contains { $0.color == grey })
  }

  @Test("a scroll that begins on a row doesn't press it")
  func scrolled() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      List(0..<50) { index in Button("\(index)") { journal.note("\(index)") } }
    }
    window.swipe(from: window.center(of: "3"), by: CGSize(width: 0, height: -60))
    window.up()
    window.settle()
    #expect(journal.entries.isEmpty)
    #expect(window.offset.y > 40)
  }

  @Test("only visible rows are created")
  func lazy() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      List(0..<1000) { Text("\($0)") }
    }
    #expect(window.graph.texts.count < 30)
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
    let tops = ["FRUIT", "Fig", "TREES", "Oak", "Tall"].map { window.drawnFrame(of: $0)?.minY ?? 0 }
    #expect(tops == tops.sorted() && Set(tops).count == 5)
    #expect(window.drawnFrame(of: "FRUIT")?.minX == CGFloat(32))
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
        CGRect(x: 16, y: 16, width: 368, height: 131.5),
        CGRect(x: 16, y: 179.5, width: 368, height: 43.5),
        CGRect(x: 16, y: 255, width: 368, height: 43.5),
        CGRect(x: 16, y: 330.5, width: 368, height: 43.5),
        CGRect(x: 16, y: 406, width: 368, height: 43.5),
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
    #expect(window.cards.first == CGRect(x: 16, y: 16, width: 368, height: 43.5))
    window.tap("Add")
    window.settle()
    #expect(window.cards.first == CGRect(x: 16, y: 16, width: 368, height: 87.5))
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

  @Test("a row has its own background, separator and insets")
  func traits() {
    let window = window {
      Text("A").listRowBackground(Color.red)
      Text("B").listRowSeparator(.hidden)
      Text("C").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        .listRowSeparatorTint(.green)
    }
    #expect(window.fill(SystemColor.red) == CGRect(x: 16, y: 16, width: 368, height: 44))
    #expect(window.frame(of: "C").minX == CGFloat(66))
    #expect(window.fill(SystemColor.green)?.height == 0.5)
    #expect(window.fills.count { $0.color == SystemColor.separator.value(in: .light) } == 1)
  }

  @Test("plain lists extend from edge to edge")
  func plain() {
    let window = Window { List { Text("A") }.listStyle(.plain) }
    #expect(window.frame(of: "A").minX == CGFloat(16))
  }

  @Test("a link in a row has a chevron, and the whole row is pressed")
  func link() {
    let window = Window {
      NavigationStack { List { NavigationLink("Next") { Text("Page") } } }
    }
    window.touch(point(300, window.center(of: "Next").y))
    window.settle()
    #expect(window.texts.contains("Page"))
  }

  @Test("a form's toggle is switched by its switch alone")
  func form() {
    let window = Window {
      Stateful(false) { isOn in
        Form {
          Toggle("Wi-Fi", isOn: isOn)
          Button("Reset") { journal.note("reset") }
        }
      }
    }
    window.tap("Wi-Fi")
    window.settle()
    #expect(window.graph.accessibilityDescription.contains("value “On”"))
    window.tap("Reset")
    #expect(journal.entries == ["reset"])
  }

  @Test(
    "a switch may use the vertical insets of its row, unless its label is taller or they are set")
  func switchRows() {
    func height(_ setting: Int) -> CGFloat {
      let window = window {
        Group {
          switch setting {
          case 0: Toggle("A", isOn: .constant(true))
          case 1: Toggle("A\nB", isOn: .constant(true))
          case 2:
            Toggle("A", isOn: .constant(true))
              .listRowInsets(EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
          case 3: Color.red.frame(height: 31)
          default: Toggle("A", isOn: .constant(true)).disabled(true)
          }
        }
        Text("Next")
      }
      // The next row begins there.
      return window.fills.filter { $0.rect.minX == 16 && $0.rect.width == 368 }
        .map(\.rect.minY).max().map { $0 - 16 } ?? 0
    }
    #expect([0, 1, 2, 3, 4].map(height) == [44, 63, 71, 53, 44])
  }

  @Test("a disclosure group in a row expands, and the row opens a menu in it")
  func controls() {
    let window = window { Menu("Menu") { Button("Item") { journal.note("item") } } }
    window.touch(point(350, window.center(of: "Menu").y))
    window.settle()
    window.tap("Item")
    window.settle()
    #expect(journal.entries == ["item"])
  }
}

extension Window {
  /// Where the system's color is filled first.
  fileprivate func fill(_ color: SystemColor) -> CGRect? {
    fills.first { $0.color == color.value(in: .light) }?.rect
  }

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
