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

/// A window of a desktop, in which a mouse follows the Mac's rules and a finger those of a pad.
@MainActor
@Suite struct DesktopPointerTests {
  private let mouse = PointerEvent.Pointer.mouse(button: 0)
  private let secondary = PointerEvent.Pointer.mouse(button: 1)

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(idiom: .pad, isDesktop: true, content)
  }

  @Test("2.9.101: a mouse loses a press at the button's edge, a finger 25 points beyond it")
  func pressRegions() {
    let journal = Journal()
    let window = window {
      Button("A") { journal.note("action") }.buttonStyle(TellingStyle(journal: journal))
    }
    let frame = CGRect(x: 150, y: 130, width: 100, height: 40)
    for (pointer, reach) in [(mouse, 0.0), (.touch(0), 25)] {
      window.down(at: frame.center, pointer)
      window.wait(0.012)
      #expect(window.isPressed)
      window.move(to: point(frame.maxX + reach - 1, frame.midY), pointer)
      #expect(window.isPressed)
      window.move(to: point(frame.maxX + reach + 1, frame.midY), pointer)
      #expect(!window.isPressed)
      window.move(to: frame.center, pointer)
      #expect(window.isPressed)
      window.move(to: point(frame.maxX + reach + 1, frame.midY), pointer)
      window.up(pointer)
    }
    #expect(journal.count("action") == 0)
  }

  @Test(
    "2.9.101: a held mouse repeats as on a Mac, a finger as on a pad", arguments: [true, false])
  func repetition(isMouse: Bool) {
    let journal = Journal()
    let window = window {
      Button("A") { journal.note("action") }.buttonRepeatBehavior(.enabled)
    }
    let pointer = isMouse ? mouse : .touch(0)
    window.down(at: window.center(of: "A"), pointer)
    window.wait(0.45)
    #expect(journal.entries.count == (isMouse ? 2 : 1))
    window.wait(0.1)
    #expect(journal.entries.count == (isMouse ? 4 : 2))
    window.up(pointer)
  }

  @Test("2.9.101: a mouse that drags in a scroll view presses its button and scrolls nothing")
  func drag() {
    let journal = Journal()
    let window = window {
      ScrollView {
        Button("A") { journal.note("action") }
        Color.red.frame(width: 100, height: 1000)
      }
    }
    let start = window.center(of: "A")
    window.down(at: start, mouse)
    window.move(to: point(start.x, start.y + 60), mouse)
    window.move(to: start, mouse)
    window.up(mouse)
    #expect(window.offset == .zero)
    #expect(journal.entries == ["action"])
  }

  private func menu(_ journal: Journal) -> Window {
    window {
      VStack {
        Menu("Sort") {
          Button("Name") { journal.note("name") }
          Button("Date") { journal.note("date") }
        }
        Spacer()
      }
    }
  }

  @Test("2.9.101: a menu opens when the mouse goes down, and one motion chooses an item")
  func menuPress() {
    let journal = Journal()
    let window = menu(journal)
    window.down(at: window.center(of: "Sort"), mouse)
    window.wait(0.02)
    #expect(window.texts.contains("Date"))
    window.settle()
    window.move(to: window.center(of: "Date"), mouse)
    window.up(mouse)
    window.settle()
    #expect(journal.entries == ["date"])
    #expect(!window.texts.contains("Date"))
  }

  @Test("2.9.101: a click leaves the menu open, and its items light up under the mouse")
  func menuClick() {
    let journal = Journal()
    let window = menu(journal)
    window.click("Sort")
    window.settle()
    let plain = window.display
    window.host.send(.hovered, mouse, at: window.center(of: "Name"))
    window.settle()
    #expect(window.display != plain)
    window.host.send(.hovered, mouse, at: point(1, 299))
    window.settle()
    #expect(window.display == plain)
    window.click("Name")
    window.settle()
    #expect(journal.entries == ["name"])
  }

  @Test("2.5.64a: a finger still taps a menu open, or holds it")
  func menuTouch() {
    let window = menu(Journal())
    window.press("Sort")
    window.wait(0.2)
    #expect(!window.texts.contains("Date"))
    window.wait(0.1)
    #expect(window.texts.contains("Date"))
    window.up()
  }

  private func contextMenu(idiom: Idiom, isDesktop: Bool) -> Window {
    Window(idiom: idiom, isDesktop: isDesktop) {
      Color.red.frame(width: 300, height: 200).contextMenu { Button("Copy") {} }
    }
  }

  @Test("2.9.102: a secondary click opens a context menu at the mouse; holding the mouse does not")
  func contextMenu() {
    let window = contextMenu(idiom: .pad, isDesktop: true)
    window.down(at: point(100, 100), mouse)
    window.wait(1)
    window.up(mouse)
    #expect(!window.texts.contains("Copy"))
    window.down(at: point(100, 100), secondary)
    window.settle()
    window.up(secondary)
    #expect(window.frame(of: "Copy").origin == point(100, 100))
  }

  @Test("2.9.102: pads and Macs open context menus by a secondary click too, phones do not")
  func contextMenus_byIdiom() {
    for idiom in Idiom.allCases {
      let window = contextMenu(idiom: idiom, isDesktop: false)
      window.down(at: point(100, 100), secondary)
      window.settle()
      #expect(window.texts.contains("Copy") == (idiom != .phone))
    }
  }
}
