import Combine
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Observable objects, the models before `@Observable` (rule 5.15).
@MainActor
@Suite struct ObservableObjectTests {
  @Test("5.15: a tap changes the object, and the observing view updates")
  func observed() {
    struct Content: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    let counter = ObservedCounter()
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
      @ObservedObject var counter: ObservedCounter
      var body: some View { Text("count \(counter.count)") }
    }
    let counter = ObservedCounter()
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
      @ObservedObject var counter: ObservedCounter
      var body: some View {
        Button("\(counter.count) \(counter.other)") {
          counter.count += 1
          counter.other += 1
        }
      }
    }
    let counter = ObservedCounter()
    let window = Window { Content(counter: counter) }
    let work = window.work {
      counter.count += 1
      counter.other += 1
      window.update()
    }
    #expect(work.bodies == 1)
    #expect(window.texts == ["1 1"])
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
      @ObservedObject var counter: ObservedCounter
      @State private var other = 0
      let journal: Journal
      var body: some View {
        Readout(count: $counter.count, journal: journal)
        Button("other \(other)") { other += 1 }
      }
    }
    let (counter, journal) = (ObservedCounter(), Journal())
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
      @ObservedObject var counter: ObservedCounter
      var body: some View {
        VStack {
          Switch(count: $counter.count.animation(.linear(duration: 1)))
          Rectangle().frame(width: 10, height: 10).opacity(counter.count == 5 ? 0 : 1)
        }
      }
    }
    let counter = ObservedCounter()
    let window = Window { Content(counter: counter) }
    window.click("set")
    #expect(counter.count == 5)
    window.wait(0.5)
    #expect(window.display.description.contains("opacity 0.5"))
  }
}
