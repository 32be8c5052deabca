import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The label that a style shows (rules 2.1.9 to 2.1.11).
@MainActor
@Suite struct StyleLabelTests {
  @Test("2.1.9: the label has the environment of the place where the style puts it")
  func labelTakesTheStylesEnvironment() {
    struct Red: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(.red).font(.system(size: 10))
      }
    }
    let window = Window { Button("A") {}.buttonStyle(Red()) }
    #expect(window.color(of: "A") == SystemColor.red.value(in: .light))
    #expect(window.frame(of: "A").width == 10)
  }

  @Test("2.1.10: a label used twice is two views with separate state")
  func labelTwice() {
    struct Twice: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.label
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      let journal: Journal

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let window = Window {
      Button(action: {}) { Counter(journal: Journal()) }.buttonStyle(Twice())
    }
    #expect(window.texts == ["count 0", "count 0"])
    // The press reaches the nested button of the upper copy, which is the deeper one.
    let frames = window.graph.texts.map(\.frame)
    window.down(at: point(frames[0].midX, frames[0].midY))
    window.wait(0.02)
    window.up()
    window.settle()
    #expect(window.texts == ["count 1", "count 0"])
  }

  @Test("2.1.11: a button in the label uses the styles that remain at the label's place")
  func buttonInLabel() {
    let window = Window {
      Button(action: {}) { Button("inner") {} }
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(NamedStyle(name: "S"))
    }
    // X and S are consumed by the outer button; the inner one is the system's.
    #expect(window.texts == ["X", "S", "inner"])
    #expect(window.color(of: "inner") == SystemColor.blue.value(in: .light))
  }
}
