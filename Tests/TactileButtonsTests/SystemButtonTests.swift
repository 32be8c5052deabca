import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// System buttons: edit, rename, paste, share.
@MainActor
@Suite struct SystemButtonTests {
  @Test("an edit button turns editing on and off for its window")
  func editButton() {
    struct Content: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        EditButton()
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Edit", "reading"])
    window.tap("Edit")
    window.settle()
    #expect(window.texts == ["Done", "editing"])
    window.tap("Done")
    window.settle()
    #expect(window.texts == ["Edit", "reading"])
    let bound = Window { Content().environment(\.editMode, .constant(.transient)) }
    #expect(bound.texts == ["Done", "editing"])
  }

  @Test("each page of a stack has an edit mode that it shares with its toolbar")
  func editModeOfPages() {
    let window = Window {
      NavigationStack {
        NavigationLink("more") { EditButton() }
          .toolbar { EditButton() }
      }
    }
    window.tap("Edit")
    window.settle()
    #expect(window.texts.contains("Done"))
    window.tap("more")
    window.settle()
    #expect(window.texts.contains("Edit"))
  }

  @Test("a rename button runs the closest action, and is disabled without one")
  func rename() {
    let journal = Journal()
    let window = Window {
      RenameButton().renameAction { journal.note("inner") }.renameAction { journal.note("outer") }
    }
    window.tap("Rename")
    #expect(journal.entries == ["inner"])
    let disabled = Window { RenameButton() }
    #expect(disabled.graph.accessibilityDescription.contains("dimmed"))
  }

  @Test("a rename action can be a focus state, which the button sets")
  func renameFocus() {
    struct Content: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isFocused ? "editing" : "reading").focusable().focused($isFocused)
        RenameButton().renameAction($isFocused)
      }
    }
    let window = Window { Content() }
    window.tap("Rename")
    window.update()
    #expect(window.texts.contains("editing"))
  }

  @Test("a paste button passes on the values of its type on the pasteboard")
  func paste() {
    var texts: [[String]] = []
    var links: [[URL]] = []
    let window = Window {
      PasteButton(payloadType: String.self) { texts.append($0) }.accessibilityLabel("texts")
      PasteButton(payloadType: URL.self) { links.append($0) }.accessibilityLabel("links")
    }
    let buttons = window.graph.buttons.map(\.frame.center)
    func tap(_ index: Int) {
      window.down(at: buttons[index])
      window.wait(0.02)
      window.up()
    }
    tap(0)
    #expect(texts == [])
    window.host.pasteboard = ["a", "https://a.org/b"]
    tap(0)
    tap(1)
    #expect(texts == [["a", "https://a.org/b"]])
    #expect(links == [[URL(string: "https://a.org/b")!]])
  }

  private struct Recipe: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("a share link passes its items, subject and message to the window's host")
  func share() {
    let address = URL(string: "https://a.org")!
    let window = Window {
      ShareLink(item: address, subject: Text("A"), message: Text("B"))
      ShareLink("Recipes", items: [Recipe(name: "Pie"), Recipe(name: "Tea")]) {
        SharePreview($0.name)
      }
      ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star")) { Text("Picture") }
    }
    window.tap("Share…")
    window.tap("Recipes")
    window.tap("Picture")
    #expect(
      window.host.shares == [
        SharedContent(
          items: [.init(text: "https://a.org", title: nil)], subject: "A", message: "B"),
        SharedContent(
          items: [.init(text: "Pie", title: "Pie"), .init(text: "Tea", title: "Tea")],
          subject: nil, message: nil),
        SharedContent(
          items: [.init(text: nil, title: "Star")], subject: nil, message: nil),
      ])
    #expect(window.host.pasteboard == [])
  }

  @Test("without a share service the texts are copied; without texts there is a warning")
  func shareWithoutService() {
    let window = Window {
      ShareLink("Link", item: "text")
      ShareLink("Nothing", items: [String]())
    }
    window.graph.services.share = { _ in false }
    window.tap("Link")
    #expect(window.host.pasteboard == ["text"])
    let warnings = RuntimeWarning.collect { window.tap("Nothing") }
    #expect(warnings.count == 1)
    #expect(window.host.pasteboard == ["text"])
  }

  @Test("refreshable views provide their action to their content")
  func refresh() async {
    final class Count: @unchecked Sendable { var value = 0 }
    struct Content: View {
      let take: (RefreshAction?) -> Void
      @Environment(\.refresh) private var refresh
      var body: some View {
        take(refresh)
        return Text("a")
      }
    }
    let count = Count()
    var found: RefreshAction?
    _ = Window { Content { found = $0 } }
    #expect(found == nil)
    _ = Window { Content { found = $0 }.refreshable { count.value += 1 } }
    await found?()
    #expect(count.value == 1)
  }
}
