import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The main queue and published timers, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct QueueTimeTests {
  @Test("blocks on the main queue are called in order, and delayed ones at their moment")
  func queues() throws {
    struct Queues: View {
      let note: (String) -> Void
      var body: some View {
        Button("Go") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("later") }
          DispatchQueue.main.async { note("first") }
          DispatchQueue.main.async { note("second") }
          DispatchQueue.global(qos: .background).async {
            DispatchQueue.main.async { note("from elsewhere") }
          }
          note("now")
        }
      }
    }
    var notes: [String] = []
    let driver = try ViewDriver(text: .squares) { Queues { notes.append($0) } }
    try driver.tap(on: "Go")
    #expect(notes == ["now"])
    driver.advance(by: 1.999)
    #expect(notes == ["now", "first", "second", "from elsewhere"])
    driver.advance(by: 0.001)
    #expect(notes.last == "later")
  }

  @Test("a published timer counts on the window's clock, and stops with its view")
  func timer() throws {
    struct Stopwatch: View {
      private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      @State private var tenths = 0
      var body: some View {
        Text("\(tenths)").onReceive(timer) { _ in tenths += 1 }
      }
    }
    let driver = try ViewDriver(text: .squares) { Stopwatch() }
    driver.advance(by: 0.35)
    #expect(driver.shownTexts == ["3"])
    driver.advance(by: 59.7)
    #expect(driver.shownTexts == ["600"])
  }

  @Test("a published timer ends when a connection is canceled, and begins again with a new one")
  func connections() throws {
    struct Stopwatch: View {
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var seconds = 0
      var body: some View {
        Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
        Button("Stop") { timer.upstream.connect().cancel() }
        Button("Go on") { _ = timer.upstream.connect() }
      }
    }
    let driver = try ViewDriver(text: .squares) { Stopwatch() }
    driver.advance(by: 2.5)
    try driver.tap(on: "Stop")
    driver.advance(by: 10)
    #expect(driver.shownTexts.first == "2")
    try driver.tap(on: "Go on")
    driver.advance(by: 3.5)
    #expect(driver.shownTexts.first == "5")
  }

  @Test("what is received on the main run loop or the main queue arrives in the next moment")
  func schedulers() throws {
    final class Model: ObservableObject {
      @Published var text = "start"
      let subject = PassthroughSubject<String, Never>()
      init() {
        subject.receive(on: RunLoop.main).delay(for: 1, scheduler: DispatchQueue.main)
          .assign(to: &$text)
      }
    }
    struct Content: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Send") { model.subject.send("received") }
        Text(model.text)
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "Send")
    driver.advance(by: 0.9)
    #expect(driver.shownTexts == ["Send", "start"])
    driver.advance(by: 0.1)
    #expect(driver.shownTexts == ["Send", "received"])
  }
}
