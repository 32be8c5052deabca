import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views of a list that the views around them never show.
@MainActor
@Suite struct MadeAliasSourceTests {
  /// A transition whose views leave the content out.
  struct Curtain: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      Text(phase.isIdentity ? "curtain" : "moving curtain")
    }
  }

  /// A transition whose views are others than those of a modifier.
  struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90))
    }
  }

  struct Moved: ViewModifier {
    let distance: CGFloat

    func body(content: Content) -> some View { content.padding(.top, distance) }
  }

  final class Model {}

  struct Row: View {
    let register: (Model, Binding<Int>) -> Void
    @State private var model = Model()
    @State private var count = 0

    var body: some View {
      register(model, $count)
      return Text("\(count)")
    }
  }

  /// What remains of the rows of a closed window.
  private final class Remains {
    weak var model: Model?
    var count: Binding<Int>?
  }

  private func open(_ remains: Remains) -> Window {
    Window {
      VStack {
        ForEach(0..<3, id: \.self) { _ in
          Row {
            remains.model = $0
            remains.count = $1
          }
        }
        .transition(Curtain())
      }
    }
  }

  @Test("rows that a transition never shows end with their window, and later writes with them")
  func hiddenRows() {
    let known = DependentTable.shared.count
    let remains = Remains()
    var window: Window? = open(remains)
    #expect(window?.texts.contains("curtain") == true)
    #expect(window?.texts.contains("0") == false)
    #expect(remains.model != nil)
    window = nil
    #expect(remains.model == nil)
    #expect(DependentTable.shared.count == known)
    remains.count?.wrappedValue = 1
  }

  @Test("the views around a row change in an update of all bodies: the row moves to the new ones")
  func changedViews() {
    let moved = AnyTransition.modifier(
      active: Moved(distance: 20), identity: Moved(distance: 0))
    var turns: Binding<Bool>?
    let window = Window {
      Stateful(false) { binding in
        let _ = turns = binding
        VStack {
          ForEach(0..<1, id: \.self) { _ in Text("row") }
            .transition(binding.wrappedValue ? AnyTransition(Turned()) : moved)
        }
      }
    }
    func mark(_ node: ViewNode) {
      node.setNeeds(.body)
      node.children.forEach(mark)
    }
    mark(window.graph.root)
    withAnimation { turns?.wrappedValue = true }
    window.update()
    #expect(window.texts == ["row"])
    window.settle()
    #expect(window.texts == ["row"])
  }
}
