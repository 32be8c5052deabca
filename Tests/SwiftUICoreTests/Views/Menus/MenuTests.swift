import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct MenuTests {
  private let journal = Journal()

  private func window(
    top: Bool = true, _ decorate: @escaping @MainActor (AnyView) -> some View = { $0 }
  ) -> Window {
    Window(size: CGSize(width: 400, height: 600)) {
      decorate(
        AnyView(
          Menu("Menu") {
            Button("One") { journal.note("one") }
            Button("Two", role: .destructive) { journal.note("two") }.buttonStyle(.bordered)
          })
      )
      .frame(maxHeight: .infinity, alignment: top ? .top : .bottom)
    }
  }

  @Test("a press opens a platter of rows below the button; a pick closes it and acts")
  func pick() {
    let window = window()
    #expect(window.texts == ["Menu"])
    window.tap("Menu")
    window.settle()
    #expect(window.texts == ["Menu", "One", "Two"])
    #expect(window.graph.buttons.map(\.label) == ["One", "Two"])
    #expect(window.frame(of: "One").width == CGFloat(250))
    #expect(window.frame(of: "One").minY > 20)
    window.tap("Two")
    #expect(journal.entries == ["two"])
    window.settle()
    #expect(window.texts == ["Menu"])
  }

  @Test("2.1.14: rows are rows whatever styles the buttons have; a destructive one is red")
  func rows() {
    let window = window()
    window.tap("Menu")
    window.settle()
    #expect(window.frame(of: "One").size == window.frame(of: "Two").size)
    #expect(window.color(of: "Two") == SystemColor.red.value(in: .light))
    #expect(window.color(of: "One") == SystemColor.primary.value(in: .light))
  }

  @Test("a touch beside it closes the menu, and presses nothing")
  func beside() {
    let window = window()
    window.tap("Menu")
    window.settle()
    window.touch(point(200, 590))
    window.settle()
    #expect(window.texts == ["Menu"])
    #expect(journal.entries.isEmpty)
  }

  @Test("2.1.12: the button style in reach draws its button; the borderless style does not ask it")
  func style() {
    let styled = window { $0.buttonStyle(TellingStyle(journal: Journal())) }
    #expect(styled.texts == ["Menu", "."])
    let borderless = window {
      $0.menuStyle(.borderlessButton).buttonStyle(TellingStyle(journal: Journal()))
    }
    #expect(borderless.texts == ["Menu"])
  }

  @Test("1.3.35: upwards the first item is next to the button, unless the order is fixed")
  func order() {
    let upwards = window(top: false)
    upwards.tap("Menu")
    upwards.settle()
    #expect(upwards.frame(of: "One").minY > upwards.frame(of: "Two").minY)
    let fixed = window(top: false) { $0.menuOrder(.fixed) }
    fixed.tap("Menu")
    fixed.settle()
    #expect(fixed.frame(of: "One").minY < fixed.frame(of: "Two").minY)
  }

  @Test("with a primary action a tap runs that, and holding the button opens the menu")
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

  @Test("an item may leave the menu open, and a toggle in it has a check mark")
  func staysOpen() {
    let window = Window {
      Stateful(false) { isOn in
        Menu("Menu") {
          Button("More") { journal.note("more") }.menuActionDismissBehavior(.disabled)
          Toggle("Lamp", isOn: isOn)
        }
      }
    }
    window.tap("Menu")
    window.settle()
    window.tap("More")
    window.settle()
    #expect(window.texts.contains("More"))
    #expect(window.graph.accessibilityDescription.contains("“Lamp” value “Off”, toggle"))
    window.tap("Lamp")
    window.settle()
    #expect(window.texts == ["Menu"])
    window.tap("Menu")
    window.settle()
    #expect(window.graph.accessibilityDescription.contains("“Lamp” value “On”, toggle"))
  }

  @Test("a menu that is higher than the window scrolls in it, and its items are pressed there")
  func tooHigh() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      Menu("Menu") {
        ForEach(0..<20) { number in
          Button("\(number)") { journal.note("\(number)") }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    window.tap("Menu")
    window.settle()
    #expect(window.frame(of: "0").minY == 8)
    #expect(window.frame(of: "19").minY > 300)
    window.swipe(from: window.center(of: "4"), by: CGSize(width: 0, height: -150))
    window.wait(0.2)
    window.up()
    window.settle()
    #expect(window.texts.contains("Menu") && journal.entries.isEmpty)
    #expect(window.frame(of: "4").maxY < 150)
    window.tap("5")
    window.settle()
    #expect(journal.entries == ["5"])
    #expect(window.texts == ["Menu"])
  }

  @Test("a style of one's own decorates the menu")
  func customStyle() {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          Menu(configuration)
        }
      }
    }
    let window = window { $0.menuStyle(Boxed()) }
    #expect(window.texts == ["*", "Menu"])
    window.tap("Menu")
    window.settle()
    #expect(window.texts.contains("One"))
  }

  @Test("2.4.49: held, a view with a context menu shows it, and a button in it does not act")
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

  @Test("a disclosure group shows its content when its label is pressed")
  func disclosure() {
    let window = Window { DisclosureGroup("More") { Text("Inside") } }
    #expect(window.texts == ["More"])
    #expect(window.graph.accessibilityDescription == "button “More” value “Collapsed”")
    window.tap("More")
    window.settle()
    #expect(window.texts == ["More", "Inside"])
    window.tap("More")
    window.settle()
    #expect(window.texts == ["More"])
    let bound = Window { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") } }
    #expect(bound.texts == ["More", "Inside"])
  }

  @Test("a control group puts its buttons side by side, each with its own action")
  func controlGroup() {
    let window = Window {
      ControlGroup {
        Button("A") { journal.note("a") }
        Button("B") { journal.note("b") }
      }
    }
    #expect(window.frame(of: "A").maxX == window.frame(of: "B").minX - 0.5)
    window.tap("B")
    #expect(journal.entries == ["b"])
  }
}
