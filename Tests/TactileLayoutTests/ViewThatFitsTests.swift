import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ViewThatFitsTests {
  private let journal = Journal()

  /// A window of a width that can be changed, with a choice in it.
  private func window(
    _ width: CGFloat, in axes: Axis.Set = .horizontal, height: CGFloat = 200,
    @ViewBuilder _ content: () -> some View
  ) -> Window {
    Window(size: CGSize(width: width, height: height)) {
      ViewThatFits(in: axes, content: content)
    }
  }

  private func resize(_ window: Window, to width: CGFloat) {
    var configuration = window.graph.configuration
    configuration.size.width = width
    window.graph.configure(configuration)
    window.update()
  }

  private func bar(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Text(name).fixedSize().frame(width: width, height: height)
  }

  @Test(
    "the first view whose ideal size fits is shown, or else the last",
    arguments: [
      (300, "wide"), (200, "wide"), (199, "narrow"), (100, "narrow"), (99, "last"), (10, "last"),
    ] as [(CGFloat, String)])
  func choice(width: CGFloat, shown: String) {
    let window = window(width) {
      bar("wide", 200)
      bar("narrow", 100)
      bar("last", 150)
    }
    #expect(window.texts == [shown])
    #expect(window.graph.texts.map(\.string) == [shown])
  }

  @Test("only the given axes count, and both do by default")
  func axes() {
    func texts(_ axes: Axis.Set) -> [String] {
      window(100, in: axes, height: 50) {
        bar("high", 50, 100)
        bar("wide", 150, 20)
        bar("small", 10)
      }
      .texts
    }
    #expect(texts(.horizontal) == ["high"])
    #expect(texts(.vertical) == ["wide"])
    #expect(texts([.horizontal, .vertical]) == ["small"])
    let both = Window(size: CGSize(width: 100, height: 50)) {
      ViewThatFits {
        bar("high", 50, 100)
        bar("small", 10)
      }
    }
    #expect(both.texts == ["small"])
  }

  @Test("without a proposal everything fits; without views the size is 0")
  func unbounded() {
    let scrolled = Window { ScrollView { ViewThatFits(in: .vertical) { bar("high", 10, 900) } } }
    #expect(scrolled.frame(of: "high").height > 0)
    let window = Window {
      HStack(spacing: 0) {
        Text("A")
        ViewThatFits {}
        Text("B")
      }
    }
    #expect(window.frame(of: "A").maxX == window.frame(of: "B").minX)
  }

  @Test("the ideal size decides, and the shown view gets the proposal")
  func ideal() {
    let window = window(100) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
      Text("last")
    }
    #expect(window.texts == ["a", "b"])
    #expect(window.frame(of: "a").minX == 0 && window.frame(of: "b").maxX == 100)
  }

  @Test("a changed choice evaluates no body, and hidden views keep their state")
  func state() {
    let window = window(300) {
      Counter(name: "wide", journal: journal).frame(width: 200)
      Counter(name: "narrow", journal: journal)
    }
    window.tap("wide 0")
    window.settle()
    #expect(window.texts == ["wide 1"])
    journal.clear()
    let work = window.work { resize(window, to: 120) }
    #expect(window.texts == ["narrow 0"])
    #expect(work.bodies == 0 && journal.entries.isEmpty)
    window.tap("narrow 0")
    window.settle()
    resize(window, to: 300)
    #expect(window.texts == ["wide 1"])
    resize(window, to: 120)
    #expect(window.texts == ["narrow 1"])
  }

  @Test("a changed view can start or stop to fit")
  func change() {
    var wide: Binding<CGFloat>?
    let window = window(150) {
      Stateful(CGFloat(200)) { width in
        let _ = wide = width
        bar("first", width.wrappedValue)
      }
      bar("second", 10)
    }
    #expect(window.texts == ["second"])
    wide?.wrappedValue = 150
    window.settle()
    #expect(window.texts == ["first"])
    wide?.wrappedValue = 151
    window.settle()
    #expect(window.texts == ["second"])
  }

  @Test("views that aren't chosen aren't hit, and have no accessibility elements and shortcuts")
  func passedOver() {
    let window = window(120) {
      Button("wide") { journal.note("wide") }.keyboardShortcut("w").frame(width: 200)
      Button("narrow") { journal.note("narrow") }.keyboardShortcut("n")
    }
    #expect(window.graph.accessibilityDescription == "button “narrow”")
    window.touch(point(60, 100))
    #expect(journal.entries == ["narrow"])
    for key: KeyEquivalent in ["w", "n"] {
      window.host.send(KeyEvent(key, modifiers: .command, phase: .down))
    }
    #expect(journal.entries == ["narrow", "narrow"])
    resize(window, to: 300)
    #expect(window.graph.accessibilityDescription == "button “wide”")
  }

  @Test("a press ends when another view is chosen during it")
  func pressEnds() {
    let window = window(300) {
      Button("A") { journal.note("action") }.buttonStyle(TellingStyle(journal: Journal()))
        .frame(width: 200)
      Text("narrow")
    }
    window.press("A")
    #expect(window.isPressed)
    resize(window, to: 120)
    window.up()
    resize(window, to: 300)
    window.settle()
    #expect(!window.isPressed && journal.entries.isEmpty)
  }

  @Test("only the chosen view contributes preferences, in the update of the choice")
  func preferences() {
    let told = Window(size: CGSize(width: 300, height: 200)) {
      ViewThatFits(in: .horizontal) {
        bar("wide", 200).preference(key: Words.self, value: ["wide"])
        bar("narrow", 20).preference(key: Words.self, value: ["narrow"])
      }
      .overlayPreferenceValue(Words.self) { Text($0.joined()).fixedSize().offset(y: 40) }
      .onPreferenceChange(Words.self) { [journal] words in
        MainActor.assumeIsolated { journal.note(words.joined()) }
      }
    }
    #expect(told.texts == ["wide", "wide"])
    resize(told, to: 100)
    #expect(told.texts == ["narrow", "narrow"])
    resize(told, to: 300)
    #expect(journal.entries == ["wide", "narrow", "wide"])
  }

  @Test("only the chosen view appears, and disappears when another is chosen")
  func lifecycle() {
    func view(_ name: String, _ width: CGFloat) -> some View {
      bar(name, width)
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
    }
    let window = window(300) {
      view("wide", 200)
      view("narrow", 20)
    }
    #expect(journal.entries == ["+wide"])
    resize(window, to: 100)
    #expect(journal.entries.sorted() == ["+narrow", "+wide", "-wide"])
    journal.clear()
    resize(window, to: 300)
    #expect(journal.entries.sorted() == ["+wide", "-narrow"])
  }

  @Test("views inserted into one that isn't chosen appear when it is chosen")
  func comingUnseen() {
    var isThere: Binding<Bool>?
    let window = window(100) {
      Stateful(false) { binding in
        let _ = isThere = binding
        ZStack {
          bar("wide", 200)
          if binding.wrappedValue { Text("new").onAppear { journal.note("new") } }
        }
      }
      bar("narrow", 20)
    }
    isThere?.wrappedValue = true
    window.settle()
    #expect(window.texts == ["narrow"] && journal.entries.isEmpty)
    resize(window, to: 300)
    #expect(window.texts == ["wide", "new"] && journal.entries == ["new"])
  }

  @Test("alignment guides are those of the chosen view")
  func guide() {
    let window = Window {
      HStack(alignment: .top, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          bar("never", 900).alignmentGuide(.top) { _ in 77 }
          bar("A", 20).alignmentGuide(.top) { _ in 30 }
        }
        bar("B", 20)
      }
    }
    #expect(window.frame(of: "B").minY - window.frame(of: "A").minY == 30)
  }

  @Test("a choice among n views costs measurements, not bodies; at rest it costs nothing")
  func work() {
    let window = window(400) {
      ForEach(0..<1000) { index in bar("\(index)", CGFloat(1000 - index)) }
    }
    #expect(window.texts == ["600"])
    let idle = window.work { window.update() }
    #expect(idle.measures == 0 && idle.placements == 0 && idle.bodies == 0)
    let work = window.work { resize(window, to: 390) }
    #expect(window.texts == ["610"])
    #expect(work.bodies == 0)
    #expect(work.placements < 20)
  }
}

/// Says its name and how often it was pressed.
private struct Counter: View {
  let name: String
  let journal: Journal
  @State private var count = 0

  var body: some View {
    journal.note("body")
    return Button("\(name) \(count)") { count += 1 }
  }
}

private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
