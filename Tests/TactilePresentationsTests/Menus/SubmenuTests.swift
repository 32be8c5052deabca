import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Menus in menus (rule 2.5.64b).
@MainActor
@Suite struct SubmenuTests {
  private let journal = Journal()

  private func window(isDesktop: Bool = false) -> Window {
    Window(size: CGSize(width: 400, height: 600), idiom: .pad, isDesktop: isDesktop) {
      Menu("Actions") {
        Button("Rename") { journal.note("rename") }
        Menu("Copy") {
          Button("Text") { journal.note("text") }
          Menu("Path") {
            Button("Absolute") { journal.note("absolute") }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("2.5.64b: a menu in a menu opens in front of it, and choosing its item closes both")
  func finger() {
    let window = window()
    window.tap("Actions")
    window.settle()
    #expect(window.texts == ["Actions", "Rename", "Copy"])
    window.tap("Copy")
    window.settle()
    #expect(window.texts == ["Actions", "Rename", "Copy", "Text", "Path"])
    window.tap("Path")
    window.settle()
    #expect(window.texts.last == "Absolute")
    window.tap("Absolute")
    #expect(journal.entries == ["absolute"])
    window.settle()
    #expect(window.texts == ["Actions"])
    window.tap("Actions")
    window.settle()
    #expect(window.texts == ["Actions", "Rename", "Copy"])
  }

  @Test("2.5.64b: a touch on the outer menu closes the inner one, and a touch outside closes both")
  func beside() {
    let window = window()
    window.tap("Actions")
    window.settle()
    window.tap("Copy")
    window.settle()
    window.touch(window.center(of: "Rename"))
    window.settle()
    #expect(window.texts == ["Actions", "Rename", "Copy"])
    window.tap("Copy")
    window.settle()
    window.touch(point(390, 590))
    window.settle()
    #expect(window.texts == ["Actions"])
    #expect(journal.entries.isEmpty)
  }

  @Test("2.5.64b: the finger that opened a menu opens a menu in it, too")
  func oneMotion() {
    let window = window()
    window.press("Actions")
    window.wait(0.3)
    window.settle()
    window.move(to: window.center(of: "Copy"))
    window.up()
    window.settle()
    #expect(window.texts.last == "Path")
    window.press("Path")
    window.wait(0.3)
    window.settle()
    window.move(to: window.center(of: "Absolute"))
    window.up()
    window.settle()
    #expect(journal.entries == ["absolute"])
    #expect(window.texts == ["Actions"])
  }

  @Test("2.5.64b: the mouse of a desktop opens a menu in a menu")
  func mouse() {
    let mouse = PointerEvent.Pointer.mouse(button: 0)
    let window = window(isDesktop: true)
    window.click("Actions")
    window.settle()
    window.click("Copy")
    window.settle()
    window.down(at: window.center(of: "Path"), mouse)
    window.settle()
    window.move(to: window.center(of: "Absolute"), mouse)
    window.up(mouse)
    window.settle()
    #expect(journal.entries == ["absolute"])
    #expect(window.texts == ["Actions"])
  }

  @Test("2.5.64b: keys open a menu in a menu, and Escape closes both")
  func keys() {
    let window = window(isDesktop: true)
    window.strike(.tab)
    window.strike(.space)
    window.settle()
    window.strike(.downArrow)
    window.strike(.return)
    window.settle()
    #expect(window.texts.last == "Path")
    window.strike(.return)
    window.settle()
    #expect(journal.entries == ["text"])
    #expect(window.texts == ["Actions"])
    window.strike(.space)
    window.settle()
    window.strike(.downArrow)
    window.strike(.return)
    window.settle()
    #expect(window.texts.last == "Path")
    window.strike(.escape)
    window.settle()
    #expect(window.texts == ["Actions"])
  }

  @Test("2.5.64b: an arrow marks the menu in a menu, and its primary action isn't used")
  func looks() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Actions") {
        Menu("Copy", systemImage: "doc.on.doc") {
          Button("Text") {}
        } primaryAction: {
          journal.note("primary")
        }
        Button("Rename") {}
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    window.tap("Actions")
    window.settle()
    #expect(window.frame(of: "Copy").minX == window.frame(of: "Rename").minX)
    window.tap("Copy")
    window.settle()
    #expect(journal.entries.isEmpty)
    #expect(window.texts == ["Actions", "Copy", "Rename", "Text"])
  }
}
