import SwiftUI
import SwiftUITesting

extension Demo {
  /// Views that are inserted and removed, each with its own transition.
  static let transitions = Demo(
    name: "transitions",
    title: "Insertion and removal",
    caption: """
      Each tile has its own transition. A removed tile keeps its place until its transition ends; \
      a tile inserted again before that is the same view, and continues from its current \
      appearance.
      """,
    size: CGSize(width: 400, height: 260),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Half a second after a press") { driver in
        try driver.tap(on: "Toggle")
        driver.advance(by: 0.5)
      },
      Still(name: "dragged-out", title: "Dragged out, so that nothing leaves") { driver in
        try driver.touchDown(on: "Toggle")
        driver.settle()
        driver.touchMove(to: CGPoint(x: 395, y: 5))
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      try driver.tap(on: "Toggle")
      driver.advance(by: 0.6)
      try driver.tap(on: "Toggle")
      driver.advance(by: 1.3)
    }
  ) {
    TransitionsPage()
  }
}

private struct TransitionsPage: View {
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 24) {
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          tile("opacity", .red, .opacity)
          tile("scale", .orange, .scale)
          tile("slide", .green, .slide)
        }
        GridRow {
          tile("move", .blue, .move(edge: .bottom).combined(with: .opacity))
          tile("push", .indigo, .push(from: .top))
          tile("turn", .pink, AnyTransition(Turning()))
        }
      }
      Button("Toggle") { withAnimation(.easeInOut(duration: 1)) { isThere.toggle() } }
        .buttonStyle(.bordered)
    }
  }

  private func tile(_ title: String, _ color: Color, _ transition: AnyTransition) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.tertiary)
      if isThere {
        Text(title).foregroundStyle(.white)
          .frame(width: 100, height: 64)
          .background(color, in: RoundedRectangle(cornerRadius: 10))
          .transition(transition)
      }
    }
    .frame(width: 100, height: 64)
  }
}

/// Rotates and shrinks the view.
private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.2)
      .rotationEffect(.degrees(phase.value * 180))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}
