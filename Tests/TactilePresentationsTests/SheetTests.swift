import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// How sheets open and close, and what they show.
@MainActor
@Suite struct SheetTests {
  private let stage = SheetStage()

  @Test("a button opens a sheet, which moves in from the bottom in 0.35 seconds and leaves a strip")
  func open() {
    let window = stage.window()
    window.tap("Open")
    window.update()
    #expect(window.texts.contains("Close"))
    let start = window.drawnFrame(of: "Close")?.midY ?? 0
    #expect(start > 600)
    window.wait(0.175)
    let middle = window.drawnFrame(of: "Close")?.midY ?? 0
    #expect(middle < start && middle > 305)
    window.settle()
    #expect(window.middle(of: "Close") == 305)
    #expect(window.fills.contains { $0.rect == CGRect(x: 0, y: 10, width: 300, height: 590) })
  }

  @Test("the dismiss action dismisses the sheet; onDismiss is called when it is gone")
  func dismiss() {
    let window = stage.window()
    window.tap("Open")
    window.settle()
    window.tap("Close")
    #expect(stage.journal.entries.isEmpty)
    #expect(window.texts.contains("Close"))
    window.settle()
    #expect(stage.journal.entries == ["gone"])
    #expect(window.texts == ["Open"])
    window.tap("Open")
    window.settle()
    #expect(window.texts.contains("Close"))
  }

  @Test(
    "the root of a navigation stack dismisses the sheet that presents the stack, and a page above it goes back"
  )
  func dismissInStack() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        Button("Open") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) {
            NavigationStack {
              SheetStage.Closer()
              NavigationLink("Page") { SheetStage.Closer() }
            }
          }
      }
    }
    window.tap("Open")
    window.settle()
    window.tap("Page")
    window.settle()
    window.tap("Close")
    window.settle()
    #expect(window.texts.contains("Page"))
    window.tap("Close")
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test("a sheet shows its item, and a different item presents a new sheet")
  func item() {
    struct Item: Identifiable {
      let id: Int
    }
    var item: Binding<Item?>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(nil as Item?) { binding in
        let _ = item = binding
        Text("A").sheet(item: binding) { item in
          Stateful(item.id) { Text("\($0.wrappedValue)") }
        }
      }
    }
    item?.wrappedValue = Item(id: 1)
    window.settle()
    #expect(window.texts == ["A", "1"])
    item?.wrappedValue = Item(id: 2)
    window.settle()
    #expect(window.texts == ["A", "2"])
    item?.wrappedValue = nil
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("a sheet reads the current state and environment of its presenter")
  func content() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(0) { count in
        Text("A").sheet(isPresented: .constant(true)) {
          Button("\(count.wrappedValue)") { count.wrappedValue += 1 }
        }
        .tint(.red).disabled(true)
      }
    }
    window.settle()
    window.tap("0")
    window.settle()
    #expect(window.texts == ["A", "1"])
    #expect(window.color(of: "1") == SystemColor.red.value(in: .light))
  }

  @Test("a sheet is removed with the view that presents it")
  func presenterGoes() {
    var isThere: Binding<Bool>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(true) { binding in
        let _ = isThere = binding
        if binding.wrappedValue {
          Text("A").sheet(isPresented: .constant(true)) { Text("B") }
        } else {
          Text("C")
        }
      }
    }
    window.settle()
    #expect(window.texts == ["A", "B"])
    isThere?.wrappedValue = false
    window.settle()
    #expect(window.texts == ["C"])
  }
}
