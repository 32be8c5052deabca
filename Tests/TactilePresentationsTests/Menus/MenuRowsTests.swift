import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct MenuRowsTests {
  private func opened(
    top: Bool = true, @ViewBuilder _ items: @escaping @MainActor () -> some View
  ) -> Window {
    let window = Window(size: CGSize(width: 400, height: 700)) {
      Menu("Menu", content: items).frame(maxHeight: .infinity, alignment: top ? .top : .bottom)
    }
    window.tap("Menu")
    window.settle()
    return window
  }

  @Test("2.5.64d: a text or a label in a menu is a gray row of the same height as the items")
  func texts() {
    let window = opened {
      Text("Title")
      Button("Item") {}
      Label("Label", systemImage: "star")
    }
    #expect(window.color(of: "Title") == SystemColor.secondary.value(in: .light))
    #expect(window.color(of: "Label") == SystemColor.secondary.value(in: .light))
    let middles = ["Title", "Item", "Label"].map { window.frame(of: $0).midY }
    #expect(abs(middles[1] - middles[0] - 44 - 1 / 3) < 0.5)
    #expect(abs(middles[2] - middles[1] - 44 - 1 / 3) < 0.5)
    let menu = window.frame(of: "Item")
    #expect(window.frame(of: "Title").minX == menu.minX + 16)
    #expect(window.frame(of: "Label").minX == menu.minX + 16)
    window.tap("Title")
    window.settle()
    #expect(window.texts.contains("Item"), "a press of a title leaves the menu open")
  }

  @Test("2.5.64d: dividers and sections divide a menu into groups, 8 points apart")
  func groups() {
    let window = opened {
      Button("One") {}
      Divider()
      Button("Two") {}
      Section("Title") { Button("Three") {} }
      Divider()
      Divider()
      Button("Four") {}
      Divider()
    }
    let frames = ["One", "Two", "Three", "Four"].map { window.frame(of: $0) }
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(frames[3].minY - frames[2].maxY == 8)
    let title = window.frame(of: "Title")
    #expect(title.minY - frames[1].maxY > 8 && title.maxY < frames[2].minY)
    #expect(title.height < 20, "the title is small")
    #expect(window.color(of: "Title") == SystemColor.secondary.value(in: .light))
    #expect(window.accessibilityDescription.contains("text “Title”, header"))
  }

  @Test("2.5.64d: in a reversed menu, the title of a section is still above its items")
  func reversed() {
    let window = opened(top: false) {
      Section("Title") {
        Button("One") {}
        Button("Two") {}
      }
      Button("Three") {}
    }
    let middles = ["Three", "Title", "Two", "One"].map { window.frame(of: $0).midY }
    #expect(middles == middles.sorted())
  }

  @Test("2.5.64d: the label of an inline picker in a menu is a title above its options")
  func inlinePicker() {
    let window = opened {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.inline)
      Button("Item") {}
    }
    #expect(window.frame(of: "Size").maxY < window.frame(of: "Small").minY)
    #expect(window.frame(of: "Size").height < 20)
    let checkmarks = window.display.description.components(separatedBy: "symbol checkmark")
    #expect(checkmarks.count == 2)
  }

  @Test("an automatic control group in a menu is a row of icons above small titles")
  func controlGroup() {
    let window = opened {
      ControlGroup {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      }
    }
    #expect(window.graph.buttons.map(\.label) == ["Copy", "Paste"])
    let (copy, paste) = (window.frame(of: "Copy"), window.frame(of: "Paste"))
    #expect(copy.midY == paste.midY && copy.maxX < paste.minX)
  }

  @Test("2.1.14: texts in items of a menu or an alert can't set fonts and colors of their own")
  func systemTexts() {
    let menu = opened {
      Button {
      } label: {
        Text("Large").font(.largeTitle).foregroundColor(.green)
      }
      Button("Plain") {}
    }
    #expect(menu.frame(of: "Large").height == menu.frame(of: "Plain").height)
    #expect(menu.color(of: "Large") == SystemColor.primary.value(in: .light))
    let alert = Window(size: CGSize(width: 400, height: 700)) {
      Color.clear.alert("Title", isPresented: .constant(true)) {
        Button {
        } label: {
          Text("Large").font(.largeTitle).italic()
        }
        Button("Plain") {}
      }
    }
    alert.settle()
    #expect(alert.frame(of: "Large").height == alert.frame(of: "Plain").height)
  }
}
