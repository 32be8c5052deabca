import SwiftUI
import Testing

@testable import TestSupport

/// Views that leave with an animation, whose closures rely on what no longer holds (rule 4.6.39).
@MainActor
@Suite struct OutlivedContentTests {
  /// The views that evaluate a closure, around a text.
  enum Container: CaseIterable {
    case forEach, lazyForEach, geometryReader, scrollViewReader, preference
  }

  /// Shows one question after the other; the last one leaves with an animation.
  private struct Quiz: View {
    let container: Container
    private let questions = ["one", "two"]
    @State private var index = 0

    var body: some View {
      VStack {
        Button("Next") { withAnimation(.linear(duration: 1)) { index += 1 } }
        Button("Back") { withAnimation(.linear(duration: 1)) { index -= 1 } }
        if index < questions.count { question } else { Text("End") }
      }
    }

    @ViewBuilder private var question: some View {
      switch container {
      case .forEach: ForEach(0..<1, id: \.self) { _ in Text(questions[index]) }
      case .lazyForEach:
        LazyVStack { ForEach(0..<1, id: \.self) { _ in Text(questions[index]) } }
      case .geometryReader: GeometryReader { _ in Text(questions[index]) }
      case .scrollViewReader: ScrollViewReader { _ in Text(questions[index]) }
      case .preference:
        Color.red.frame(width: 100, height: 50)
          .overlayPreferenceValue(Note.self) { _ in Text(questions[index]) }
      }
    }
  }

  private struct Note: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("a view that leaves keeps its last look", arguments: Container.allCases)
  func leaves(container: Container) {
    let window = Window { Quiz(container: container) }
    window.tap("Next")
    window.settle()
    #expect(window.texts.contains("two"))
    window.tap("Next")
    window.wait(0.5)
    #expect(window.texts.contains("two") && window.texts.contains("End"))
    window.settle()
    #expect(!window.texts.contains("two") && window.texts.contains("End"))
  }

  @Test("a view that comes back shows the state of then", arguments: Container.allCases)
  func comesBack(container: Container) {
    let window = Window { Quiz(container: container) }
    window.tap("Next")
    window.settle()
    window.tap("Next")
    window.wait(0.3)
    window.tap("Back")
    window.wait(0.1)
    window.tap("Back")
    window.settle()
    #expect(window.texts.contains("one") && !window.texts.contains("two"))
  }

  @Test("a canvas that leaves keeps its drawing, and draws again when it comes back")
  func canvas() {
    struct Content: View {
      private let widths: [CGFloat] = [10]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { withAnimation(.linear(duration: 1)) { index += 1 } }
          Button("Back") { withAnimation(.linear(duration: 1)) { index -= 1 } }
          if index < widths.count {
            Canvas { context, _ in
              context.draw(Text(verbatim: "drawn \(widths[index])"), at: CGPoint(x: 50, y: 10))
            }
          }
        }
      }
    }
    let window = Window { Content() }
    let drawn = window.texts
    #expect(drawn.contains { $0.hasPrefix("drawn") })
    window.tap("Next")
    window.wait(0.5)
    #expect(window.texts.contains { $0.hasPrefix("drawn") })
    window.tap("Back")
    window.settle()
    #expect(window.texts == drawn)
    window.tap("Next")
    window.settle()
    #expect(!window.texts.contains { $0.hasPrefix("drawn") })
  }

  @Test("the button that leaves shows that it is no longer pressed")
  func press() {
    struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "pressed" : "idle")
      }
    }
    struct Content: View {
      @State private var isShown = true
      var body: some View {
        if isShown {
          Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
            .buttonStyle(Pressed())
        }
      }
    }
    let window = Window { Content() }
    window.down(at: window.center(of: "idle"))
    window.wait(0.2)
    #expect(window.texts == ["pressed"])
    window.up()
    window.wait(0.5)
    #expect(window.texts == ["idle"])
  }
}
