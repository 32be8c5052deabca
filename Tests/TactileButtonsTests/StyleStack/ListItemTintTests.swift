import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The color of icons in the rows of a list.
@MainActor
@Suite struct ListItemTintTests {
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let green = Color(.sRGB, red: 0, green: 1, blue: 0)

  /// The colors of the stars, from top to bottom.
  private func colors(@ViewBuilder _ rows: () -> some View) -> [RGBAColor] {
    Window { List { rows() } }.symbols.map(\.color)
  }

  @Test("8.4.31: The icon of a row has the item's tint rather than that of the list")
  func tint() {
    let colors = colors {
      Label("A", systemImage: "star").listItemTint(red)
      Label("B", systemImage: "star").listItemTint(.fixed(green))
      Label("C", systemImage: "star").listItemTint(.preferred(red)).tint(green)
      Label("D", systemImage: "star").listItemTint(nil as Color?).listItemTint(red).tint(green)
    }
    #expect(
      colors == [.bytes(255, 0, 0), .bytes(0, 255, 0), .bytes(255, 0, 0), .bytes(0, 255, 0)])
  }

  @Test("8.4.31: A monochrome icon is gray, and the title keeps its color")
  func monochrome() {
    let window = Window { List { Label("A", systemImage: "star").listItemTint(.monochrome) } }
    let icon = window.symbols.first?.color
    #expect(icon == .bytes(142, 142, 147))
    #expect(window.color(of: "A") == .bytes(0, 0, 0))
  }
}
