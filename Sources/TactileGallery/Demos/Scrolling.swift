import SwiftUI
import SwiftUITesting

extension Demo {
  /// Buttons in a scroll view, under a finger that taps, holds and scrolls.
  static let scrolling = Demo(
    name: "scrolling",
    title: "Buttons that scroll",
    caption: """
      A press is shown after 150 milliseconds, because the finger may be about to scroll. When the \
      finger has moved ten points, it scrolls: the press fades, and the action doesn't run.
      """,
    size: CGSize(width: 320, height: 300),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed for a fifth of a second") { driver in
        driver.touchDown(at: place)
        driver.advance(by: 0.2)
      },
      Still(name: "dragged-out", title: "Scrolled, which ends the press") { driver in
        driver.touchDown(at: place)
        driver.advance(by: 0.2)
        driver.touchMove(to: CGPoint(x: place.x, y: place.y - 70), over: 0.3)
        driver.advance(by: 0.3)
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      // Hold: the press is shown after a delay.
      driver.touchDown(at: place)
      driver.advance(by: 0.7)
      driver.touchUp()
      driver.advance(by: 0.8)
      // Hold, then scroll: the press fades.
      driver.touchDown(at: place)
      driver.advance(by: 0.4)
      driver.touchMove(to: CGPoint(x: place.x, y: place.y - 90), over: 0.4)
      driver.advance(by: 0.5)
      driver.touchUp()
      driver.advance(by: 0.6)
      // Flick, and stop with a touch that presses no button.
      driver.drag(from: place, to: CGPoint(x: place.x, y: place.y - 120), over: 0.12)
      driver.advance(by: 0.5)
      driver.hold(at: place, for: 0.3)
      driver.advance(by: 0.5)
      // Scroll beyond the end, and bounce back.
      driver.drag(
        from: CGPoint(x: place.x, y: 40), to: CGPoint(x: place.x, y: 290), over: 0.12)
      driver.advance(by: 2.2)
    }
  ) {
    ScrollingPage()
  }

  /// A point on the third button.
  private static let place = CGPoint(x: 160, y: 170)
}

private struct ScrollingPage: View {
  @State private var last = "none"

  var body: some View {
    VStack(spacing: 0) {
      Text("Chosen: \(last)")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 44)
      Divider()
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(1...40, id: \.self) { number in
            Button {
              last = String(number)
            } label: {
              Text("Button \(number)").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
          }
        }
        .padding()
      }
    }
  }
}
