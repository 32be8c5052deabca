import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that are removed, or change their identity, during an interaction.
@MainActor
@Suite struct RemovalTests {
  @Test(
    "a fully swiped row that is removed under the finger deletes nothing",
    arguments: [false, true])
  func swipe(isAnimated: Bool) {
    let journal = Journal()
    struct Swiped: View {
      let handle: RemovalHandle
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        handle.isThere = $isThere
        return List {
          if isThere {
            Text("A").swipeActions { Button("Delete") { journal.note("delete") } }
          }
          Text("B")
        }
      }
    }
    let handle = RemovalHandle()
    let window = Window { Swiped(handle: handle, journal: journal) }
    window.swipe(
      from: window.center(of: "A"), by: CGSize(width: -320, height: 0), steps: 20)
    withAnimation(isAnimated ? .linear(duration: 1) : nil) {
      handle.isThere?.wrappedValue = false
    }
    window.update()
    window.up()
    window.settle()
    #expect(journal.entries == [])
  }

  @Test("a canceled full swipe doesn't act")
  func cancelledSwipe() {
    let journal = Journal()
    let window = Window {
      List { Text("A").swipeActions { Button("Delete") { journal.note("delete") } } }
    }
    window.swipe(
      from: window.center(of: "A"), by: CGSize(width: -320, height: 0), steps: 20)
    window.cancel()
    window.settle()
    #expect(journal.entries == [])
    #expect(window.graph.buttons == [])
  }

  @Test("a button that a lazy list scrolls away while Space is held doesn't act")
  func heldKey() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { index in
            Button("row \(index)") { journal.note("act \(index)") }.focusable().frame(height: 40)
          }
        }
      }
    }
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    window.host.scroll(by: CGSize(width: 0, height: 2000), at: point(200, 150))
    window.settle()
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(journal.entries == [])
  }

  @Test("a button that is removed during a press by finger, mouse or key doesn't act")
  func press() {
    let journal = Journal()
    struct Pressed: View {
      let handle: RemovalHandle
      let journal: Journal
      @State private var id = 0
      var body: some View {
        handle.id = $id
        return Button("A") { journal.note("act") }.focusable().id(id)
      }
    }
    let handle = RemovalHandle()
    let window = Window { Pressed(handle: handle, journal: journal) }
    window.press("A")
    handle.id?.wrappedValue += 1
    window.update()
    window.up()
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    handle.id?.wrappedValue += 1
    window.update()
    window.host.send(KeyEvent(.space, phase: .up))
    window.settle()
    #expect(journal.entries == [])
    window.tap("A")
    #expect(journal.entries == ["act"])
  }
}
