import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Alerts and dialogs whose data changes (rule 5.25).
@MainActor
@Suite struct PresentedDataTests {
  /// The state of a page.
  private struct Page {
    var isShown = false
    var file: String?
    var isLocked = false
  }

  private final class Stage {
    var page: Binding<Page>?
  }

  private let stage = Stage()
  private let journal = Journal()

  private func window(isDialog: Bool) -> Window {
    Window(size: CGSize(width: 400, height: 600)) {
      Stateful(Page()) { page in
        let _ = stage.page = page
        if isDialog {
          Text("Page").confirmationDialog(
            "Sure?", isPresented: page.isShown, presenting: page.wrappedValue.file
          ) {
            actions($0, page.wrappedValue)
          } message: {
            Text("About \($0)")
          }
        } else {
          Text("Page").alert(
            "Sure?", isPresented: page.isShown, presenting: page.wrappedValue.file
          ) {
            actions($0, page.wrappedValue)
          } message: {
            Text("About \($0)")
          }
        }
      }
    }
  }

  private func actions(_ file: String, _ page: Page) -> some View {
    Button(page.isLocked ? "Unlock \(file)" : "Delete \(file)") { journal.note("delete \(file)") }
  }

  @Test("5.25: an alert or a dialog ignores changes of its data", arguments: [false, true])
  func changes(isDialog: Bool) {
    let window = window(isDialog: isDialog)
    stage.page?.wrappedValue.file = "A"
    stage.page?.wrappedValue.isShown = true
    window.settle()
    #expect(window.texts.contains("About A") && window.texts.contains("Delete A"))
    stage.page?.wrappedValue.file = "B"
    window.settle()
    #expect(window.texts.contains("About A") && window.texts.contains("Delete A"))
    stage.page?.wrappedValue.file = nil
    window.settle()
    #expect(window.texts.contains("About A"))
    window.tap("Delete A")
    window.settle()
    #expect(journal.entries == ["delete A"])
    #expect(window.texts == ["Page"])
  }

  @Test("5.25: an alert shows the data with which it is presented the next time")
  func nextTime() {
    let window = window(isDialog: false)
    stage.page?.wrappedValue.file = "A"
    stage.page?.wrappedValue.isShown = true
    window.settle()
    window.tap("Delete A")
    stage.page?.wrappedValue.file = "B"
    window.settle()
    stage.page?.wrappedValue.isShown = true
    window.settle()
    #expect(window.texts.contains("About B") && window.texts.contains("Delete B"))
  }

  @Test("5.25: the alert follows other state while its data is the same")
  func otherState() {
    let window = window(isDialog: false)
    stage.page?.wrappedValue.file = "A"
    stage.page?.wrappedValue.isShown = true
    window.settle()
    stage.page?.wrappedValue.isLocked = true
    window.settle()
    #expect(window.texts.contains("Unlock A"))
  }

  @Test("an alert appears when its data does")
  func laterData() {
    let window = window(isDialog: false)
    stage.page?.wrappedValue.isShown = true
    window.settle()
    #expect(window.texts == ["Page"])
    stage.page?.wrappedValue.file = "A"
    window.settle()
    #expect(window.texts.contains("About A"))
  }
}
