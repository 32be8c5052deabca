import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct LinkTests {
  private let address = URL(filePath: "/a")

  @Test("a link is a button that passes its URL to the system; the host records it")
  func systemOpens() {
    let window = Window { Link("Read", destination: address) }
    window.tap("Read")
    #expect(window.host.openedURLs == [address])
    #expect(window.graph.accessibilityDescription == "link “Read”")
    #expect(window.color(of: "Read") == SystemColor.blue.value(in: .light))
  }

  @Test("1.3.42: the closest button style draws the link")
  func style() {
    let journal = Journal()
    let window = Window {
      Link(destination: address) { Text("Read") }.buttonStyle(TellingStyle(journal: journal))
    }
    window.press("Read")
    #expect(window.isPressed)
  }

  @Test("an action in the environment opens, discards or redirects links before the system")
  func handlers() {
    let other = URL(filePath: "/b")
    for (result, opened) in [
      (OpenURLAction.Result.handled, [URL]()), (.discarded, []), (.systemAction, [address]),
      (.systemAction(other), [other]), (.systemAction(prefersInApp: true), [address]),
      (.systemAction(other, prefersInApp: false), [other]),
    ] {
      let journal = Journal()
      let window = Window {
        Link("Read", destination: address)
          .environment(
            \.openURL,
            OpenURLAction { url in
              journal.note(url.lastPathComponent)
              return result
            })
      }
      window.tap("Read")
      #expect(journal.entries == ["a"])
      #expect(window.host.openedURLs == opened)
    }
  }

  @Test("openURL reports whether the link was opened")
  func completion() {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      @State private var word = "-"

      var body: some View {
        Button(word) { openURL(URL(filePath: "/c")) { word = $0 ? "yes" : "no" } }
      }
    }
    let window = Window { Opener() }
    window.tap("-")
    window.settle()
    #expect(window.texts == ["yes"])
    let refused = Window {
      Opener().environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    refused.tap("-")
    refused.settle()
    #expect(refused.texts == ["no"])
  }

  @Test("openURL opens a link also with a preference for a browser inside of the app")
  func inApp() {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      var body: some View { Button("Read") { openURL(URL(filePath: "/d"), prefersInApp: true) } }
    }
    let window = Window { Opener() }
    window.tap("Read")
    #expect(window.host.openedURLs == [URL(filePath: "/d")])
  }
}
