import SwiftUI
import SwiftUITesting

extension Demo {
  /// A primitive style that tracks its own bounds, next to the system's button.
  static let boundsStyle = Demo(
    name: "bounds-style",
    title: "A press measured by its location",
    caption: """
      The upper style measures its label with a preference, and allows the finger to move 40 \
      points beyond it, as its author chose; the system's button allows 70. With the finger 55 \
      points to the right, only the system's button is still pressed.
      """,
    size: CGSize(width: 400, height: 190),
    stills: Drag.stills(of: labels, by: way),
    story: Drag.story(of: labels, by: way)
  ) {
    ComparedPage(labels: labels, style: BoundsStyle())
  }

  private static var labels: [String] { ["40 points", "70 points"] }

  /// The movement from near the left end to 55 points beyond the right end.
  private static var way: CGSize { CGSize(width: 220 - Drag.inset + 55, height: 0) }
}

/// Shows a press while the finger is near the label.
private struct BoundsStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BoundsButton(configuration: configuration)
  }
}

/// The frame of the label.
private struct LabelFrame: PreferenceKey {
  static let defaultValue = CGRect.zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
}

private struct BoundsButton: View {
  let configuration: BoundsStyle.Configuration
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var isNear = false
  @State private var isPressed = false
  @State private var frame = CGRect.zero

  private var press: some Gesture {
    let reach = frame.inset(by: UIEdgeInsets(top: -40, left: -40, bottom: -40, right: -40))
    return DragGesture(minimumDistance: 0)
      .updating($isNear) { drag, isNear, _ in isNear = reach.contains(drag.location) }
      .onChanged { _ in show(isNear) }
      .onEnded { _ in
        if isPressed { configuration.trigger() }
        show(isNear)
      }
  }

  private func show(_ isPressed: Bool) {
    withAnimation(.easeInOut(duration: 0.16)) { self.isPressed = isPressed }
  }

  var body: some View {
    configuration.label
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: LabelFrame.self, value: proxy.frame(in: .local))
        }
      }
      .gesture(press)
      .foregroundStyle(isEnabled ? Color.blue : Color.gray)
      .opacity(isPressed ? 0.5 : 1)
      .scaleEffect(isPressed ? 0.98 : 1)
      .onPreferenceChange(LabelFrame.self) { frame in
        MainActor.assumeIsolated { self.frame = frame }
      }
  }
}
