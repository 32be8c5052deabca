import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Why bodies are evaluated, and which closures are called, in traces of interactions.
@MainActor
@Suite struct TraceReasonTests {
  private func reasons(of view: String, in trace: Trace) -> [[String]] {
    trace.entries.compactMap { entry in
      guard case .body(let name, let reasons) = entry.event, name.hasPrefix(view) else {
        return nil
      }
      return reasons.map(\.description)
    }
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
    let driver = try TraceStory.driver { Watched() }
    let trace = driver.trace {
      driver.touchDown(at: CGPoint(x: 50, y: 50))
      driver.touchUp()
    }
    let names = [
      "updating", "onChanged", "onChange", "reset of the GestureState", "onEnded", "onChange",
    ]
    #expect(
      trace.events(.action) == names.map { .action(name: $0, view: "Watched") })
  }
}
