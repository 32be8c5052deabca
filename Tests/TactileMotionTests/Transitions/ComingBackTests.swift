import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that are inserted again during their removal, and views whose container is removed (rule
/// 4.6.39).
@MainActor
@Suite struct ComingBackTests {
  typealias Model = TransitionTests.Model
  typealias Row = TransitionTests.Row

  private let model = Model()

  private func throwSwitch(_ window: Window, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
    window.update()
  }

  private func stage(@ViewBuilder _ item: () -> some View) -> Window {
    let item = item()
    return Window { Row(model: model) { item } }
  }

  struct Counted: View {
    let register: (Binding<Int>) -> Void
    @State private var count = 0

    var body: some View {
      register($count)
      return Text("\(count)")
    }
  }

  @Test("a view inserted again during its removal is the same view, and keeps its state")
  func comesBack() {
    let journal = Journal()
    var count: Binding<Int>?
    let window = stage {
      Counted { count = $0 }.transition(.move(edge: .leading))
        .onAppear { journal.note("appear") }
        .onDisappear { journal.note("disappear") }
    }
    throwSwitch(window, nil)
    count?.wrappedValue = 7
    window.update()
    let place = window.drawnFrame(of: "7")?.minX ?? 0
    throwSwitch(window)
    window.wait(0.5)
    let shown = window.drawnFrame(of: "7")?.minX ?? 0
    #expect(shown < place)
    throwSwitch(window)
    #expect(window.drawnFrame(of: "7")?.minX == shown)
    #expect(window.frame(of: "7").height > 0)
    window.settle()
    #expect(window.drawnFrame(of: "7")?.minX == place)
    #expect(journal.entries == ["appear"])
    #expect(window.graph.departures.ghosts.isEmpty)
  }

  @Test("the view can be removed again any number of times")
  func backAndForth() {
    let window = stage { Text("A") }
    throwSwitch(window, nil)
    for _ in 0..<5 {
      throwSwitch(window)
      window.wait(0.2)
    }
    window.settle()
    #expect(window.texts == ["top", "end"])
    throwSwitch(window)
    window.settle()
    #expect(window.texts == ["top", "A", "end"])
  }

  @Test("a removed container takes its disappearing views along, and leaves nothing behind")
  func containerGoes() {
    struct Content: View {
      let model: Model
      var body: some View {
        VStack { if !model.other { Row(model: model) { Text("A") } } }
      }
    }
    let window = Window { Content(model: model) }
    throwSwitch(window, nil)
    throwSwitch(window)
    window.wait(0.2)
    model.other = true
    window.update()
    #expect(window.texts == [])
    #expect(!window.graph.isAnimating)
    #expect(window.graph.departures.ghosts.isEmpty)
    #expect(window.graph.departures.fades.isEmpty)
  }

  @Observable
  @MainActor
  final class List { var rows = ["a", "b", "c", "d"] }

  struct Rows: View {
    let list: List
    var body: some View {
      ZStack { ForEach(list.rows, id: \.self) { Text($0) } }
    }
  }

  @Test("4.6.39: removed rows stay between their neighbors, and are inserted there again")
  func rows() {
    let list = List()
    let window = Window { Rows(list: list) }
    func change(_ rows: [String]) {
      withAnimation(.linear(duration: 1)) { list.rows = rows }
      window.update()
      window.wait(0.2)
    }
    change(["a", "d"])
    #expect(window.texts == ["a", "b", "c", "d"])
    change(["a", "x", "d"])
    #expect(Set(window.texts) == ["a", "b", "c", "x", "d"])
    #expect(window.texts.first == "a")
    #expect(window.texts.last == "d")
    // One comes back; the others go on leaving.
    change(["d", "b", "a"])
    #expect(window.graph.texts.map(\.string) == ["d", "b", "a"])
    window.settle()
    #expect(window.texts == ["d", "b", "a"])
    #expect(window.graph.departures.ghosts.isEmpty)
    change([])
    #expect(window.texts == ["d", "b", "a"])
    window.settle()
    #expect(window.texts == [])
  }

  struct Lowered: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(.top, phase.isIdentity ? 20 : 0)
    }
  }

  struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90))
    }
  }

  struct Undecided: View {
    let model: Model
    var body: some View {
      VStack {
        AnyView(Text("word"))
          .transition(model.isOn ? AnyTransition(Lowered()) : AnyTransition(Turned()))
      }
    }
  }

  @Test(
    "4.6.39: views with one transition are replaced by those with another, and restored")
  func transitionComesBack() {
    let model = Model()
    let window = Window { Undecided(model: model) }
    let frame = window.frame(of: "word")
    withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
    window.update()
    window.wait(0.2)
    withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
    window.update()
    window.settle()
    #expect(window.texts == ["word"])
    #expect(window.frame(of: "word") == frame)
  }

  struct Hidden: View {
    let model: Model
    var body: some View {
      VStack { model.isOn ? AnyView(Text("word")) : AnyView(Color.red.frame(width: 9, height: 9)) }
    }
  }

  @Test("5.6: a type-erased view of another type is inserted while the old one is removed")
  func hiddenTypes() {
    let window = Window { Hidden(model: model) }
    throwSwitch(window)
    window.wait(0.5)
    #expect(window.opacity(of: "word").map { ($0 * 100).rounded() } == 50)
    #expect(window.display.items.count == 2)
    window.settle()
    #expect(window.display.items.count == 1)
  }
}
