import Combine
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Observable objects that are changed where they must not be.
@MainActor
@Suite struct ObservableObjectWarningTests {
  @Test("an object that a body changes issues a warning, and its updates end")
  func changeInBody() {
    struct Content: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View {
        if counter.count == 0 { counter.count = 1 }
        return Text("count \(counter.count)")
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Content(counter: ObservedCounter()) }
      window.update()
      #expect(window.texts == ["count 1"])
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("published a change during view update") == true)
  }

  @Test("an object that is changed on a background thread updates views, with a warning")
  func changeOnAnotherThread() {
    struct Content: View {
      @ObservedObject var counter: ObservedCounter
      var body: some View { Text("count \(counter.count)") }
    }
    let counter = ObservedCounter()
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
}
