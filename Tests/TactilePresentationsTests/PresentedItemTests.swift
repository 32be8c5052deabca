import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Presentations whose item gets another identity (rule 5.24).
@MainActor
@Suite struct PresentedItemTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String?

    init(_ id: Int, _ name: String? = nil) {
      self.id = id
      self.name = name
    }
  }

  /// What is presented.
  enum Kind: CaseIterable {
    case sheet, cover, popover, alert, actionSheet
  }

  /// A window with a page, and the item that the page presents.
  @MainActor
  private final class Stage {
    let journal = Journal()
    var item: Binding<Item?>?

    func window(_ kind: Kind) -> Window {
      Window(size: CGSize(width: 300, height: 600), idiom: .phone) {
        Stateful(nil as Item?) { item in
          let _ = self.item = item
          self.presenting(Text("Page"), kind, item)
        }
      }
    }

    @ViewBuilder
    private func presenting(_ view: Text, _ kind: Kind, _ item: Binding<Item?>) -> some View {
      let journal = journal
      let gone: @MainActor () -> Void = { journal.note("gone") }
      switch kind {
      case .sheet: view.sheet(item: item, onDismiss: gone) { self.content($0) }
      case .cover: view.fullScreenCover(item: item, onDismiss: gone) { self.content($0) }
      case .popover: view.popover(item: item) { self.content($0) }
      case .alert: view.alert(item: item) { Alert(title: Text("\($0.id)")) }
      case .actionSheet: view.actionSheet(item: item) { ActionSheet(title: Text("\($0.id)")) }
      }
    }

    private func content(_ item: Item) -> some View {
      Stateful(item.id) { Text(item.name ?? "\($0.wrappedValue)") }
    }
  }

  private let stage = Stage()

  @Test(
    "5.24: the views of an item disappear before those of another one appear",
    arguments: Kind.allCases)
  func replacement(kind: Kind) {
    let window = stage.window(kind)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    #expect(window.texts.contains("1"))
    stage.item?.wrappedValue = Item(2)
    window.wait(0.3)
    #expect(window.texts.contains("1"))
    #expect(!window.texts.contains("2"))
    window.wait(0.1)
    #expect(!window.texts.contains("1"))
    #expect(window.texts.contains("2"))
    window.settle()
    stage.item?.wrappedValue = nil
    window.settle()
    #expect(window.texts == ["Page"])
  }

  @Test("5.24: onDismiss is called for each sheet after it has disappeared")
  func onDismiss() {
    let window = stage.window(.sheet)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    stage.item?.wrappedValue = Item(2)
    window.wait(0.3)
    #expect(stage.journal.entries.isEmpty)
    window.settle()
    #expect(stage.journal.entries == ["gone"])
    stage.item?.wrappedValue = nil
    window.settle()
    #expect(stage.journal.entries == ["gone", "gone"])
  }

  @Test("5.24: a changed item of the same identity changes the sheet")
  func sameIdentity() {
    let window = stage.window(.sheet)
    stage.item?.wrappedValue = Item(1, "One")
    window.settle()
    stage.item?.wrappedValue = Item(1, "Uno")
    window.update()
    #expect(window.texts == ["Page", "Uno"])
    window.settle()
    #expect(stage.journal.entries.isEmpty)
  }

  @Test("5.24: the latest item counts when the sheet of the first one has disappeared")
  func changesMeanwhile() {
    let window = stage.window(.sheet)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    stage.item?.wrappedValue = Item(2)
    window.wait(0.1)
    stage.item?.wrappedValue = Item(3)
    window.settle()
    #expect(window.texts == ["Page", "3"])
    #expect(stage.journal.entries == ["gone"])
    stage.item?.wrappedValue = Item(1)
    window.wait(0.1)
    stage.item?.wrappedValue = nil
    window.settle()
    #expect(window.texts == ["Page"])
    #expect(stage.journal.entries == ["gone", "gone"])
  }

  @Test("5.24: an item that follows while a dismissed sheet disappears waits for it, too")
  func afterDismissal() {
    let window = stage.window(.sheet)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    stage.item?.wrappedValue = nil
    window.wait(0.1)
    stage.item?.wrappedValue = Item(2)
    window.wait(0.1)
    #expect(window.texts == ["Page", "1"])
    window.settle()
    #expect(window.texts == ["Page", "2"])
    #expect(stage.journal.entries == ["gone"])
  }

  @Test("5.24: the same item brings its disappearing sheet back, and another one still replaces it")
  func back() {
    let window = stage.window(.sheet)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    stage.item?.wrappedValue = nil
    window.wait(0.1)
    stage.item?.wrappedValue = Item(1)
    window.settle()
    #expect(window.texts == ["Page", "1"])
    stage.item?.wrappedValue = Item(2)
    window.wait(0.3)
    #expect(window.texts == ["Page", "1"])
    window.settle()
    #expect(window.texts == ["Page", "2"])
  }

  @Test("5.24: an item that changes while its sheet waits was never presented")
  func waiting() {
    let journal = Journal()
    var item: Binding<Item?>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isOuter in
        Button("Open") { isOuter.wrappedValue = true }
          .sheet(isPresented: isOuter) {
            Stateful(Item(1) as Item?) { binding in
              let _ = item = binding
              Text("Outer").sheet(item: binding) {
                journal.note("gone")
              } content: { item in
                Text("\(item.id)").onAppear { journal.note("\(item.id)") }
              }
            }
          }
      }
    }
    window.tap("Open")
    window.wait(0.1)
    item?.wrappedValue = Item(2)
    window.settle()
    #expect(window.texts == ["Open", "Outer", "2"])
    #expect(journal.entries == ["2"])
  }
}
