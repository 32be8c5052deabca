import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The items of bars, and what their labels show.
@MainActor
@Suite(.windows(like: .iOS18)) struct ToolbarItemTests {
  private let journal = Journal()

  @Test(
    "1.3.43: a label in a bar shows its icon, unless it has a style; the title is for assistive technologies"
  )
  func labels() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Label("Page", systemImage: "doc").toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") { journal.note("add") } }
          ToolbarItem(placement: .bottomBar) {
            Label("Share", systemImage: "square.and.arrow.up").labelStyle(.titleAndIcon)
          }
          ToolbarItem(placement: .status) { Label("Saved", systemImage: "checkmark") }
        }
      }
    }
    #expect(window.texts == ["Page", "Share"])
    #expect(window.graph.accessibilityDescription.contains("button “Add”"))
    window.tap("Add")
    #expect(journal.entries == ["add"])
  }

  @Test("a destructive action is at the trailing edge, and a cancellation at the leading one")
  func purposes() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
      }
    }
    #expect(window.frame(of: "Delete").maxX == CGFloat(384))
    #expect(window.frame(of: "Cancel").minX == CGFloat(16))
  }

  @Test(
    "1.3.46: a navigation item is at the leading edge, but beside Back in a compact width at the other one",
    arguments: [Idiom.phone, .pad])
  func navigation(idiom: Idiom) {
    let window = Window(size: CGSize(width: 800, height: 300), idiom: idiom) {
      NavigationStack {
        NavigationLink("Next") { page("Forward").navigationBarBackButtonHidden() }
          .toolbar { ToolbarItem(placement: .navigation) { Text("Home") } }
      }
    }
    #expect(window.frame(of: "Home").minX == CGFloat(16))
    window.tap("Next")
    window.settle()
    #expect(window.frame(of: "Forward").minX == CGFloat(16))
    let beside = Window(size: CGSize(width: 800, height: 300), idiom: idiom) {
      NavigationStack { NavigationLink("Next") { page("Forward") } }
    }
    beside.tap("Next")
    beside.settle()
    let frame = beside.frame(of: "Forward")
    if idiom == .phone { #expect(frame.maxX == 784) } else { #expect(frame.maxX < 400) }
  }

  private func page(_ item: String) -> some View {
    Text("Page").toolbar { ToolbarItem(placement: .navigation) { Text(item) } }
  }

  @Test("1.3.43: labels in a sheet and a menu of a toolbar item show their titles")
  func presentations() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem {
            Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc.on.doc") {} }
          }
          ToolbarItem {
            Stateful(false) { isOpen in
              Button("Open", systemImage: "plus") { isOpen.wrappedValue = true }
                .sheet(isPresented: isOpen) { Label("Sheet", systemImage: "doc") }
            }
          }
        }
      }
      .labelStyle(.titleAndIcon)
    }
    #expect(window.texts == ["Page"])
    window.tap("More")
    window.settle()
    #expect(window.texts == ["Page", "Copy"])
    window.tap("Copy")
    window.settle()
    window.tap("Open")
    window.settle()
    #expect(window.texts == ["Page", "Sheet"])
  }
}
