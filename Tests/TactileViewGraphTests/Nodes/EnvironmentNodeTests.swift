import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// Environment modifiers that are applied to one another.
@MainActor
@Suite struct EnvironmentNodeTests {
  private struct Level: View {
    @Environment(\.level) private var level
    @Environment(\.lineLimit) private var lines
    let journal: Journal

    var body: some View {
      journal.note("level")
      return Text("\(level), \(lines ?? 0)")
    }
  }

  @Test(
    "5.10: in a chain of modifiers, the inner one overrides and transforms what the outer ones set")
  func order() {
    let journal = Journal()
    let window = Window {
      VStack {
        Level(journal: journal).environment(\.level, 1).environment(\.level, 2).lineLimit(3)
        Level(journal: journal).transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 1)
        Level(journal: journal).environment(\.level, 1).transformEnvironment(\.level) { $0 += 10 }
      }
    }
    #expect(window.texts == ["1, 3", "11, 0", "1, 0"])
  }

  @Test("the button raises one value of a chain: its reader is evaluated once, and nothing else")
  func change() {
    struct Content: View {
      let journal: Journal
      @State private var level = 1

      var body: some View {
        VStack {
          Button("Up") { level += 1 }
          Level(journal: journal).font(.title).environment(\.level, level).lineLimit(2)
          Text("Still").font(.title).foregroundStyle(.red).lineLimit(2)
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    journal.clear()
    window.click("Up")
    #expect(window.texts == ["Up", "2, 2", "Still"])
    #expect(journal.entries == ["level"])
  }

  @Test(
    "the button changes the key that a chain writes: the other key has its inherited value again")
  func changedKey() {
    struct Content: View {
      let journal: Journal
      @State private var isSwitched = false

      var body: some View {
        VStack {
          Button("Switch") { isSwitched = true }
          Level(journal: journal)
            .transformEnvironment(\.self) {
              if isSwitched { $0.lineLimit = 9 } else { $0.level = 9 }
            }
            .font(.body)
        }
        .environment(\.level, 1)
        .lineLimit(1)
      }
    }
    let window = Window { Content(journal: Journal()) }
    #expect(window.texts == ["Switch", "9, 1"])
    window.click("Switch")
    #expect(window.texts == ["Switch", "1, 9"])
  }

  @Test("a chain of any length is one node, and another modifier ends it")
  func nodes() {
    func depth(_ view: some View) -> Int {
      let window = Window { view }
      var (node, depth) = (window.graph.root as ViewNode, 0)
      while let child = node.children.first { (node, depth) = (child, depth + 1) }
      return depth
    }
    let plain = depth(Text("A"))
    #expect(depth(Text("A").environment(\.level, 1)) == plain + 1)
    #expect(
      depth(Text("A").environment(\.level, 1).foregroundStyle(.red).lineLimit(2)) == plain + 1)
    #expect(depth(Text("A").environment(\.level, 1).opacity(0.5).lineLimit(2)) == plain + 3)
  }
}
