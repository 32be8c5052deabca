import SwiftUI
import SwiftUITesting
import Testing

/// Lazy containers of more elements than there can be views.
@MainActor
@Suite struct EndlessListTests {
  /// A collection that counts how often its elements are read.
  private struct Counted: RandomAccessCollection {
    final class Count { var reads = 0 }
    let endIndex: Int
    let count = Count()
    var startIndex: Int { 0 }
    subscript(index: Int) -> Int {
      count.reads += 1
      return index
    }
  }

  private struct Row: View {
    let index: Int
    var body: some View { Button("Row \(index)") {}.frame(height: 44) }
  }

  enum Kind: String, CaseIterable, Sendable { case vStack, hStack, vGrid, hGrid, list, sections }

  @ViewBuilder
  private static func container(_ kind: Kind, _ data: some RandomAccessCollection<Int>) -> some View
  {
    switch kind {
    case .vStack: ScrollView { LazyVStack { ForEach(data, id: \.self) { Row(index: $0) } } }
    case .hStack:
      ScrollView(.horizontal) { LazyHStack { ForEach(data, id: \.self) { Row(index: $0) } } }
    case .vGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(data, id: \.self) { Row(index: $0) }
        }
      }
    case .hGrid:
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(data, id: \.self) { Row(index: $0) } }
      }
    case .list: List(data, id: \.self) { Row(index: $0) }
    case .sections:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(data, id: \.self) { index in
            Section {
              Row(index: index)
            } header: {
              Text("\(index)")
            }
          }
          Section("Last") { ForEach(data, id: \.self) { Row(index: $0 &+ 1) } }
        }
      }
    }
  }

  @Test("read only the elements that they show", arguments: Kind.allCases)
  func reads(kind: Kind) throws {
    var reads: [Int] = []
    for count in [5000, 1 << 60, .max] {
      let data = Counted(endIndex: count)
      let driver = try ViewDriver(text: .squares) { Self.container(kind, data) }
      try driver.tap(on: "Row 1")
      driver.scroll(by: CGSize(width: 500, height: 500))
      driver.advance(by: 1)
      reads.append(data.count.reads)
    }
    #expect(reads[0] < 2000, "\(reads)")
    #expect(Set(reads).count == 1, "\(reads)")
  }

  @Test("scroll to any element of a range, and keep the state of rows that are shown again")
  func scrolling() throws {
    var taps = 0
    var proxy: ScrollViewProxy?
    let driver = try ViewDriver(text: .squares) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Int.max, id: \.self) { index in
              Button(String(index)) { taps += 1 }.frame(height: 44)
            }
          }
        }
      }
    }
    for row in [1_000_000, 3, 1 << 40] {
      proxy?.scrollTo(row, anchor: .top)
      driver.advance(by: 0.1)
      try driver.tap(on: String(row))
    }
    #expect(taps == 3)
  }

  private struct Growing: View {
    @State private var count = 1 << 60
    var body: some View {
      VStack {
        Button("Fewer") { count /= 1 << 30 }
        ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row(index: $0) } } }
      }
    }
  }

  @Test("shrink to any other number")
  func shrinking() throws {
    let driver = try ViewDriver(text: .squares) { Growing() }
    for _ in 0..<3 {
      try driver.tap(on: "Fewer")
      driver.advance(by: 0.5)
    }
    #expect(driver.buttons.count == 1)
  }

  @Test("show a limited number of rows without a height")
  func noHeight() throws {
    let driver = try ViewDriver(text: .squares) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<Int.max, id: \.self) { _ in EmptyRow() } }
      }
    }
    driver.scroll(by: CGSize(width: 0, height: 100))
    #expect(driver.buttons.isEmpty)
  }

  private struct EmptyRow: View {
    var body: some View { Color.clear.frame(height: 0) }
  }

  @Test("a stack that isn't lazy traps with a message")
  func notLazy() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        _ = try ViewDriver(text: .squares) {
          VStack { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }
        }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Put it in a List, LazyVStack"))
  }
}
