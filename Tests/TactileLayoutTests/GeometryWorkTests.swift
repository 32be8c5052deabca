import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of preferences and geometry: the path to their readers, and the changed values.
@MainActor
@Suite struct GeometryWorkTests {
  /// The largest of many numbers.
  struct Largest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// A button that says a number of its own.
  struct Row: View {
    let index: Int
    @State private var number = 0
    let register: (Int, Binding<Int>) -> Void

    var body: some View {
      register(index, $number)
      return Button(String(index)) {}.preference(key: Largest.self, value: number)
    }
  }

  @Test(
    "one of n preferences changes: it costs its path, and log₂ n reductions",
    arguments: WorkSizes.all)
  func onePreference(count: Int) throws {
    struct Many: View {
      let count: Int
      let register: (Int, Binding<Int>) -> Void
      var body: some View { ForEach(0..<count, id: \.self) { Row(index: $0, register: register) } }
    }
    var numbers: [Int: Binding<Int>] = [:]
    let told = Told()
    let window = Window {
      VStack { Many(count: count) { numbers[$0] = $1 } }
        .overlayPreferenceValue(Largest.self) { Text("largest \($0)").fixedSize() }
        .onPreferenceChange(Largest.self) { told.tell(["\($0)"]) }
    }
    #expect(told.take() == [["0"]])
    let depth = try #require(window.depth(of: String(count / 2)))
    let work = window.work {
      numbers[count / 2]?.wrappedValue = 7
      window.graph.update()
    }
    #expect(told.take() == [["7"]])
    #expect(window.texts.contains("largest 7"))
    // The row's, the overlay's; the key of the overlay's text is no body.
    #expect(work.bodies == 2)
    #expect(work.preferences > 0)
    #expect(
      work.preferences <= 2 + Int(Double(count).squareRoot().rounded(.up)) && work.preferences <= 16
    )
    #expect(work.visits <= 4 * depth)
    #expect(work.placements <= depth)
  }

  @Test("n preferences without readers cost nothing", arguments: WorkSizes.all)
  func unreadPreferences(count: Int) {
    var numbers: [Int: Binding<Int>] = [:]
    let window = Window {
      VStack { ForEach(0..<count, id: \.self) { Row(index: $0) { numbers[$0] = $1 } } }
    }
    #expect(window.graph.statistics.preferences == 0)
    #expect(window.graph.preferences.count == 0)
    numbers[1]?.wrappedValue = 7
    window.update()
    #expect(window.graph.statistics.preferences == 0)
  }

  @Test(
    "one of n anchored views moves: only anchors that moved are created",
    arguments: WorkSizes.all)
  func oneAnchor(count: Int) throws {
    struct Spot: View {
      let index: Int
      @State private var offset: CGFloat = 0
      let register: (Int, Binding<CGFloat>) -> Void

      var body: some View {
        register(index, $offset)
        return Color.red.frame(width: 3, height: 3)
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
          .padding(.leading, offset).frame(width: 30)
      }
    }
    var offsets: [Int: Binding<CGFloat>] = [:]
    let window = Window {
      ZStack { ForEach(0..<count, id: \.self) { Spot(index: $0) { offsets[$0] = $1 } } }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            let middle = proxy[places[count / 2]]
            Text("\(Int(middle.minX * 2))").fixedSize()
          }
        }
    }
    let work = window.work {
      offsets[count / 2]?.wrappedValue = 10
      window.graph.update()
    }
    #expect(window.texts == ["37"])
    #expect(work.bodies == 3)
    // One anchor, and its way up through pairs.
    #expect(work.preferences <= 16)
  }

  @Test(
    "resizing one of n readers costs only that one; moving readers of sizes costs nothing",
    arguments: WorkSizes.all)
  func readers(count: Int) throws {
    struct Sized: View {
      let index: Int
      @State private var width: CGFloat = 10
      let register: (Int, Binding<CGFloat>) -> Void

      var body: some View {
        register(index, $width)
        return GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
          .frame(width: width, height: 2)
      }
    }
    struct Content: View {
      let count: Int
      @State private var offset: CGFloat = 0
      let register: (Int, Binding<CGFloat>) -> Void

      var body: some View {
        register(-1, $offset)
        return ZStack { Many(count: count, register: register) }
          .frame(width: 100).padding(.leading, offset)
      }
    }
    struct Many: View {
      let count: Int
      let register: (Int, Binding<CGFloat>) -> Void
      var body: some View {
        ForEach(0..<count, id: \.self) { Sized(index: $0, register: register) }
      }
    }
    var widths: [Int: Binding<CGFloat>] = [:]
    let window = Window { Content(count: count) { widths[$0] = $1 } }
    let depth = window.graph.root.deepest
    let resizing = window.work {
      widths[count / 2]?.wrappedValue = 8
      window.graph.update()
    }
    #expect(resizing.bodies == 2)
    #expect(resizing.placements <= 2 * depth)

    let moving = window.work {
      widths[-1]?.wrappedValue = 20
      window.graph.update()
    }
    #expect(moving.bodies == 1)
    #expect(moving.visits <= 4 * depth)
  }
}

extension ViewNode {
  /// The longest way from here down.
  fileprivate var deepest: Int { (children.map(\.deepest).max() ?? 0) + 1 }
}
