import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Traces of interactions, which don't change them.
@MainActor
@Suite struct TraceTests {
  private func phases(of trace: Trace) -> [Trace.PointerPhase] {
    trace.entries.compactMap { entry in
      if case .pointer(.finger(0), let phase, _) = entry.event { phase } else { nil }
    }
  }

  @Test("a press is traced from the touch to the end of the fade, in order")
  func press() throws {
    let driver = try TraceStory.driver { TraceStory.Counter() }
    let trace = try driver.trace {
      try driver.touchDown(on: "Add")
      driver.advance(by: 0.2)
      driver.touchUp()
      driver.settle()
    }
    #expect(
      trace.description == """
           0.000  pointer     finger 0 began at (50.167, 38.833)
           0.000  hit         Text "Add" < opacity < press < VStack < window
           0.000  gesture     1 press in Fading in Button “Add”: opened, standard
           0.000  gesture     1 press in Fading in Button “Add”: possible, free
           0.012  gesture     1 press in Fading in Button “Add”: active, free
           0.012  transaction plain
           0.012  write       press of Fading: idle → pressed
           0.012  body        Fading in Button “Add”: press of Fading
           0.012  animation   1 opacity in Fading in Button “Add”: began linear(0.1), opacity 1 → 0.5
           0.129  animation   1 ended
           0.200  pointer     finger 0 ended at (50.167, 38.833)
           0.200  gesture     1 press in Fading in Button “Add”: ended, free
           0.200  gesture     1 press in Fading in Button “Add”: closed
           0.200  action      action: Button “Add”
           0.200  transaction plain
           0.200  write       press of Fading: pressed → idle
           0.200  write       count of Counter: 0 → 1
           0.200  body        Counter: count of Counter
           0.200  body        Fading in Button “Add”: press of Fading
           0.200  animation   2 opacity in Fading in Button “Add”: began linear(0.1), opacity 0.5 → 1
           0.317  animation   2 ended
        """)
  }

  @Test("equal interactions of a window at two times have equal traces, and others don't")
  func times() throws {
    let driver = try TraceStory.driver {
      Color.red.frame(width: 50, height: 50).onTapGesture {}
    }
    func tap(for duration: TimeInterval) -> Trace {
      driver.trace { driver.hold(at: CGPoint(x: 50, y: 50), for: duration) }
    }
    let first = tap(for: 0.1)
    driver.advance(by: 1.23)
    let second = tap(for: 0.1)
    #expect(first.description != second.description)
    #expect(first == second)
    try expectNoDifference(first, second)
    let third = tap(for: 0.2)
    #expect(first != third)
    let failure = try Failure.of { try expectNoDifference(third, first) }
    let lines = failure.message.split(separator: "\n").filter { "+-".contains($0.prefix(1)) }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("0.100") || $0.contains("0.200") })
  }

  @Test("an animated value is traced frame by frame, for charts")
  func values() throws {
    let driver = try TraceStory.driver { TraceStory.Counter() }
    let trace = try driver.trace {
      try driver.touchDown(on: "Add")
      driver.settle()
    }
    let shown = trace.events(.value).compactMap { event in
      if case .value(_, _, let components) = event { components["opacity"] } else { nil }
    }
    #expect(shown.count == 7)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 })
    #expect(shown.last == 0.5)
  }

  @Test("a losing gesture is traced with its verdict")
  func verdicts() throws {
    let driver = try TraceStory.driver {
      Color.red.frame(width: 50, height: 50)
        .onTapGesture {}.gesture(DragGesture(), name: "drag")
    }
    let trace = driver.trace {
      driver.touchDown(at: CGPoint(x: 50, y: 50))
      driver.touchUp()
    }
    #expect(
      trace.events(.gesture) == [
        .gesture(number: 1, change: .opened(view: "TapGesture", priority: .standard)),
        .gesture(number: 2, change: .opened(view: "drag", priority: .standard)),
        .gesture(number: 1, change: .judged(.possible, verdict: .free)),
        .gesture(number: 2, change: .judged(.possible, verdict: .wait)),
        .gesture(number: 1, change: .judged(.ended, verdict: .free)),
        .gesture(number: 2, change: .judged(.failed, verdict: .beaten)),
        .gesture(number: 1, change: .closed), .gesture(number: 2, change: .closed),
      ])
  }

  @Test("replaced and interrupted animations are traced")
  func merging() throws {
    struct Sliding: View {
      @State private var x = 0.0
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x)
          Button("far") { withAnimation(.spring) { x += 10 } }
          Button("cut") { withAnimation(.linear(duration: 0)) { x = 0 } }
        }
        .buttonStyle(.plain)
      }
    }
    let driver = try TraceStory.driver { Sliding() }
    let trace = try driver.trace {
      try driver.tap(on: "far")
      driver.advance(by: 0.1)
      try driver.tap(on: "far")
      driver.advance(by: 0.1)
      try driver.tap(on: "cut")
    }
    var offsets: [Int] = []
    var ends: [Trace.AnimationChange] = []
    for case .animation(let number, let change) in trace.events(.animation) {
      if case .began(let value, _, _, _) = change {
        if value.hasPrefix("offset") { offsets.append(number) }
      } else if offsets.contains(number) {
        ends.append(change)
      }
    }
    #expect(offsets.count == 2)
    #expect(ends == [.merged(into: offsets[1]), .stopped])
  }

  @Test("a traced window does the same work and looks the same")
  func telling() throws {
    func play(_ isTraced: Bool) throws -> [DisplayList] {
      let driver = try TraceStory.driver { TraceStory.Counter() }
      return try driver.record {
        let press: @MainActor () throws -> Void = {
          try driver.tap(on: "Add")
          driver.settle()
        }
        if isTraced { _ = try driver.trace(press) } else { try press() }
      }
      .frames
    }
    #expect(try play(true) == play(false))
  }

  @Test("only events during the recording are traced; a nested trace has its part of them")
  func nesting() throws {
    let driver = try TraceStory.driver { TraceStory.Counter() }
    try driver.tap(on: "Add")
    var inner = Trace()
    let outer = try driver.trace {
      try driver.touchDown(on: "Add")
      inner = driver.trace { driver.touchUp() }
      driver.settle()
    }
    #expect(phases(of: outer) == [.began, .ended])
    #expect(phases(of: inner) == [.ended])
  }
}
