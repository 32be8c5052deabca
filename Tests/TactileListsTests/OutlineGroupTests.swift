import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Trees of views, in lists and elsewhere.
@MainActor
@Suite struct OutlineGroupTests {
  private struct Folder: Identifiable {
    let name: String
    var content: [Folder]?
    var id: String { name }
  }

  private let folders = [
    Folder(
      name: "a",
      content: [Folder(name: "a1", content: [Folder(name: "a11")]), Folder(name: "a2")]),
    Folder(name: "b"),
    Folder(name: "c", content: []),
  ]

  @Test("in a list each element is a row; a press on one with children reveals them, indented")
  func rows() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      List(folders, children: \.content) { Text($0.name) }
    }
    #expect(window.texts == ["a", "b", "c"])
    let a = window.drawnFrame(of: "a") ?? .zero
    let b = window.drawnFrame(of: "b") ?? .zero
    #expect(abs(b.midY - a.midY - 52) <= 0.5)
    window.touch(a.center)
    window.settle()
    #expect(window.texts == ["a", "a1", "a2", "b", "c"])
    #expect(window.drawnFrame(of: "a1")?.minX == a.minX + CGFloat(20))
    let child = window.drawnFrame(of: "a2") ?? .zero
    #expect(abs(child.midY - a.midY - 104) <= 0.5)
    window.touch((window.drawnFrame(of: "a1") ?? .zero).center)
    window.settle()
    #expect(window.texts == ["a", "a1", "a11", "a2", "b", "c"])
    #expect(window.drawnFrame(of: "a11")?.minX == a.minX + CGFloat(40))
    // One that can have children has an arrow, though it has none.
    #expect(window.graph.buttons.count == 3)
    window.touch(a.center)
    window.settle()
    #expect(window.texts == ["a", "b", "c"])
  }

  @Test("elsewhere an element with children is a disclosure group")
  func groups() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      VStack { OutlineGroup(folders[0], children: \.content) { Text($0.name) } }
    }
    #expect(window.texts == ["a"])
    window.tap("a")
    window.settle()
    #expect(window.texts == ["a", "a1", "a2"])
    #expect(window.graph.accessibilityDescription.contains("“a” value “Expanded”"))
  }

  @Test("all rows can be selected, including children")
  func selection() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(String?.none) { selection in
        List(folders, children: \.content, selection: selection) { Text($0.name) }
          .overlay(alignment: .bottom) { Text("selected \(selection.wrappedValue ?? "none")") }
      }
    }
    window.touch((window.drawnFrame(of: "b") ?? .zero).center)
    window.settle()
    #expect(window.texts.contains("selected b"))
    window.touch((window.drawnFrame(of: "a") ?? .zero).center)
    window.settle()
    window.touch((window.drawnFrame(of: "a2") ?? .zero).center)
    window.settle()
    #expect(window.texts.contains("selected a2"))
  }
}
