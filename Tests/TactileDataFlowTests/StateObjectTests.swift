import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Objects that views own, or find in the environment (rule 5.6).
@MainActor
@Suite struct StateObjectTests {
  @Test("5.6: a state object is created once, with the view, and released with it")
  func stateObject() {
    @MainActor
    final class Log {
      var made = 0
      weak var last: ObservedCounter?
      func make() -> ObservedCounter {
        made += 1
        let counter = ObservedCounter()
        last = counter
        return counter
      }
    }
    struct Child: View {
      @StateObject private var counter: ObservedCounter
      init(log: Log) { _counter = StateObject(wrappedValue: log.make()) }
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    struct Parent: View {
      let log: Log
      @State private var title = "hide"
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("again") { title += "!" }
          Button("hide") { isShown = false }
          Text(title)
          if isShown { Child(log: log) }
        }
      }
    }
    let log = Log()
    let window = Window { Parent(log: log) }
    window.click("count 0")
    window.settle()
    window.click("again")
    window.settle()
    #expect(window.texts.contains("count 1"))
    #expect(log.made == 1)
    window.click("hide")
    window.settle()
    #expect(log.last == nil)
  }

  @Test("an environment object can be replaced by another one")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject var counter: ObservedCounter
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    struct Middle: View {
      var body: some View { Reader() }
    }
    struct Content: View {
      let (first, second): (ObservedCounter, ObservedCounter)
      @State private var isSecond = false
      init(_ first: ObservedCounter, _ second: ObservedCounter) {
        (self.first, self.second) = (first, second)
      }
      var body: some View {
        VStack {
          Button("swap") { isSecond.toggle() }
          Middle().environmentObject(isSecond ? second : first)
        }
      }
    }
    let (first, second) = (ObservedCounter(count: 1), ObservedCounter(count: 100))
    let window = Window { Content(first, second) }
    window.click("count 1")
    window.settle()
    #expect(window.texts.last == "count 2")
    window.click("swap")
    window.settle()
    #expect(window.texts.last == "count 100")
    second.count = 101
    window.update()
    #expect(window.texts.last == "count 101")
    // The view no longer observes the first one.
    let work = window.work {
      first.count = 50
      window.update()
    }
    #expect(work.bodies == 0)
  }

  @Test("5.15: a change of an environment object evaluates a body that doesn't read it")
  func unreadEnvironmentObject() {
    struct Timestamp: View {
      @EnvironmentObject var counter: ObservedCounter
      let evaluations: ObservedCounter
      var body: some View {
        evaluations.count += 1
        return Text("Now")
      }
    }
    let (counter, evaluations) = (ObservedCounter(count: 1), ObservedCounter(count: 0))
    let window = Window { Timestamp(evaluations: evaluations).environmentObject(counter) }
    #expect(evaluations.count == 1)
    counter.count = 2
    window.update()
    #expect(evaluations.count == 2)
  }
}
