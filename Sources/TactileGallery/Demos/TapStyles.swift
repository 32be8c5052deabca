import SwiftUI
import SwiftUITesting

extension Demo {
  /// Styles that trigger the action with their own gestures.
  static let tapStyles = Demo(
    name: "tap-styles",
    title: "Gestures other than a tap",
    caption: """
      Primitive styles decide what triggers the action. The first button reacts only to double \
      taps. The second combines two styles that each add a gesture to a button with a third one \
      that removes the tap. The last keeps its tap, also reacts to swipes, and has the look of a \
      ButtonStyle, which shows only the tap.
      """,
    size: CGSize(width: 400, height: 240),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed") { driver in
        for (finger, label) in labels.enumerated() {
          driver.touchDown(at: try driver.button(label).center, finger: finger)
        }
        driver.advance(by: 0.1)
      },
      Still(name: "dragged-out", title: "Swiped out") { driver in
        for label in labels { try driver.drag(on: label, by: CGSize(width: 160, height: 0)) }
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.5)
      for label in labels {
        for _ in 1...2 {
          try driver.tap(on: label)
          driver.advance(by: 0.1)
        }
        driver.advance(by: 0.6)
        try driver.drag(on: label, by: CGSize(width: 160, height: 0), over: 0.4)
        driver.advance(by: 0.6)
      }
    }
  ) {
    TapStylesPage(labels: labels)
  }

  private static var labels: [String] { ["Double tap", "Double tap or swipe", "Tap or swipe"] }
}

private struct TapStylesPage: View {
  let labels: [String]
  @State private var counts = [0, 0, 0]

  var body: some View {
    VStack(spacing: 14) {
      row(0) { $0.buttonStyle(DoubleTapOnlyStyle()) }
      row(1) {
        $0.buttonStyle(DoubleTapStyle()).buttonStyle(SwipeStyle()).buttonStyle(NoTapStyle())
      }
      row(2) { $0.buttonStyle(SwipeStyle()).buttonStyle(FadingStyle()) }
    }
  }

  private func row(
    _ index: Int, style: (Button<TapLabel>) -> some View
  ) -> some View {
    HStack(spacing: 16) {
      style(Button(action: { counts[index] += 1 }) { TapLabel(title: labels[index]) })
      ActionCount(count: counts[index]).frame(width: 90, alignment: .leading)
    }
  }
}

/// Text on a tinted background.
private struct TapLabel: View {
  let title: String

  var body: some View {
    Text(title)
      .frame(width: 200, height: 48)
      .background(Color.teal.opacity(0.3), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// Triggers the action only by a double tap.
private struct DoubleTapOnlyStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
  }
}

/// Adds a double tap to the button's own behavior.
private struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture(count: 2, perform: configuration.trigger)
  }
}

/// Adds a swipe, which may end outside of the button, to the button's own behavior.
private struct SwipeStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).gesture(DragGesture().onEnded { _ in configuration.trigger() })
  }
}

/// A button without an appearance and without taps, to which other gestures can be added.
private struct NoTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonStyle(.plain)
      .allowsHitTesting(false)
      .contentShape(Rectangle())
  }
}

/// Dims the label while pressed.
private struct FadingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}
