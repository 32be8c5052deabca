import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct MenuTests {
  private let journal = Journal()

  @Test("a press opens a menu below the button; a selection closes it and runs the action")
  func pick() {
    let window = Window.menu(journal)
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

  @Test("2.1.14: menu items look the same whatever button styles are set; a destructive one is red")
  func rows() {
    let window = Window.menu(journal)
    window.tap("Menu")
    window.settle()
    #expect(window.frame(of: "One").size == window.frame(of: "Two").size)
    #expect(window.color(of: "Two") == SystemColor.red.value(in: .light))
    #expect(window.color(of: "One") == SystemColor.primary.value(in: .light))
  }

  @Test("2.1.14a: an icon that isn't an image is left out of a menu's item")
  func icons() {
    struct Sized: View {
      var body: some View { Image(systemName: "star").resizable().frame(width: 20, height: 20) }
    }
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Menu") {
        Button {
        } label: {
          Label {
            Text("Shape")
          } icon: {
            Circle().fill(.green).frame(width: 10, height: 10)
          }
        }
        Button {
        } label: {
          Label {
            Text("Letter")
          } icon: {
            Text("L")
          }
        }
        Button("Symbol", systemImage: "heart") {}
        Button {
        } label: {
          Label {
            Text("View")
          } icon: {
            Sized()
          }
        }
      }
    }
    window.tap("Menu")
    window.settle()
    #expect(window.texts == ["Menu", "Shape", "Letter", "Symbol", "View"])
    #expect(!window.fills.contains { $0.color == SystemColor.green.value(in: .light) })
    let list = window.display.description
    #expect(list.contains("symbol heart") && list.contains("symbol star"))
    // Outside of menus, any view is an icon.
    let label = Window {
      Label {
        Text("Letter")
      } icon: {
        Text("L")
      }
    }
    #expect(label.texts == ["L", "Letter"])
  }

  @Test("a touch outside closes the menu, and presses nothing")
  func beside() {
    let window = Window.menu(journal)
    window.tap("Menu")
    window.settle()
    window.touch(point(200, 590))
    window.settle()
    #expect(window.texts == ["Menu"])
    #expect(journal.entries.isEmpty)
  }

  @Test("2.1.12: the closest button style draws the button, except in the borderless style")
  func style() {
    let styled = Window.menu(journal) { $0.buttonStyle(TellingStyle(journal: Journal())) }
    #expect(styled.texts == ["Menu", "."])
    let borderless = Window.menu(journal) {
      $0.menuStyle(.borderlessButton).buttonStyle(TellingStyle(journal: Journal()))
    }
    #expect(borderless.texts == ["Menu"])
  }

  @Test("1.3.35: above the button the first item is closest to it, unless the order is fixed")
  func order() {
    let upwards = Window.menu(journal, top: false)
    upwards.tap("Menu")
    upwards.settle()
    #expect(upwards.frame(of: "One").minY > upwards.frame(of: "Two").minY)
    let fixed = Window.menu(journal, top: false) { $0.menuOrder(.fixed) }
    fixed.tap("Menu")
    fixed.settle()
    #expect(fixed.frame(of: "One").minY < fixed.frame(of: "Two").minY)
  }

  @Test(
    "1.3.35: in scroll views, for pickers and on a Mac the order is fixed unless another one is set"
  )
  func automaticOrder() {
    func isFixed(_ title: String = "Menu", in window: Window) -> Bool {
      window.tap(title)
      window.settle()
      return window.frame(of: "One").minY < window.frame(of: "Two").minY
    }
    func scrolling(_ order: MenuOrder) -> Window {
      Window.menu(journal, top: false) { menu in
        ScrollView {
          Color.clear.frame(height: 500)
          menu.menuOrder(order)
        }
      }
    }
    #expect(isFixed(in: scrolling(.automatic)))
    #expect(!isFixed(in: scrolling(.priority)))
    let picker = Window(size: CGSize(width: 400, height: 600)) {
      Picker("Number", selection: .constant(3)) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      .pickerStyle(.menu)
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    #expect(isFixed("Three", in: picker))
    let mac = Window(size: CGSize(width: 400, height: 600), idiom: .mac) {
      Menu("Menu") {
        Button("One") {}
        Button("Two") {}
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    #expect(isFixed(in: mac))
  }

  @Test("an item can keep the menu open, and a toggle in it has a checkmark")
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

  @Test("the items of a stack in a menu are next to each other")
  func stackedItems() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Menu") {
        VStack {
          Button("One") {}
          Button("Two") { journal.note("two") }
        }
      }
    }
    window.tap("Menu")
    window.settle()
    #expect(window.frame(of: "One").maxY == window.frame(of: "Two").minY)
    #expect(window.frame(of: "Two").width == CGFloat(250))
    window.tap("Two")
    #expect(journal.entries == ["two"])
  }

  @Test("a menu that is taller than the window scrolls, and its items can be pressed")
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

  @Test("a custom style decorates the menu")
  func customStyle() {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          Menu(configuration)
        }
      }
    }
    let window = Window.menu(journal) { $0.menuStyle(Boxed()) }
    #expect(window.texts == ["*", "Menu"])
    window.tap("Menu")
    window.settle()
    #expect(window.texts.contains("One"))
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
