import SwiftUI
import SwiftUITesting

extension Demo {
  /// A primitive style that measures the movement of the finger, next to the system's button.
  static let distanceStyle = Demo(
    name: "distance-style",
    title: "A press measured by its distance",
    caption: """
      The upper style is built from a drag: it ends the press when the finger has moved more than \
      a hundred points horizontally and vertically together, even if it is still on the button. \
      The system's button only checks where the finger is.
      """,
    size: CGSize(width: 360, height: 190),
    stills: Drag.stills(of: labels, by: way),
    story: Drag.story(of: labels, by: way)
  ) {
    ComparedPage(labels: labels, style: WayStyle())
  }

  private static var labels: [String] { ["By its way", "By its place"] }

  /// A movement along the button that does not leave it.
  private static var way: CGSize { CGSize(width: 190, height: 0) }
}

/// Shows a press until the finger has moved far from its start.
private struct WayStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    WayButton(configuration: configuration)
  }
}

private struct WayButton: View {
  private enum Reach { case none, near, far }

  let configuration: WayStyle.Configuration
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var reach = Reach.none
  @State private var isPressed = false

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($reach) { drag, reach, _ in
        let way = abs(drag.translation.width) + abs(drag.translation.height)
        reach = way > 100 ? .far : .near
      }
      .onChanged { _ in show(reach == .near) }
      .onEnded { _ in
        if isPressed { configuration.trigger() }
        show(reach == .near)
      }
  }

  private func show(_ isPressed: Bool) {
    withAnimation(.easeInOut(duration: 0.16)) { self.isPressed = isPressed }
  }

  var body: some View {
    configuration.label
      .foregroundStyle(isEnabled ? Color.blue : Color.gray)
      .opacity(isPressed ? 0.5 : 1)
      .scaleEffect(isPressed ? 0.98 : 1)
      .gesture(press)
  }
}
