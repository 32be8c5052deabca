import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

/// Toggles and pickers in menus.
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
}
