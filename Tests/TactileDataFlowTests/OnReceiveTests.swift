import Combine
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Publishers that send values from actions (rule 5.20).
@MainActor
@Suite struct OnReceiveTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test("5.20: a value published from a button's action is received after the action, once")
  func subject() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let window = Window {
      Button("send") {
        journal.note("begin")
        subject.send(1)
        subject.send(2)
        journal.note("end")
      }
      .onReceive(subject) { journal.note("received \($0)") }
    }
    window.click("send")
    #expect(journal.entries == ["begin", "end", "received 1", "received 2"])
    window.click("send")
    #expect(journal.count("received 1") == 2)
  }

  @Test("5.20: a published property is received after the action that changes it")
  func published() {
    struct Content: View {
      let journal: Journal
      @StateObject private var model = Model()
      @State private var seen: [Int] = []
      var body: some View {
        Button("seen \(seen.description)") {
          model.count += 1
          model.count += 1
          journal.note("changed")
        }
        .onReceive(model.$count) {
          journal.note("received \($0)")
          seen.append($0)
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.update()
    #expect(window.texts == ["seen [0]"])
    journal.clear()
    window.click("seen [0]")
    window.settle()
    #expect(window.texts == ["seen [0, 1, 2]"])
    #expect(journal.entries == ["changed", "received 1", "received 2"])
  }

  @Test("5.20: a notification posted from a gesture's closure is received after the closure")
  func notification() {
    let name = Notification.Name("OnReceiveTests")
    let center = NotificationCenter()
    let journal = Journal()
    let window = Window {
      Color.gray.frame(width: 100, height: 100)
        .onTapGesture {
          center.post(name: name, object: nil)
          journal.note("tapped")
        }
        .onReceive(center.publisher(for: name)) { _ in journal.note("received") }
    }
    window.touch()
    window.settle()
    #expect(journal.entries == ["tapped", "received"])
  }

  @Test("5.20: a receiver can publish in turn; each value is received once, in order")
  func chain() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let window = Window {
      Button("send") { subject.send(3) }
        .onReceive(subject) {
          journal.note("\($0) begins")
          if $0 > 0 { subject.send($0 - 1) }
          journal.note("\($0) ends")
        }
    }
    window.click("send")
    subject.send(1)
    #expect(
      journal.entries == [3, 2, 1, 0, 1, 0].flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test("a receiver that publishes forever is stopped, with a warning")
  func endless() {
    let subject = PassthroughSubject<Int, Never>()
    var last = 0
    let window = Window {
      Button("send") { subject.send(1) }
        .onReceive(subject) {
          last = $0
          subject.send($0 + 1)
        }
    }
    let warnings = RuntimeWarning.collect { window.click("send") }
    #expect(
      warnings == [
        "An action set off another one 1000 times in a row; the next one is dropped. Look for an action that sets itself "
          + "off, such as an onReceive whose action sends to its publisher."
      ])
    #expect(last == 999)
    // The window goes on.
    #expect(RuntimeWarning.collect { window.click("send") }.count == 1)
  }

  @Test("5.20: a value published within withAnimation animates what its receiver changes")
  func animated() {
    struct Content: View {
      let subject: PassthroughSubject<Double, Never>
      @State private var opacity = 1.0
      var body: some View {
        VStack {
          Button("fade") { withAnimation(.linear(duration: 1)) { subject.send(0) } }
          Text("A").opacity(opacity).onReceive(subject) { opacity = $0 }
        }
      }
    }
    let window = Window { Content(subject: PassthroughSubject()) }
    window.click("fade")
    window.wait(0.5)
    #expect((window.opacity(of: "A") ?? 0).isApproximately(0.5))
  }

  @Test("a view receives values of a publisher as long as it exists")
  func onReceive() {
    struct Content: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      @State private var isShown = true
      let heard: (Int) -> Void
      var body: some View {
        VStack {
          Button("hide") { isShown = false }
          if isShown {
            Text("sum \(sum)").onReceive(subject) {
              sum += $0
              heard($0)
            }
          }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let window = Window { Content(subject: subject) { heard.append($0) } }
    subject.send(3)
    subject.send(4)
    window.update()
    #expect(window.texts.last == "sum 7")
    window.click("hide")
    window.settle()
    subject.send(5)
    #expect(heard == [3, 4])
  }

  @Test("a value published on subscription is received after the view has appeared")
  func currentValue() {
    struct Content: View {
      let subject: CurrentValueSubject<String, Never>
      @State private var text = "none"
      var body: some View { Text(text).onReceive(subject) { text = $0 } }
    }
    let window = Window { Content(subject: CurrentValueSubject("first")) }
    window.update()
    #expect(window.texts == ["first"])
  }
}

extension Double {
  fileprivate func isApproximately(_ other: Double) -> Bool { abs(self - other) < 0.05 }
}
