import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Primitive styles built from gestures (rules 2.1.3, 2.2.41, 2.5.62 and 3.6.36).
@MainActor
@Suite struct GestureStyleTests {
  private let journal = Journal()

  /// Pressed while a finger is near where it went down; acts when it is released there.
  private struct NearbyStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Pressed(button: configuration) }

    private struct Pressed: View {
      let button: Configuration
      @GestureState private var isNear = false
      @State private var isPressed = false

      var body: some View {
        button.label
          .padding(10)
          .background(Color.gray)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isNear) { value, isNear, _ in
                isNear = abs(value.translation.width) <= 60
              }
              .onChanged { _ in withAnimation(.linear(duration: 0.1)) { isPressed = isNear } }
              .onEnded { _ in
                if isPressed { button.trigger() }
                withAnimation(.linear(duration: 0.1)) { isPressed = isNear }
              }
          )
          .opacity(isPressed ? 0.5 : 1)
      }
    }
  }

  private func nearby() -> Window {
    Window { Button("A") { journal.note("action") }.buttonStyle(NearbyStyle()) }
  }

  @Test("3.6.36: a style with a drag and a gesture state is pressed, left, reentered, and acts")
  func drag() {
    let window = nearby()
    window.down(at: middle)
    window.wait(0.2)
    #expect(window.opacity(of: "A") == 0.5)
    window.move(to: point(261, 150))
    window.wait(0.2)
    #expect(window.opacity(of: "A") == 1)
    window.up()
    #expect(journal.entries == [])
    window.down(at: middle)
    window.move(to: point(261, 150))
    window.move(to: point(259, 150))
    window.wait(0.2)
    #expect(window.opacity(of: "A") == 0.5)
    window.up()
    #expect(journal.entries == ["action"])
    window.settle()
    #expect(window.opacity(of: "A") == 1)
  }

  @Test("4.4.27: an explicit animation in onChanged overrides its lack of one")
  func animated() {
    let window = nearby()
    window.down(at: middle)
    window.wait(0.05)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.75) < 0.01)
  }

  @Test("2.6.66: the style does nothing when the button is disabled")
  func disabled() {
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(NearbyStyle()).disabled(true)
    }
    window.touch()
    #expect(journal.entries == [])
  }

  @Test("1.3.39: a style with the button gesture: left, reentered, and ended before the action")
  func buttonGesture() {
    struct Own: PrimitiveButtonStyle {
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        configuration.label._onButtonGesture {
          journal.note("pressing \($0)")
        } perform: {
          configuration.trigger()
        }
      }
    }
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(Own(journal: journal))
    }
    window.press("A")
    window.move(to: point(390, 150))
    window.move(to: middle)
    window.up()
    #expect(
      journal.entries == [
        "pressing true", "pressing false", "pressing true", "pressing false", "action",
      ])
    journal.clear()
    window.press("A")
    window.cancel()
    #expect(journal.entries == ["pressing true", "pressing false"])
  }

  private struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onTapGesture(count: 2, perform: configuration.trigger)
    }
  }

  private struct SwipedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).gesture(DragGesture().onEnded { _ in configuration.trigger() })
    }
  }

  private struct DeafStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
        .buttonStyle(.plain)
        .allowsHitTesting(false)
        .contentShape(Rectangle())
    }
  }

  @Test("2.1.3, 2.5.62: styles for double taps and swipes act once for each, and not for a tap")
  func chain() {
    let window = Window {
      Button("AAAA") { journal.note("action") }
        .buttonStyle(TwiceStyle())
        .buttonStyle(SwipedStyle())
        .buttonStyle(DeafStyle())
    }
    window.touch()
    window.settle()
    #expect(journal.entries == [])
    window.touch()
    window.wait(0.1)
    window.touch()
    window.settle()
    #expect(journal.entries == ["action"])
    window.down(at: middle)
    window.move(to: point(390, 150))
    window.up()
    window.settle()
    #expect(journal.entries == ["action", "action"])
  }

  @Test("2.5.55: a swipe alongside the standard press: inside it is a press, outside a swipe")
  func swipeAndPress() {
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(SwipedStyle())
        .buttonStyle(TellingStyle(journal: Journal()))
    }
    for end in [point(210, 150), point(230, 150), point(390, 150)] {
      journal.clear()
      window.down(at: middle)
      window.wait(0.02)
      #expect(window.isPressed)
      window.move(to: end)
      window.up()
      #expect(journal.entries == ["action"])
    }
  }
}
