import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

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

  @Test("a press opens a menu below the button; a selection closes it and runs the action")
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

  @Test("2.1.14: menu items look the same whatever button styles are set; a destructive one is red")
  func rows() {
    let window = window()
    window.tap("Menu")
    window.settle()
    #expect(window.frame(of: "One").size == window.frame(of: "Two").size)
    #expect(window.color(of: "Two") == SystemColor.red.value(in: .light))
    #expect(window.color(of: "One") == SystemColor.primary.value(in: .light))
  }

  @Test("a touch outside closes the menu, and presses nothing")
  func beside() {
    let window = window()
    window.tap("Menu")
    window.settle()
    window.touch(point(200, 590))
    window.settle()
    #expect(window.texts == ["Menu"])
    #expect(journal.entries.isEmpty)
  }

  @Test("2.1.12: the closest button style draws the button, except in the borderless style")
  func style() {
    let styled = window { $0.buttonStyle(TellingStyle(journal: Journal())) }
    #expect(styled.texts == ["Menu", "."])
    let borderless = window {
      $0.menuStyle(.borderlessButton).buttonStyle(TellingStyle(journal: Journal()))
    }
    #expect(borderless.texts == ["Menu"])
  }

  @Test("1.3.35: above the button the first item is closest to it, unless the order is fixed")
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
      let window = window(top: top)
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
    let window = window { $0.menuStyle(Boxed()) }
    #expect(window.texts == ["*", "Menu"])
    window.tap("Menu")
    window.settle()
    #expect(window.texts.contains("One"))
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
