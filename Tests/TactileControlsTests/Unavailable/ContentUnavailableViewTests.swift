import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A message in the place of missing content.
@MainActor
@Suite struct ContentUnavailableViewTests {
  private var mailbox: Window {
    Window {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New messages appear here.")
      } actions: {
        Button("Check Again") {}
      }
    }
  }

  @Test(
    "8.1.1: an empty mailbox fills the window, with its title, description and button in the center"
  )
  func fills() {
    let window = mailbox
    #expect(window.contentSize == CGSize(width: 400, height: 300))
    let title = window.frame(of: "No Mail")
    let text = window.frame(of: "New messages appear here.")
    let button = window.frame(of: "Check Again")
    for frame in [title, text, button] { #expect(frame.midX == 200) }
    #expect(title.maxY < text.minY && text.maxY < button.minY)
    #expect(window.graph.accessibilityDescription.contains("button “Check Again”"))
  }

  @Test("8.1.2: the symbol is large and above the title, and the description is gray")
  func look() {
    let window = Window {
      ContentUnavailableView("No Mail", systemImage: "star", description: Text("Nothing yet"))
    }
    #expect(window.symbols.map(\.name) == ["star"])
    let symbol = window.symbols.first?.frame ?? .null
    #expect(symbol.height > 40 && abs(symbol.midX - 200) < 1)
    #expect(symbol.maxY < window.frame(of: "No Mail").minY)
    let (title, text) = (window.color(of: "No Mail"), window.color(of: "Nothing yet"))
    #expect(title != text)
    #expect(window.frame(of: "No Mail").height > window.frame(of: "Nothing yet").height)
  }

  @Test("a long description wraps in the center")
  func wraps() {
    let long = String(repeating: "word ", count: 40)
    let window = Window {
      ContentUnavailableView("Title", systemImage: "star", description: Text(long))
    }
    let frame = window.frame(of: long)
    #expect(frame.minX >= 16 && frame.maxX <= 384 && frame.height > 30)
  }

  @Test("an empty list shows the message until a row is there")
  func overlay() {
    struct Mailbox: View {
      @State private var mails: [String] = []

      var body: some View {
        List(mails, id: \.self) { Text($0) }
          .overlay {
            if mails.isEmpty {
              ContentUnavailableView {
                Label("No Mail", systemImage: "tray.fill")
              } actions: {
                Button("Check Again") { mails = ["Hello"] }
              }
            }
          }
      }
    }
    let window = Window { Mailbox() }
    window.tap("Check Again")
    window.settle()
    #expect(window.texts == ["Hello"])
  }

  @Test("8.1.3: a search without results names the text that was searched")
  func search() {
    #expect(
      Window { ContentUnavailableView.search(text: "Kiwi") }.texts == [
        "No Results for “Kiwi”", "Check the spelling or try a new search.",
      ])
    #expect(Window { ContentUnavailableView.search(text: "") }.texts.first == "No Results")
    #expect(Window { ContentUnavailableView.search }.texts.first == "No Results")
  }

  @Test("8.1.1: in a row of a list, the message is as high as its parts")
  func inRow() {
    let window = Window {
      List {
        ContentUnavailableView("No Mail", systemImage: "tray")
        Text("Below")
      }
    }
    #expect(window.frame(of: "Below").maxY < 300)
    #expect(window.frame(of: "No Mail").midX == 200)
  }
}
