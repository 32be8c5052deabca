import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

private struct Rank: _ViewTraitKey { static let defaultValue = 0 }

/// Containers that are made of a root and children, as packages that predate `Group(subviews:)` write them.
@MainActor
@Suite struct VariadicViewTests {
  struct Divided: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("-") }
      }
    }
  }

  struct Column: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      children
      Text("\(children.count) children")
    }
  }

  struct Picked: _VariadicView.MultiViewRoot {
    let index: Int
    func body(children: _VariadicView.Children) -> some View { children[index] }
  }

  @Test("5.29: a root puts a line between its children, which change later")
  func divided() {
    struct Content: View {
      @State private var count = 2
      var body: some View {
        Button("Add") { count += 1 }
        _VariadicView.Tree(Divided()) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Add", "row 0", "-", "row 1"])
    window.click("Add")
    #expect(window.texts == ["Add", "row 0", "-", "row 1", "-", "row 2"])
  }

  @Test("a unary root is one view in its container, whose views are stacked")
  func unary() {
    let window = Window {
      HStack {
        _VariadicView.Tree(Column()) {
          Text("A")
          Text("B")
        }
      }
    }
    #expect(window.texts == ["A", "B", "2 children"])
    #expect(window.center(of: "A").x == window.center(of: "B").x)
  }

  @Test("a root shows one of its children")
  func picked() {
    struct Content: View {
      @State private var index = 0
      var body: some View {
        Button("Next") { index += 1 }
        _VariadicView.Tree(Picked(index: index)) {
          Text("A")
          Text("B")
        }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Next", "A"])
    window.click("Next")
    #expect(window.texts == ["Next", "B"])
  }

  @Test("a root reads the traits and the identities of its children")
  func traits() {
    struct Ranked: _VariadicView_ViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children.sorted { $0[Rank.self] < $1[Rank.self] }) { child in
          child
          Text("\(child[Rank.self]) \(child.id(as: String.self) ?? "unnamed")")
        }
      }
    }
    let window = Window {
      _VariadicView.Tree(Ranked()) {
        Text("A")._trait(Rank.self, 3)
        Text("B").id("b")._trait(Rank.self, 1)
        Text("C")
      }
    }
    #expect(window.texts == ["C", "0 unnamed", "B", "1 b", "A", "3 unnamed"])
  }
}
