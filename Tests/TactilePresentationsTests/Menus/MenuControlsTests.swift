import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Toggles and pickers in menus, and the menus of pickers.
@MainActor
@Suite struct MenuControlsTests {
  private struct Lamp {
    var isOn: Bool
  }

  /// Opens a menu of items.
  private func open(@ViewBuilder _ items: @escaping @MainActor () -> some View) -> Window {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Menu") { items() }.frame(maxHeight: .infinity, alignment: .top)
    }
    window.tap("Menu")
    window.settle()
    return window
  }

  /// The names of the symbols that a window shows.
  private func symbols(_ window: Window) -> [String] {
    func names(_ items: [DisplayList.Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item.content {
        case .symbol(let run): [run.name]
        case .group(_, let items): names(items)
        default: []
        }
      }
    }
    return names(window.display.items)
  }

  @Test("a toggle in a menu has a check mark while it is on, and a dash while it is mixed")
  func marks() {
    for (values, mark) in [
      ([false, false], []), ([true, true], ["checkmark"]), ([true, false], ["minus"]),
    ] {
      let window = open {
        Toggle("All", sources: Binding.constant(values.map(Lamp.init)), isOn: \.isOn)
      }
      #expect(symbols(window) == mark)
    }
  }

  @Test("1.3.44: the automatic styles of a toggle and a picker are items in a menu")
  func automaticStyles() {
    let window = open {
      Toggle("Lamp", isOn: .constant(true)).toggleStyle(.automatic)
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.automatic)
    }
    #expect(window.texts == ["Menu", "Lamp", "Small", "Large"])
    #expect(symbols(window) == ["checkmark", "checkmark"])
    #expect(window.frame(of: "Lamp").width == CGFloat(250))
  }

  @Test("a picker shows its own arrows, whether or not menus have an indicator")
  func indicator() {
    for visibility in [Visibility.automatic, .hidden, .visible] {
      let window = Window {
        Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }.menuIndicator(visibility)
      }
      #expect(symbols(window) == ["chevron.up.chevron.down"])
    }
  }

  @Test("1.3.44: styles around the menu don't reach the toggles and pickers in it")
  func stylesOutside() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Menu("Menu") {
        Toggle("Lamp", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
      }
      .toggleStyle(.switch)
      .pickerStyle(.menu)
      .frame(maxHeight: .infinity, alignment: .top)
    }
    window.tap("Menu")
    window.settle()
    #expect(symbols(window) == ["checkmark", "checkmark"])
  }

  @Test("1.3.44: a picker with the menu style is a submenu with the picker's label")
  func submenu() {
    let journal = Journal()
    let window = open {
      Stateful(0) { size in
        Picker("Size", selection: size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.menu)
        .onChange(of: size.wrappedValue) { _, new in journal.note("\(new)") }
      }
    }
    #expect(window.texts == ["Menu", "Size"])
    #expect(symbols(window) == ["chevron.forward"])
    window.tap("Size")
    window.settle()
    #expect(window.texts == ["Menu", "Size", "Small", "Large"])
    window.tap("Large")
    window.settle()
    #expect(journal.entries == ["1"])
    #expect(window.texts == ["Menu"])
  }
}
