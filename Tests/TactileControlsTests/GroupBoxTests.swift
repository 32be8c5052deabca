import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct GroupBoxTests {
  private let grey = RGBAColor.bytes(242, 242, 247)

  @Test("6.3.24: the label is above the content, padded by 16 points in a rounded gray background")
  func look() {
    let window = Window { GroupBox("Title") { Text("Content") } }
    let (title, content) = (window.frame(of: "Title"), window.frame(of: "Content"))
    let box = window.fills.first { $0.color == grey }?.rect ?? .null
    #expect(title.minX == content.minX && title.maxY < content.minY)
    #expect(box.minX == content.minX - 16 && box.maxX == content.maxX + 16)
    #expect(box.minY == title.minY - 16 && box.maxY == content.maxY + 16)
    #expect(window.graph.accessibilityDescription == "text “Title”, header\ntext “Content”")
  }

  @Test("a box without a label leaves no space for it")
  func noLabel() {
    let window = Window { GroupBox { Text("Content") } }
    let box = window.fills.first { $0.color == grey }?.rect ?? .null
    #expect(box == window.frame(of: "Content").insetBy(dx: -16, dy: -16))
  }

  @Test(
    "6.3.24: a nested box has the tertiary background, and one inside it the secondary one again")
  func nested() {
    let window = Window { GroupBox { GroupBox { GroupBox { Text("A") } } } }
    #expect(window.fills.map(\.color) == [grey, .bytes(255, 255, 255), grey])
    let dark = Window(scheme: .dark) { GroupBox { GroupBox { Text("A") } } }
    #expect(dark.fills.map(\.color) == [.bytes(28, 28, 30), .bytes(44, 44, 46)])
  }

  @Test("a custom style draws the box, and can decorate the next outer style's")
  func style() {
    struct Bare: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
      }
    }
    struct Starred: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("*")
        GroupBox(configuration)
      }
    }
    let bare = Window { GroupBox("Title") { Text("Content") }.groupBoxStyle(Bare()) }
    #expect(bare.texts == ["Title", "Content"] && bare.fills.isEmpty)
    let starred = Window { GroupBox("Title") { Text("Content") }.groupBoxStyle(Starred()) }
    #expect(starred.texts == ["*", "Title", "Content"] && starred.fills.count == 1)
  }
}
