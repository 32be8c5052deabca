import Foundation
import HeadlessHost
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

/// Views that are removed, or change their identity, during an interaction.
@MainActor
@Suite struct RemovalTests {
  enum Fate: CaseIterable {
    case removed, identified
  }

  /// What a container of rows is.
  enum Container: CaseIterable {
    case scrollView, list, lazyStack
  }

  @MainActor
  final class Handle {
    var isThere: Binding<Bool>?
    var id: Binding<Int>?
  }

  private struct Rows: View {
    let container: Container

    var body: some View {
      switch container {
      case .scrollView:
        ScrollView { VStack { rows } }
      case .list:
        List { rows }
      case .lazyStack:
        ScrollView { LazyVStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<40) { index in
        Text("row \(index)").frame(height: 40)
          .swipeActions { Button("Delete") {} }
      }
    }
  }

  private struct Content: View {
    let container: Container
    let handle: Handle
    @State private var isThere = true
    @State private var id = 0

    var body: some View {
      handle.isThere = $isThere
      handle.id = $id
      return VStack {
        if isThere { Rows(container: container).id(id) }
        Text("beside")
      }
    }
  }

  private func change(_ handle: Handle, _ fate: Fate) {
    switch fate {
    case .removed: handle.isThere?.wrappedValue = false
    case .identified: handle.id?.wrappedValue += 1
    }
  }

  @Test(
    "a list that is removed during a pan releases the finger",
    arguments: Container.allCases, Fate.allCases)
  func pan(container: Container, fate: Fate) {
    for isCancelled in [false, true] {
      let handle = Handle()
      let window = Window { Content(container: container, handle: handle) }
      window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
      change(handle, fate)
      window.update()
      if isCancelled { window.cancel() } else { window.up() }
      window.settle()
      window.wait(1)
      // The next finger finds what is there.
      window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
      window.up()
      window.settle()
      #expect(fate == .removed || window.offset.y > 40)
    }
  }

  @Test("a list that is removed while it decelerates, or under a trackpad, leaves nothing behind")
  func glide() {
    for isWheel in [false, true] {
      let handle = Handle()
      let window = Window { Content(container: .scrollView, handle: handle) }
      if isWheel {
        for step in 0..<6 {
          window.wait(1.0 / 60)
          window.host.scroll(
            by: CGSize(width: 0, height: 20), phase: step == 0 ? .began : .changed,
            at: point(200, 150))
        }
      } else {
        window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
        window.up()
      }
      handle.isThere?.wrappedValue = false
      window.update()
      window.wait(0.1)
      window.host.scroll(
        by: CGSize(width: 0, height: 20), phase: .ended, at: point(200, 150))
      #expect(!window.graph.isAnimating)
      window.settle()
    }
  }

  @Test(
    "a fully swiped row that is removed under the finger deletes nothing",
    arguments: [false, true])
  func swipe(isAnimated: Bool) {
    let journal = Journal()
    struct Swiped: View {
      let handle: Handle
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
    let handle = Handle()
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

  @Test("the focus never moves to a view that a state change before the key removes")
  func focus() {
    struct Focused: View {
      let handle: Handle
      @State private var isThere = true
      var body: some View {
        handle.isThere = $isThere
        return VStack {
          if isThere { HStack { Button("A") {}.focusable() } }
          Button("B") {}.focusable()
        }
      }
    }
    let handle = Handle()
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
      let handle: Handle
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
    let (handle, request) = (Handle(), Request())
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
      let handle: Handle
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
    let handle = Handle()
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
      let handle: Handle
      let journal: Journal
      @State private var id = 0
      var body: some View {
        handle.id = $id
        return Button("A") { journal.note("act") }.focusable().id(id)
      }
    }
    let handle = Handle()
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
