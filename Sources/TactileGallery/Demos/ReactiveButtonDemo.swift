import SwiftUI

extension Demo {
  /// A button that does not use `Button`.
  static let reactiveButton = Demo(
    name: "reactive-button",
    title: "A button from a plain view",
    caption: """
      Neither of these is a Button: both consist of a drag without a minimum distance, and of the \
      label's bounds, passed up as an anchor. They act when the finger is lifted on them, without \
      a margin. The left one has a fixed look; the right one takes a style from the environment, \
      which receives whether the finger is inside, outside or up.
      """,
    size: CGSize(width: 360, height: 200),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed") { driver in
        for (finger, place) in places.enumerated() { driver.touchDown(at: place, finger: finger) }
        driver.settle()
      },
      Still(name: "dragged-out", title: "Dragged out") { driver in
        for (finger, place) in places.enumerated() {
          driver.touchDown(at: place, finger: finger)
          driver.touchMove(to: CGPoint(x: place.x, y: 190), finger: finger)
        }
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      for (finger, place) in places.enumerated() { driver.touchDown(at: place, finger: finger) }
      driver.advance(by: 0.5)
      for (finger, place) in places.enumerated() {
        driver.touchMove(to: CGPoint(x: place.x, y: 190), over: 0.4, finger: finger)
      }
      driver.advance(by: 0.4)
      for (finger, place) in places.enumerated() {
        driver.touchMove(to: place, over: 0.3, finger: finger)
      }
      driver.advance(by: 0.4)
      for finger in places.indices { driver.touchUp(finger: finger) }
      driver.advance(by: 1)
    }
  ) {
    ReactiveButtonPage()
  }

  /// The centers of both buttons.
  private static var places: [CGPoint] {
    [CGPoint(x: 100, y: 86), CGPoint(x: 260, y: 86)]
  }
}

private struct ReactiveButtonPage: View {
  @State private var simple = 0
  @State private var styled = 0

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 16) {
        BoltButton { simple += 1 }
        ActionCount(count: simple)
      }
      .frame(width: 160)
      VStack(spacing: 16) {
        ReactiveButton {
          styled += 1
        } label: {
          Image(systemName: "bolt.fill")
        }
        .reactiveButtonStyle(SunkenStyle())
        ActionCount(count: styled)
      }
      .frame(width: 160)
    }
  }
}

/// The first attempt, with a fixed appearance.
private struct BoltButton: View {
  let action: () -> Void
  @State private var phase = ReactivePhase.idle

  private var face: some View {
    Image(systemName: "bolt.fill")
      .padding()
      .background(phase == .inside ? Color.orange : Color.blue)
  }

  var body: some View { face.reactive(phase: $phase, action: action) { face } }
}

/// Shrinks while the finger is on the button, and dims while it is outside.
private struct SunkenStyle: ReactiveButtonStyle {
  func makeBody(label: AnyView, phase: ReactivePhase) -> AnyView {
    AnyView(
      label
        .foregroundStyle(.white)
        .padding()
        .background(Color.purple.opacity(phase == .outside ? 0.5 : 1), in: Circle())
        .scaleEffect(phase == .inside ? 0.85 : 1)
        .animation(.snappy, value: phase))
  }
}
