import Combine
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Closures of a body that other views store: they are evaluated again with the body (rule 5.5).
@MainActor
@Suite struct StoredClosureTests {
  private struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct Owner<Content: View>: View {
    @StateObject private var counter = ObservedCounter()
    let content: (ObservedCounter) -> Content
    var body: some View {
      VStack {
        content(counter)
        Button("Add") { counter.count += 1 }
      }
    }
  }

  @Test("5.5: a container of an app follows an observed object that its closure captures alone")
  func container() {
    struct Display: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View { Card { Text("count \(counter.count)") } }
    }
    let window = Window { Owner { Display(counter: $0) } }
    window.tap("Add")
    #expect(window.texts == ["count 1", "Add"])
  }

  @Test("5.5: a geometry reader follows an observed object that its closure captures alone")
  func geometry() {
    struct Display: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View { GeometryReader { _ in Text("count \(counter.count)") } }
    }
    let window = Window { Owner { Display(counter: $0) } }
    window.tap("Add")
    #expect(window.texts == ["count 1", "Add"])
  }

  @Test("5.5: the rows of a lazy stack follow an observed object that their closure captures alone")
  func lazyRows() {
    struct Display: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View {
        LazyVStack { ForEach(0..<2) { row in Text("row \(row): \(counter.count)") } }
      }
    }
    let window = Window { Owner { Display(counter: $0) } }
    window.tap("Add")
    #expect(window.texts == ["row 0: 1", "row 1: 1", "Add"])
  }

  @Test("5.5: a view whose only property is an observed object isn't evaluated without a change")
  func unchanged() {
    struct Display: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View {
        counter.unpublished += 1
        return Text("count \(counter.count)")
      }
    }
    let counter = ObservedCounter()
    let window = Window {
      Stateful(0) { number in
        let _ = number.wrappedValue
        Display(counter: counter)
        Button("Add") { number.wrappedValue += 1 }
      }
    }
    window.tap("Add")
    #expect(counter.unpublished == 1)
  }
}
