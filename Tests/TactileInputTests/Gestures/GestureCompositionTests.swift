import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Composed gestures (rules 3.7.38 to 3.7.40).
@MainActor
@Suite struct GestureCompositionTests {
  @Test("3.7.39: a drag after a long press starts where the finger first moves")
  func dragAfterLongPress() {
    var values: [DragGesture.Value] = []
    let window = squareWindow { square in
      square.gesture(
        LongPressGesture(minimumDuration: 0.3, maximumDistance: 20)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { if case .second(true, let drag?) = $0 { values.append(drag) } })
    }
    window.down(at: middle)
    window.move(to: point(205, 150))
    window.wait(0.4)
    window.move(to: point(206, 150))
    window.move(to: point(226, 150))
    window.up()
    // The view's own coordinates: the square begins at (150, 100).
    #expect(values.first?.startLocation == point(56, 50))
    #expect(values.last?.translation == CGSize(width: 20, height: 0))
  }

  private let journal = Journal()

  @Test("closures of both gestures are those of the latest view value, also during a gesture")
  func newestClosures() {
    struct Content: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let seen = count
        let drag = DragGesture(minimumDistance: 0)
        Color.gray.frame(width: 100, height: 100)
          .gesture(
            drag.onChanged { _ in count += 1 }.onEnded { _ in journal.note("first \(seen)") }
              .simultaneously(with: drag.onEnded { _ in journal.note("second \(seen)") }))
      }
    }
    let window = Window { Content(journal: journal) }
    window.down(at: middle)
    window.up()
    #expect(journal.entries == ["first 1", "second 1"])
  }

  // MARK: Exclusively

  @Test("3.7.38: an exclusive gesture recognizes a double tap, or else a single tap")
  func doubleOrSingle() {
    let window = squareWindow {
      $0.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: journal.note("double")
            case .second: journal.note("single")
            }
          })
    }
    window.touch()
    #expect(journal.entries == [])
    window.wait(0.35)
    #expect(journal.entries == ["single"])
    window.touch()
    window.wait(0.1)
    window.touch()
    window.wait(1)
    #expect(journal.entries == ["single", "double"])
  }

  @Test("3.7.38: a drag, or else a long press; the waiting gesture reports nothing")
  func dragOrLongPress() {
    let window = squareWindow {
      $0.gesture(
        DragGesture().onChanged { _ in journal.note("drag") }
          .exclusively(
            before: LongPressGesture(minimumDuration: 0.3)
              .onChanged { _ in journal.note("pressing") }
              .onEnded { _ in journal.note("long") }
          )
          .onEnded { value in
            switch value {
            case .first: journal.note("ended first")
            case .second: journal.note("ended second")
            }
          })
    }
    window.down(at: middle)
    window.wait(0.5)
    #expect(journal.entries == [])
    window.up()
    // The drag has failed by the release, and frees what had ended long before.
    #expect(journal.entries == ["long", "ended second"])
    journal.clear()
    window.down(at: middle)
    window.move(to: point(220, 150))
    window.up()
    #expect(journal.entries == ["drag", "ended first"])
  }

  // MARK: Simultaneously

  @Test(
    "3.7.39: simultaneous gestures report together, and end with the values of those that ended")
  func simultaneous() {
    let window = squareWindow {
      $0.gesture(
        LongPressGesture().simultaneously(with: DragGesture())
          .onChanged { value in
            journal.note(
              "\(value.first.map { "\($0)" } ?? "-") \(value.second?.translation.width ?? -1)")
          }
          .onEnded { value in
            journal.note("end \(value.first ?? false) \(value.second?.translation.width ?? -1)")
          })
    }
    window.down(at: middle)
    #expect(journal.entries == ["true -1.0"])
    window.wait(0.5)
    window.move(to: point(220, 150))
    #expect(journal.entries == ["true -1.0", "true 20.0"])
    window.up()
    #expect(journal.entries == ["true -1.0", "true 20.0", "end true 20.0"])
    journal.clear()
    // Too far for the long press: the drag goes on alone.
    window.down(at: middle)
    window.move(to: point(220, 150))
    window.up()
    #expect(journal.entries == ["true -1.0", "- 20.0", "end false 20.0"])
    journal.clear()
    // Neither becomes one.
    window.touch()
    #expect(journal.entries == ["true -1.0"])
  }

  // MARK: Sequenced

  @Test("3.7.40: a sequence recognizes a long press, then a drag with the same finger")
  func longPressThenDrag() {
    enum Stage: Equatable {
      case rest, pressing, lifted
      case dragging(CGFloat)
    }
    struct Content: View {
      let journal: Journal
      @GestureState private var stage = Stage.rest

      var body: some View {
        Color.gray.frame(width: 100, height: 100)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
              .updating($stage) { value, stage, _ in
                switch value {
                case .first: stage = .pressing
                case .second(true, nil): stage = .lifted
                case .second(true, let drag?): stage = .dragging(drag.translation.width)
                default: stage = .rest
                }
              }
              .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                journal.note("dropped at \(drag.translation.width)")
              }
          )
          .onChange(of: stage) { journal.note("\($1)") }
      }
    }
    let window = Window { Content(journal: journal) }
    window.down(at: middle)
    window.wait(0.3)
    #expect(journal.entries == ["pressing", "lifted"])
    // The drag begins with the first event that it sees.
    window.move(to: point(205, 150))
    window.move(to: point(225, 150))
    #expect(journal.entries == ["pressing", "lifted", "dragging(20.0)"])
    window.up()
    #expect(
      journal.entries == ["pressing", "lifted", "dragging(20.0)", "dropped at 20.0", "rest"])
    journal.clear()
    // Too early a drag is none at all.
    window.down(at: middle)
    window.move(to: point(225, 150))
    window.up()
    #expect(journal.entries == ["pressing", "rest"])
    journal.clear()
    // A press that never becomes a drag fails.
    window.touch(for: 1)
    #expect(journal.entries == ["pressing", "lifted", "rest"])
  }

  @Test("3.7.40: a sequence recognizes a tap, then a long press with a second touch, in time")
  func tapThenLongPress() {
    let window = squareWindow {
      $0.gesture(
        TapGesture().sequenced(before: LongPressGesture()).onEnded { _ in journal.note("both") })
    }
    window.touch()
    window.wait(0.2)
    window.touch(for: 0.5)
    #expect(journal.entries == ["both"])
    window.touch()
    window.wait(0.4)
    window.touch(for: 0.5)
    #expect(journal.entries == ["both"])
    window.settle()
    #expect(window.graph.events.isIdle)
  }

  // MARK: Others

  /// A custom gesture.
  private struct DoubleDrag: Gesture {
    let journal: Journal
    @GestureState private var changes = 0
    @State private var drags = 1
    @Environment(\.displayScale) private var scale

    var body: some Gesture<CGFloat> {
      DragGesture()
        .updating($changes) { _, state, _ in state += 1 }
        .map { $0.translation.width * scale }
        .onChanged { _ in journal.note("change \(changes) of drag \(drags)") }
        .onEnded {
          journal.note("inner \($0) after \(changes)")
          drags += 1
        }
    }
  }

  @Test("3.6.37: a custom gesture with a body, a mapped value and callbacks inside and outside")
  func customGesture() {
    let window = squareWindow {
      $0.gesture(
        DoubleDrag(journal: journal)
          .onChanged { journal.note("\($0)") }
          .onEnded { journal.note("outer \($0)") })
    }
    func drag() {
      window.down(at: middle)
      window.move(to: point(220, 150))
      window.move(to: point(225, 150))
      window.up()
    }
    let warnings = RuntimeWarning.collect { drag() }
    #expect(warnings == [])
    #expect(
      journal.entries == [
        "change 1 of drag 1", "40.0", "change 2 of drag 1", "50.0", "inner 50.0 after 0",
        "outer 50.0",
      ])
    journal.clear()
    drag()
    // Its state lives with the view.
    #expect(journal.entries.first == "change 1 of drag 2")
  }

  @Test("a type-erased gesture works, and a change of its type takes effect with the next touch")
  func anyGesture() {
    struct Content: View {
      let journal: Journal
      @State private var isDrag = false

      private var gesture: AnyGesture<Void> {
        isDrag
          ? AnyGesture(DragGesture().map { _ in }.onEnded { journal.note("drag") })
          : AnyGesture(TapGesture().onEnded { journal.note("tap") })
      }

      var body: some View {
        VStack {
          Color.gray.frame(width: 100, height: 100).gesture(gesture)
          Button("switch") { isDrag.toggle() }
        }
      }
    }
    let window = Window { Content(journal: journal) }
    window.touch(point(200, 120))
    #expect(journal.entries == ["tap"])
    window.down(at: point(200, 120))
    window.click("switch")
    window.up()
    #expect(journal.entries == ["tap", "tap"])
    window.down(at: point(200, 120))
    window.move(to: point(220, 120))
    window.up()
    #expect(journal.entries == ["tap", "tap", "drag"])
  }
}
