import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Menus that open while a finger is down (rules 2.4.49 and 2.5.64a).
@MainActor
@Suite struct MenuTouchTests {
  private let journal = Journal()

  @Test("a tap runs the primary action, and holding the button opens the menu")
  func primaryAction() {
    let window = Window {
      Menu("Menu") {
        Button("One") {}
      } primaryAction: {
        journal.note("primary")
      }
    }
    window.tap("Menu")
    window.settle()
    #expect(journal.entries == ["primary"])
    #expect(window.texts == ["Menu"])
    window.press("Menu")
    window.wait(0.6)
    window.up()
    window.settle()
    #expect(window.texts == ["Menu", "One"])
    #expect(journal.entries == ["primary"])
  }

  /// The fill behind a row, if it is highlighted.
  private func isHighlighted(_ title: String, in window: Window) -> Bool {
    let fill = SystemColor.secondaryFill.value(in: .light)
    let frame = window.frame(of: title)
    return window.fills.contains { $0.color == fill && $0.rect.contains(frame.center) }
  }

  @Test("2.5.64a: a menu opens while its button is held, and the same touch chooses an item")
  func oneMotion() {
    for top in [true, false] {
      journal.clear()
      let window = Window.menu(journal, top: top)
      window.press("Menu")
      window.wait(0.2)
      #expect(window.texts == ["Menu"])
      window.wait(0.1)
      #expect(window.texts.count == 3)
      window.settle()
      window.move(to: window.center(of: "One"))
      #expect(isHighlighted("One", in: window))
      window.move(to: window.center(of: "Two"))
      #expect(isHighlighted("Two", in: window))
      #expect(!isHighlighted("One", in: window))
      window.up()
      #expect(journal.entries == ["two"])
      window.settle()
      #expect(window.texts == ["Menu"])
    }
  }

  @Test("2.5.64a: a touch that ends outside of the items or on a disabled one leaves the menu open")
  func liftedBeside() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Menu") {
        Button("On") { journal.note("on") }
        Button("Off") { journal.note("off") }.disabled(true)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    func slide(to point: (Window) -> CGPoint, _ end: (Window) -> Void) {
      if window.texts.count == 1 {
        window.press("Menu")
        window.wait(0.3)
        window.settle()
      }
      window.move(to: window.center(of: "On"))
      window.move(to: point(window))
      end(window)
      window.settle()
    }
    slide(to: { $0.center(of: "Off") }, { $0.up() })
    #expect(window.texts == ["Menu", "On", "Off"])
    window.tap("On")
    window.settle()
    #expect(journal.entries == ["on"])
    slide(to: { _ in point(390, 590) }, { $0.up() })
    #expect(window.texts == ["Menu", "On", "Off"])
    window.touch(point(390, 590))
    window.settle()
    slide(to: { $0.center(of: "On") }, { $0.cancel() })
    #expect(!isHighlighted("On", in: window))
    #expect(window.texts == ["Menu", "On", "Off"])
    #expect(journal.entries == ["on"])
  }

  @Test(
    "2.5.64a: the touch that opened a context menu also chooses an item, and a swipe still scrolls")
  func contextMenuMotion() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      ScrollView {
        Menu("Menu") { Button("Item") {} }
        Text("Row").contextMenu { Button("Delete") { journal.note("delete") } }
        Color.clear.frame(height: 2000)
      }
    }
    window.press("Row")
    window.wait(0.6)
    window.settle()
    window.move(to: window.center(of: "Delete"))
    window.up()
    window.settle()
    #expect(journal.entries == ["delete"])
    let top = window.frame(of: "Menu").minY
    window.press("Menu")
    for y in 1...10 { window.move(to: point(200, 10 - 8 * CGFloat(y))) }
    window.wait(0.5)
    window.up()
    #expect(!window.texts.contains("Item"))
    #expect(window.frame(of: "Menu").minY < top - 40)
  }

  @Test("2.4.49: holding a view shows its context menu, and a button in the view doesn't act")
  func contextMenu() {
    let window = Window {
      Button("Row") { journal.note("row") }
        .contextMenu { Button("Delete", role: .destructive) { journal.note("delete") } }
    }
    window.tap("Row")
    window.settle()
    #expect(journal.entries == ["row"])
    window.press("Row")
    window.wait(0.6)
    window.up()
    window.settle()
    #expect(window.texts == ["Row", "Delete"])
    window.tap("Delete")
    window.settle()
    #expect(journal.entries == ["row", "delete"])
    #expect(window.texts == ["Row"])
  }

  @Test("a button whose context menu is nil acts however long it is held")
  func noContextMenu() {
    for hasMenu in [false, true] {
      journal.clear()
      let menu = hasMenu ? ContextMenu { Button("Delete") {} } : nil
      let window = Window { Button("Row") { journal.note("row") }.contextMenu(menu) }
      window.press("Row")
      window.wait(0.6)
      window.up()
      window.settle()
      #expect(journal.entries == (hasMenu ? [] : ["row"]))
      #expect(window.texts == (hasMenu ? ["Row", "Delete"] : ["Row"]))
    }
  }

  @Test("2.9.113: there is no context menu without items, by a finger or by the mouse")
  func emptyContextMenu() {
    for count in 0...1 {
      journal.clear()
      let numbers = 0..<count
      let window = Window(idiom: .pad) {
        Button("Row") { journal.note("row") }
          .contextMenu {
            if count > 0 { Button("Copy") {} }
            ForEach(numbers, id: \.self) { Button("Delete \($0)") {} }
          }
      }
      window.press("Row")
      window.wait(0.6)
      window.up()
      window.settle()
      #expect(journal.entries == (count == 0 ? ["row"] : []))
      #expect(window.texts == (count == 0 ? ["Row"] : ["Row", "Copy", "Delete 0"]))
    }
    let window = Window(idiom: .pad) { Text("Row").contextMenu {} }
    window.down(at: window.center(of: "Row"), .mouse(button: 1))
    window.settle()
    #expect(window.graph.presentations.front == nil)
  }
}
