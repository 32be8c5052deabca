import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that are removed while they have the focus or the hover, or would get the focus.
@MainActor
@Suite struct FocusRemovalTests {
  @Test("the focus never moves to a view that a state change before the key removes")
  func focus() {
    struct Focused: View {
      let handle: RemovalHandle
      @State private var isThere = true
      var body: some View {
        handle.isThere = $isThere
        return VStack {
          if isThere { HStack { Button("A") {}.focusable() } }
          Button("B") {}.focusable()
        }
      }
    }
    let handle = RemovalHandle()
    let window = Window { Focused(handle: handle) }
    handle.isThere?.wrappedValue = false
    window.strike(.tab)
    window.settle()
    window.strike(.tab)
    #expect(window.graph.focus.current != nil)
    #expect(window.graph.focus.current?.isStaying == true)
  }

  @Test("a view that is being removed doesn't get the focus")
  func focusRequest() {
    final class Request {
      var isFocused: FocusState<Bool>.Binding?
    }
    struct Requested: View {
      let handle: RemovalHandle
      let request: Request
      @State private var isThere = true
      @FocusState private var isFocused: Bool
      var body: some View {
        handle.isThere = $isThere
        request.isFocused = $isFocused
        return ZStack {
          if isThere { HStack { Button("A") {}.focused($isFocused) } }
          Color.clear
        }
      }
    }
    let (handle, request) = (RemovalHandle(), Request())
    let window = Window { Requested(handle: handle, request: request) }
    request.isFocused?.wrappedValue = true
    window.update()
    #expect(window.graph.focus.current != nil)
    request.isFocused?.wrappedValue = false
    window.update()
    withAnimation(.linear(duration: 1)) { handle.isThere?.wrappedValue = false }
    request.isFocused?.wrappedValue = true
    window.update()
    #expect(window.texts == ["A"])
    #expect(window.graph.focus.current == nil)
    window.settle()
    #expect(window.texts == [])
  }

  @Test("a view that is being removed loses the focus and the hover: Return no longer reaches it")
  func leaving() {
    let journal = Journal()
    struct Leaving: View {
      let handle: RemovalHandle
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        handle.isThere = $isThere
        return ZStack {
          if isThere {
            Button("A") { journal.note("act") }.focusable()
              .onHover { journal.note("hover \($0)") }
          }
          Color.clear
        }
      }
    }
    let handle = RemovalHandle()
    let window = Window { Leaving(handle: handle, journal: journal) }
    window.strike(.tab)
    window.hover(at: window.center(of: "A"))
    withAnimation(.linear(duration: 1)) { handle.isThere?.wrappedValue = false }
    window.update()
    window.wait(0.5)
    #expect(window.texts == ["A"])
    #expect(!window.strike(.return))
    #expect(journal.entries == ["hover true", "hover false"])
    window.settle()
    #expect(journal.entries == ["hover true", "hover false"])
  }
}
