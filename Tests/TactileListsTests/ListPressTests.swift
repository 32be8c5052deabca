import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Presses in the rows of lists.
@MainActor
@Suite struct ListPressTests {
  private let journal = Journal()

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600)) { List { content() } }
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
        $0.color == grey && $0.rect == CGRect(x: 16, y: 35, width: 368, height: 52)
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
        .map(\.rect.minY).max().map { $0 - 35 } ?? 0
    }
    #expect([0, 1, 2, 3, 4].map(height) == [52, 72.5, 70, 61, 52])
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
