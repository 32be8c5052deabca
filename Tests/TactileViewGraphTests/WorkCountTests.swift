import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of a change doesn't depend on the size of the tree.
@MainActor
@Suite struct WorkCountTests {
  struct Scaling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundColor(.blue)
        .padding(15)
        .opacity(configuration.isPressed ? 0.5 : 1)
        .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
  }

  @Test(
    "one of n buttons is pressed: one body, nothing measured or placed, two items, one path",
    arguments: WorkSizes.all)
  func press(count: Int) throws {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      VStack {
        ForEach(0..<count, id: \.self) { index in
          // A string: as a key, the literal would write thousands with a comma.
          Button(String(index)) {}
        }
      }
      .buttonStyle(Scaling())
    }
    let label = String(count / 2)
    let center = window.center(of: label)
    let depth = try #require(window.depth(of: label))

    let pressing = window.work { window.host.send(.began, .mouse(button: 0), at: center) }
    #expect(window.opacity(of: label) == 0.5)
    expectOnePress(pressing, depth: depth)

    let releasing = window.work { window.host.send(.ended, .mouse(button: 0), at: center) }
    #expect(window.graph.isAnimating)
    #expect(releasing.bodies == 1)
    #expect(releasing.measures == 0)
    #expect(releasing.placements == 0)
    // The animation begins where the press was: nothing looks different yet.
    #expect(releasing.displayItems == 0)
    #expect(releasing.visits <= 2 * depth)

    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.bodies == 0)
    #expect(frame.measures == 0)
    #expect(frame.placements == 0)
    #expect(frame.displayItems == 2)
    #expect(frame.visits <= 2 * depth)
  }

  private func expectOnePress(_ work: Statistics, depth: Int) {
    #expect(work.bodies == 1)
    #expect(work.measures == 0)
    #expect(work.placements == 0)
    #expect(work.displayItems <= 2)
    #expect(work.displayItems > 0)
    #expect(work.visits <= 2 * depth)
  }

  /// A row with a model of its own.
  struct Row: View {
    let index: Int
    @State private var title = "a"
    let register: (Int, Binding<String>) -> Void

    var body: some View {
      register(index, $title)
      return Text(title).frame(width: 100, height: 20)
    }
  }

  @Test(
    "one of n labels changes without changing its size: only its path is updated",
    arguments: WorkSizes.all)
  func labelOfEqualSize(count: Int) throws {
    var titles: [Int: Binding<String>] = [:]
    let window = Window {
      VStack {
        ForEach(0..<count, id: \.self) { Row(index: $0) { titles[$0] = $1 } }
      }
    }
    let title = try #require(titles[count / 2])
    let work = window.work {
      title.wrappedValue = "b"
      window.graph.update()
    }
    #expect(window.texts.count { $0 == "b" } == 1)
    #expect(work.bodies == 1)
    // The text answers again what the frame asked: at its minimum, its maximum and its size.
    #expect(work.measures <= 4)
    #expect(work.placements <= 2)
    #expect(work.displayItems == 1)
    let depth = try #require(window.depth(of: "b"))
    // Body, measure, place and display each go down the path once.
    #expect(work.visits <= 4 * (depth + 1))
  }

  @Test(
    "a value in the environment changes: only its readers are evaluated", arguments: WorkSizes.all)
  func environment(count: Int) {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    struct Content: View {
      let count: Int
      let register: (Binding<Bool>) -> Void
      @State private var isOff = false

      var body: some View {
        register($isOff)
        return VStack {
          Reader()
          Others(count: count)
        }
        .frame(height: 300, alignment: .top)
        .disabled(isOff)
      }
    }
    struct Others: View {
      let count: Int

      var body: some View {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
    var isOff: Binding<Bool>?
    let window = Window { Content(count: count) { isOff = $0 } }
    let work = window.work {
      isOff?.wrappedValue = true
      window.graph.update()
    }
    #expect(window.texts.contains("off"))
    // The content, whose state changed, and the reader.
    #expect(work.bodies == 2)
    #expect(work.displayItems == 1)
  }

  @Test(
    "a row is inserted: one body is evaluated, the others keep their nodes",
    arguments: WorkSizes.all)
  func insertion(count: Int) {
    struct Content: View {
      let count: Int
      let register: (Binding<[Int]>) -> Void
      @State private var rows: [Int]

      init(count: Int, register: @escaping (Binding<[Int]>) -> Void) {
        self.count = count
        self.register = register
        _rows = State(initialValue: Array(0..<count))
      }

      var body: some View {
        register($rows)
        return VStack { ForEach(rows, id: \.self) { Line(number: $0) } }
      }
    }
    struct Line: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    var rows: Binding<[Int]>?
    let window = Window { Content(count: count) { rows = $0 } }
    let work = window.work {
      rows?.wrappedValue.insert(-1, at: count / 2)
      window.graph.update()
    }
    #expect(window.texts[count / 2] == "-1")
    #expect(work.bodies == 2)
    // The new row is measured; the others at most get another offer where there is room to share.
    #expect(work.measures <= 20)
  }
}
