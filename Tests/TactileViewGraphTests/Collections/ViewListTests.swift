import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Modifiers on several views apply to each of their slots.
@MainActor
@Suite struct ViewListTests {
  @Test("padding on a group pads each of its views")
  func modifiersDistribute() {
    let window = Window {
      VStack(spacing: 0) {
        Group {
          Text("A")
          Text("B")
        }
        .padding(10)
      }
    }
    #expect(window.frame(of: "B").minY - window.frame(of: "A").maxY == 20)
  }

  @Test("a modifier on no views has no effect")
  func emptyList() {
    let window = Window {
      HStack {
        Text("A")
        Group {
          if false { Text("never") }
          EmptyView()
        }
        .padding(50)
        Text("B")
      }
    }
    #expect(window.frame(of: "B").minX - window.frame(of: "A").maxX == 8)
  }

  @Test("elements inserted later are modified too, with the latest modifier")
  func lateElements() {
    struct Content: View {
      @State private var count = 1

      var body: some View {
        VStack {
          Button("more") { count += 1 }
          Group {
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
          }
          .opacity(1 / Double(count))
        }
      }
    }
    let window = Window { Content() }
    window.click("more")
    #expect(window.texts == ["more", "row 0", "row 1"])
    #expect(window.opacity(of: "row 0") == 0.5)
    #expect(window.opacity(of: "row 1") == 0.5)
  }

  @Test("a background on a list has the environment of the list, not of its content")
  func wrapperEnvironment() {
    let window = Window {
      Group {
        Text("A").foregroundColor(.red)
        Text("B")
      }
      .overlay { Text("o") }
      .foregroundColor(.green)
    }
    #expect(window.color(of: "A") == SystemColor.red.value(in: .light))
    #expect(window.color(of: "o") == SystemColor.green.value(in: .light))
  }

  @Test("a view with several views in its body counts as several views")
  func compositeList() {
    struct Pair: View {
      var body: some View {
        Text("A")
        Text("B")
      }
    }
    let window = Window { HStack { Pair().frame(width: 100) } }
    #expect(window.center(of: "B").x - window.center(of: "A").x == 108)
  }

  @Test("a custom modifier on a list is evaluated once and shows the whole list")
  func customModifier() {
    struct Titled: ViewModifier {
      let journal: Journal
      @State private var isOn = false

      func body(content: Content) -> some View {
        journal.note("body")
        return VStack {
          Text("title")
          content
        }
      }
    }
    let journal = Journal()
    let window = Window {
      Group {
        Text("A")
        Text("B")
      }
      .modifier(Titled(journal: journal))
    }
    #expect(window.texts == ["title", "A", "B"])
    #expect(journal.entries == ["body"])
  }

  @Test("a view builder accepts more than ten views")
  func manyViews() {
    let window = Window(size: CGSize(width: 400, height: 900)) {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(window.texts.count == 12)
  }

  @Test("5.6: a changed branch, id or type of view has new state")
  func identity() {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Content: View {
      @State private var isFirst = true
      @State private var id = 0

      var body: some View {
        VStack {
          Button("branch") { isFirst.toggle() }
          Button("id") { id += 1 }
          if isFirst { Counter(name: "a") } else { Counter(name: "b") }
          Counter(name: "c").id(id)
          Counter(name: isFirst ? "d" : "e")
        }
      }
    }
    let window = Window { Content() }
    for label in ["a 0", "c 0", "d 0"] { window.click(label) }
    window.settle()
    #expect(window.texts == ["branch", "id", "a 1", "c 1", "d 1"])
    window.click("branch")
    #expect(window.texts == ["branch", "id", "b 0", "c 1", "e 1"])
    window.click("branch")
    #expect(window.texts == ["branch", "id", "a 0", "c 1", "d 1"])
    window.click("id")
    #expect(window.texts == ["branch", "id", "a 0", "c 0", "d 1"])
  }
}
