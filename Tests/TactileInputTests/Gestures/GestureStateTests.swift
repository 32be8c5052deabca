import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Gesture states, and the order of callbacks (rules 3.6.31 to 3.6.36).
@MainActor
@Suite struct GestureStateTests {
  /// A square that drags, with a state that tells where.
  private struct Dragged: View {
    let journal: Journal
    @GestureState private var way: CGFloat?

    var body: some View {
      Text(way == nil ? "rest" : "drag")
        .frame(width: 100, height: 100)
        .background(Color.gray)
        .gesture(
          DragGesture()
            .updating($way) { value, way, _ in
              journal.note("update from \(way.map { "\($0)" } ?? "nil")")
              way = value.translation.width
            }
            .onChanged { _ in journal.note("changed at \(way.map { "\($0)" } ?? "nil")") }
            .onEnded { _ in journal.note("ended at \(way.map { "\($0)" } ?? "nil")") }
        )
    }
  }

  @Test("3.6.36: updating precedes onChanged, and the reset precedes onEnded")
  func order() {
    let journal = Journal()
    let window = Window { Dragged(journal: journal) }
    window.down(at: middle)
    window.move(to: point(220, 150))
    #expect(journal.entries == ["update from nil", "changed at 20.0"])
    #expect(window.texts == ["drag"])
    journal.clear()
    window.move(to: point(230, 150))
    #expect(journal.entries == ["update from 20.0", "changed at 30.0"])
    journal.clear()
    window.up()
    #expect(journal.entries == ["ended at nil"])
    #expect(window.texts == ["rest"])
  }

  @Test("3.6.32: the state is reset by a cancellation, a second finger, or disabling")
  func resets() {
    struct Content: View {
      let register: (Binding<Bool>) -> Void
      @State private var isOff = false

      var body: some View {
        register($isOff)
        return Dragged(journal: Journal()).disabled(isOff)
      }
    }
    var isOff: Binding<Bool>?
    let window = Window { Content { isOff = $0 } }
    let ends: [() -> Void] = [
      { window.cancel() },
      {
        window.down(at: middle, .touch(1))
        window.up(.touch(1))
      },
      {
        isOff?.wrappedValue = true
        window.update()
      },
    ]
    for end in ends {
      window.down(at: middle)
      window.move(to: point(220, 150))
      #expect(window.texts == ["drag"])
      end()
      #expect(window.texts == ["rest"])
      window.up()
    }
  }

  @Test("3.6.32: the state is reset when the view with the gesture is removed")
  func removal() {
    struct Content: View {
      let register: (Binding<Bool>) -> Void
      @State private var isGone = false
      @GestureState private var isDragging = false

      var body: some View {
        register($isGone)
        return VStack {
          Text(isDragging ? "dragging" : "rest")
          if !isGone {
            Color.gray.frame(width: 100, height: 100)
              .gesture(DragGesture().updating($isDragging) { _, state, _ in state = true })
          }
        }
      }
    }
    var isGone: Binding<Bool>?
    let window = Window { Content { isGone = $0 } }
    window.down(at: middle)
    window.move(to: point(220, 150))
    #expect(window.texts == ["dragging"])
    isGone?.wrappedValue = true
    window.update()
    #expect(window.texts == ["rest"])
    window.up()
    #expect(window.graph.events.isIdle)
  }

  /// Fades while it is held; how it comes back is up to the state.
  private struct Held: View {
    @GestureState var isHeld: Bool
    let animation: Animation?

    init(isHeld: GestureState<Bool>, animation: Animation?) {
      _isHeld = isHeld
      self.animation = animation
    }

    var body: some View {
      Text("A").opacity(isHeld ? 0.5 : 1)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, transaction in
              isHeld = true
              transaction.animation = animation
            })
    }
  }

  @Test("3.6.31: the updating closure sets the animation of the change")
  func animatedUpdate() {
    let window = Window {
      Held(isHeld: GestureState(wrappedValue: false), animation: .linear(duration: 1))
    }
    window.down(at: window.center(of: "A"))
    #expect(window.opacity(of: "A") == 1)
    window.wait(0.5)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.75) < 0.001)
  }

  @Test("3.6.32: the reset has its own transaction: none, a value, or the result of a closure")
  func resetTransactions() {
    let slow = Transaction(animation: .linear(duration: 1))
    var told: [Bool] = []
    let states: [(GestureState<Bool>, Bool)] = [
      (GestureState(wrappedValue: false), false),
      (GestureState(initialValue: false), false),
      (GestureState(wrappedValue: false, resetTransaction: slow), true),
      (GestureState(initialValue: false, resetTransaction: slow), true),
      (
        GestureState(wrappedValue: false) { value, transaction in
          told.append(value)
          transaction.animation = .linear(duration: 1)
        }, true
      ),
    ]
    for (state, isAnimated) in states {
      let window = Window { Held(isHeld: state, animation: nil) }
      window.down(at: window.center(of: "A"))
      #expect(window.opacity(of: "A") == 0.5)
      window.up()
      #expect(window.opacity(of: "A") == (isAnimated ? 0.5 : 1))
      window.settle()
      #expect(window.opacity(of: "A") == 1)
    }
    #expect(told == [true])
  }

  @Test("a gesture state outside of a view on screen issues a warning")
  func homeless() {
    let state = GestureState(wrappedValue: false)
    let window = Window {
      Color.gray.gesture(
        DragGesture(minimumDistance: 0).updating(state) { _, state, _ in state = true })
    }
    let warnings = RuntimeWarning.collect { window.down(at: middle) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("@GestureState of type Bool") == true)
    window.up()
    #expect(!state.wrappedValue)
  }
}
