import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Where a confirmation dialog is shown, and which buttons it has.
@MainActor
@Suite struct DialogViewTests {
  private let journal = Journal()

  private func window(idiom: Idiom, isDesktop: Bool = false) -> Window {
    let journal = journal
    let window = Window(
      size: CGSize(width: 800, height: 600), idiom: idiom, isDesktop: isDesktop
    ) {
      Stateful(false) { isShown in
        Button("Ask") { isShown.wrappedValue = true }
          .confirmationDialog("Sure?", isPresented: isShown, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { journal.note("delete") }
            Button("Never mind", role: .cancel) { journal.note("cancel") }
            Button("Archive") { journal.note("archive") }
          }
      }
    }
    window.tap("Ask")
    window.settle()
    return window
  }

  @Test("2.7.77a: on an iPad it is a popover at its source, without the cancel button")
  func popover() {
    let window = window(idiom: .pad)
    #expect(window.texts == ["Ask", "Sure?", "Delete", "Archive"])
    #expect(window.graph.buttons.map(\.label) == ["Delete", "Archive"])
    #expect(window.frame(of: "Archive").maxY < window.frame(of: "Ask").minY)
    #expect(window.frame(of: "Ask").minY - window.frame(of: "Archive").maxY < 40)
    window.tap("Archive")
    window.settle()
    #expect(journal.entries == ["archive"])
    #expect(window.texts == ["Ask"])
  }

  @Test("2.7.77a: a touch outside of the popover dismisses it without an action")
  func outside() {
    let window = window(idiom: .pad)
    window.touch(point(20, 20))
    window.settle()
    #expect(window.texts == ["Ask"])
    #expect(journal.entries.isEmpty)
  }

  @Test("2.7.77a: in a window on a desktop it is a popover too, which Escape closes")
  func desktop() {
    let window = window(idiom: .pad, isDesktop: true)
    #expect(!window.texts.contains("Never mind"))
    window.strike(.escape)
    window.settle()
    #expect(window.texts == ["Ask"])
  }

  @Test("2.7.77: on an iPhone it is at the bottom, with the cancel button in a block of its own")
  func phone() {
    let window = window(idiom: .phone)
    #expect(window.texts == ["Ask", "Sure?", "Delete", "Never mind", "Archive"])
    #expect(window.frame(of: "Never mind").maxY > 560)
  }
}
