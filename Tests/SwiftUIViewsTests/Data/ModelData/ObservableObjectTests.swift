import Combine
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// Observable objects, the models before `@Observable` (rule 5.15).
@MainActor
@Suite struct ObservableObjectTests {
  final class Counter: ObservableObject {
    @Published var count: Int
    @Published var other = 0
    var unpublished = 0

    init(count: Int = 0) { self.count = count }
  }

  @Test("5.15: a tap changes the object, and the observing view updates")
  func observed() {
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    let counter = Counter()
    let window = Window { Content(counter: counter) }
    window.click("count 0")
    window.settle()
    #expect(window.texts == ["count 1"])
    // From outside as well.
    counter.count = 7
    window.update()
    #expect(window.texts == ["count 7"])
  }

  @Test("5.15: a change of any published property evaluates the body, other changes don't")
  func anyChange() {
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View { Text("count \(counter.count)") }
    }
    let counter = Counter()
    let window = Window { Content(counter: counter) }
    let published = window.work {
      counter.other += 1
      window.update()
    }
    #expect(published.bodies == 1)
    let unpublished = window.work {
      counter.unpublished += 1
      window.update()
    }
    #expect(unpublished.bodies == 0)
  }

  @Test("5.15: an object without published properties says itself that it will change")
  func announced() {
    final class Lamp: ObservableObject {
      var isOn = false { willSet { objectWillChange.send() } }
    }
    struct Content: View {
      @StateObject private var lamp = Lamp()
      var body: some View { Button(lamp.isOn ? "on" : "off") { lamp.isOn.toggle() } }
    }
    let window = Window { Content() }
    window.click("off")
    window.settle()
    #expect(window.texts == ["on"])
    window.click("on")
    window.settle()
    #expect(window.texts == ["off"])
  }

  @Test("5.15: writes in one action are one update")
  func oneUpdate() {
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View {
        Button("\(counter.count) \(counter.other)") {
          counter.count += 1
          counter.other += 1
        }
      }
    }
    let counter = Counter()
    let window = Window { Content(counter: counter) }
    let work = window.work {
      counter.count += 1
      counter.other += 1
      window.update()
    }
    #expect(work.bodies == 1)
    #expect(window.texts == ["1 1"])
  }

  @Test("5.6: a state object is created once, with the view, and released with it")
  func stateObject() {
    @MainActor
    final class Log {
      var made = 0
      weak var last: Counter?
      func make() -> Counter {
        made += 1
        let counter = Counter()
        last = counter
        return counter
      }
    }
    struct Child: View {
      @StateObject private var counter: Counter
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
      @EnvironmentObject var counter: Counter
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    struct Middle: View {
      var body: some View { Reader() }
    }
    struct Content: View {
      let (first, second): (Counter, Counter)
      @State private var isSecond = false
      init(_ first: Counter, _ second: Counter) { (self.first, self.second) = (first, second) }
      var body: some View {
        VStack {
          Button("swap") { isSecond.toggle() }
          Middle().environmentObject(isSecond ? second : first)
        }
      }
    }
    let (first, second) = (Counter(count: 1), Counter(count: 100))
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

  @Test("5.15: a view that reads a property by a binding alone is evaluated again when it changes")
  func readsByBinding() {
    struct Readout: View {
      @Binding var count: Int
      let journal: Journal
      var body: some View {
        let _ = journal.note("body")
        Button("count \(count)") { count += 1 }
      }
    }
    struct Content: View {
      @ObservedObject var counter: Counter
      @State private var other = 0
      let journal: Journal
      var body: some View {
        Readout(count: $counter.count, journal: journal)
        Button("other \(other)") { other += 1 }
      }
    }
    let (counter, journal) = (Counter(), Journal())
    let window = Window { Content(counter: counter, journal: journal) }
    window.click("count 0")
    window.settle()
    #expect(window.texts.contains("count 1"))
    counter.count = 7
    window.update()
    #expect(window.texts.contains("count 7"))
    // A change of something else doesn't evaluate it.
    journal.clear()
    window.click("other 0")
    window.settle()
    #expect(window.texts.contains("other 1"))
    #expect(journal.entries == [])
  }

  @Test("bindings to an object's properties write to it, with their animation")
  func bindings() {
    struct Switch: View {
      @Binding var count: Int
      var body: some View { Button("set") { count = 5 } }
    }
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View {
        VStack {
          Switch(count: $counter.count.animation(.linear(duration: 1)))
          Rectangle().frame(width: 10, height: 10).opacity(counter.count == 5 ? 0 : 1)
        }
      }
    }
    let counter = Counter()
    let window = Window { Content(counter: counter) }
    window.click("set")
    #expect(counter.count == 5)
    window.wait(0.5)
    #expect(window.display.description.contains("opacity 0.5"))
  }

  @Test("an object that a body changes issues a warning, and its updates end")
  func changeInBody() {
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View {
        if counter.count == 0 { counter.count = 1 }
        return Text("count \(counter.count)")
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Content(counter: Counter()) }
      window.update()
      #expect(window.texts == ["count 1"])
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("published a change during view update") == true)
  }

  @Test("an object that is changed on a background thread updates views, with a warning")
  func changeOnAnotherThread() {
    struct Content: View {
      @ObservedObject var counter: Counter
      var body: some View { Text("count \(counter.count)") }
    }
    let counter = Counter()
    let window = Window { Content(counter: counter) }
    let warnings = RuntimeWarning.collect {
      nonisolated(unsafe) let counter = counter
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        counter.count = 3
        isDone.signal()
      }
      isDone.wait()
    }
    window.update()
    #expect(window.texts == ["count 3"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("on a background thread") == true)
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
