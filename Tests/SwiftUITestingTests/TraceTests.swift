import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Traces of interactions, which don't change them.
@MainActor
@Suite struct TraceTests {
  private struct Fading: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(configuration.isPressed ? 0.5 : 1)
        .animation(.linear(duration: 0.1), value: configuration.isPressed)
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Add") { count += 1 }.buttonStyle(Fading())
        Text("\(count)")
      }
    }
  }

  private func makeDriver(@ViewBuilder _ content: () -> some View) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 100, height: 100), text: .squares, content: content)
  }

  private func events(_ kind: Trace.Kind, of trace: Trace) -> [Trace.Event] {
    trace.entries.filter { $0.kind == kind }.map(\.event)
  }

  private func reasons(of view: String, in trace: Trace) -> [[String]] {
    trace.entries.compactMap { entry in
      guard case .body(let name, let reasons) = entry.event, name.hasPrefix(view) else {
        return nil
      }
      return reasons.map(\.description)
    }
  }

  private func phases(of trace: Trace) -> [Trace.PointerPhase] {
    trace.entries.compactMap { entry in
      if case .pointer(.finger(0), let phase, _) = entry.event { phase } else { nil }
    }
  }

  @Test("a press is traced from the touch to the end of the fade, in order")
  func press() throws {
    let driver = try makeDriver { Counter() }
    let trace = try driver.trace {
      try driver.touchDown(on: "Add")
      driver.advance(by: 0.2)
      driver.touchUp()
      driver.settle()
    }
    #expect(
      trace.description == """
           0.000  pointer     finger 0 began at (50.167, 35.833)
           0.000  hit         Text "Add" < opacity < press < VStack < window
           0.000  gesture     1 press in Fading in Button “Add”: opened, standard
           0.000  gesture     1 press in Fading in Button “Add”: possible, free
           0.012  gesture     1 press in Fading in Button “Add”: active, free
           0.012  transaction plain
           0.012  write       press of Fading: idle → pressed
           0.012  body        Fading in Button “Add”: press of Fading
           0.012  animation   1 opacity in Fading in Button “Add”: began linear(0.1), opacity 1 → 0.5
           0.129  animation   1 ended
           0.200  pointer     finger 0 ended at (50.167, 35.833)
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
    let driver = try makeDriver {
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
    let driver = try makeDriver { Counter() }
    let trace = try driver.trace {
      try driver.touchDown(on: "Add")
      driver.settle()
    }
    let shown = events(.value, of: trace).compactMap { event in
      if case .value(_, _, let components) = event { components["opacity"] } else { nil }
    }
    #expect(shown.count == 7)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 })
    #expect(shown.last == 0.5)
  }

  @Test("a losing gesture is traced with its verdict")
  func verdicts() throws {
    let driver = try makeDriver {
      Color.red.frame(width: 50, height: 50)
        .onTapGesture {}.gesture(DragGesture(), name: "drag")
    }
    let trace = driver.trace {
      driver.touchDown(at: CGPoint(x: 50, y: 50))
      driver.touchUp()
    }
    #expect(
      events(.gesture, of: trace) == [
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
    let driver = try makeDriver { Sliding() }
    let trace = try driver.trace {
      try driver.tap(on: "far")
      driver.advance(by: 0.1)
      try driver.tap(on: "far")
      driver.advance(by: 0.1)
      try driver.tap(on: "cut")
    }
    var offsets: [Int] = []
    var ends: [Trace.AnimationChange] = []
    for case .animation(let number, let change) in events(.animation, of: trace) {
      if case .began(let value, _, _, _) = change {
        if value.hasPrefix("offset") { offsets.append(number) }
      } else if offsets.contains(number) {
        ends.append(change)
      }
    }
    #expect(offsets.count == 2)
    #expect(ends == [.merged(into: offsets[1]), .stopped])
  }

  @Observable final class Model { var word = "a" }
  final class Classic: ObservableObject { @Published var word = "a" }

  private struct Reasons: View {
    let model: Model
    @ObservedObject var classic: Classic
    @State private var isOff = false
    @State private var width = 10.0

    struct Given: View {
      let number: Double
      var body: some View { Text("\(number)") }
    }

    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }

    struct Reader: View {
      let model: Model
      var body: some View { Text(model.word) }
    }

    var body: some View {
      VStack {
        Given(number: width)
        Enabled().disabled(isOff)
        Reader(model: model)
        GeometryReader { Text("\($0.size.width)") }.frame(width: width, height: 10)
        Button("all") {
          isOff = true
          width = 20
          model.word = "b"
        }
        Button("classic") { classic.word = "b" }
      }
      .buttonStyle(.plain)
    }
  }

  @Test("each body evaluation has a reason: state, a field, the environment, a model, geometry")
  func reasons() throws {
    let driver = try ViewDriver(size: CGSize(width: 100, height: 200), text: .squares) {
      Reasons(model: Model(), classic: Classic())
    }
    let trace = try driver.trace { try driver.tap(on: "all") }
    #expect(reasons(of: "Reasons", in: trace) == [["isOff of Reasons", "width of Reasons"]])
    #expect(reasons(of: "Given", in: trace) == [["number: 10.0 → 20.0"]])
    #expect(reasons(of: "Enabled", in: trace) == [["environment isEnabled"]])
    #expect(reasons(of: "Reader", in: trace) == [["a model that it reads"]])
    #expect(reasons(of: "GeometryReader", in: trace).last == ["its geometry"])
    let later = try driver.trace { try driver.tap(on: "classic") }
    #expect(reasons(of: "Reasons", in: later) == [["Classic"]])
  }

  @Test("closures of gestures and observers are traced by name and place")
  func actions() throws {
    struct Watched: View {
      @State private var count = 0
      @GestureState private var isDragged = false
      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .gesture(
            DragGesture(minimumDistance: 0).updating($isDragged) { _, state, _ in state = true }
              .onChanged { _ in count += 1 }.onEnded { _ in count += 1 }
          )
          .onChange(of: count) {}
      }
    }
    let driver = try makeDriver { Watched() }
    let trace = driver.trace {
      driver.touchDown(at: CGPoint(x: 50, y: 50))
      driver.touchUp()
    }
    let names = [
      "updating", "onChanged", "onChange", "reset of the GestureState", "onEnded", "onChange",
    ]
    #expect(
      events(.action, of: trace) == names.map { .action(name: $0, view: "Watched") })
  }

  @Test("the JSON has the same content as the trace, with the same bytes each time")
  func json() throws {
    func trace() throws -> Trace {
      let driver = try makeDriver { Counter() }
      return try driver.trace { try driver.tap(on: "Add") }
    }
    let first = try trace()
    let bytes = try first.json()
    #expect(try trace().json() == bytes)
    #expect(try JSONDecoder().decode(Trace.self, from: bytes) == first)
  }

  @Test(
    "decoding a trace of another version throws an error with the remedy",
    arguments: ["", "\"version\": 4,"])
  func version(field: String) throws {
    #expect(try String(decoding: Trace().json(), as: UTF8.self).contains("\"version\" : 3"))
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Trace.self, from: Data("{\(field) \"entries\": []}".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      context.debugDescription
        == "The trace has version \(field.isEmpty ? 1 : 4) of the format, and version 3 is needed. "
        + "Record it again.")
  }

  @Test("a traced window does the same work and looks the same")
  func telling() throws {
    func play(_ isTraced: Bool) throws -> [DisplayList] {
      let driver = try makeDriver { Counter() }
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

  @Test("only events during the recording are traced; a nested trace has its part")
  func nesting() throws {
    let driver = try makeDriver { Counter() }
    try driver.tap(on: "Add")
    var inner = Trace()
    let outer = try driver.trace {
      try driver.touchDown(on: "Add")
      inner = driver.trace { driver.touchUp() }
      driver.settle()
    }
    #expect(phases(of: outer) == [.began])
    #expect(phases(of: inner) == [.ended])
  }
}
