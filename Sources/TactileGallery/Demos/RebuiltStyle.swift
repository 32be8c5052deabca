import SwiftUI
import SwiftUITesting

/// The stages of rebuilding the default style.
enum RebuiltStep: String, CaseIterable, Sendable {
  case slowDim = "slow-dim"
  case jumpingMarker = "jumping-marker"
  case othersMove = "others-move"
  case rebuilt = "rebuilt-default"

  fileprivate var title: String {
    switch self {
    case .slowDim: "Rebuilt: the press fades in"
    case .jumpingMarker: "Rebuilt: the marker jumps"
    case .othersMove: "Rebuilt: the others move too"
    case .rebuilt: "Rebuilt: like the system"
    }
  }

  fileprivate var caption: String {
    switch self {
    case .slowDim: "An animation for the press state fades the press in as well as out."
    case .jumpingMarker:
      "Only the release is animated, in its own transaction: changes by the action jump."
    case .othersMove:
      "The action runs inside the animation: the marker also moves in the other buttons."
    case .rebuilt:
      "The press disables animations, and the release doesn't: it dims immediately, and its marker moves."
    }
  }
}

extension Demo {
  /// The stages of rebuilding the default style as a primitive style.
  static let rebuiltSteps = RebuiltStep.allCases.map { step in
    Demo(
      name: step.rawValue, title: step.title, caption: step.caption,
      size: CGSize(width: 360, height: 240),
      stills: [
        Still(name: "rest", title: "At rest"),
        Still(name: "pressed", title: "A tenth of a second pressed") { driver in
          try press(driver, for: 0.112)
        },
        Still(name: "dragged-out", title: "A tenth of a second dragged out") { driver in
          try press(driver, for: 1)
          driver.touchMove(to: CGPoint(x: 350, y: 235))
          driver.advance(by: 0.1)
        },
        Still(name: "disabled", title: "Disabled", isDisabled: true),
      ],
      story: { driver in
        try press(driver, for: 0.6)
        driver.touchUp()
        driver.advance(by: 1.6)
      }
    ) {
      RebuiltStylePage(step: step)
    }
  }
}

@MainActor
private func press(_ driver: ViewDriver, for duration: TimeInterval) throws {
  driver.touchDown(at: try driver.text("Rebuilt").center)
  driver.advance(by: duration)
}

/// A button in three styles; its action moves the marker of all three.
private struct RebuiltStylePage: View {
  let step: RebuiltStep
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 16) {
      button("Rebuilt").buttonStyle(RebuiltStyle(step: step))
      button("Default")
      button("Plain").buttonStyle(.plain)
    }
  }

  private func button(_ title: String) -> some View {
    Button {
      isRight.toggle()
    } label: {
      Text(title)
        .padding(.vertical, 14)
        .frame(width: 220)
        .background(Color.orange.opacity(0.35), in: RoundedRectangle(cornerRadius: 12))
        .overlay(alignment: isRight ? .trailing : .leading) {
          Circle().frame(width: 18, height: 18).padding(.horizontal, 14)
        }
    }
  }
}

/// Dims the label while a finger is on it, and triggers the action when the finger lifts.
private struct RebuiltStyle: PrimitiveButtonStyle {
  let step: RebuiltStep
  @State private var isDown = false
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? Color.accentColor : Color.gray)
      .opacity(isDown ? 0.2 : 1)
      .animation(isAnimatedByState ? .default : nil, value: isAnimatedByState ? isDown : false)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in press() }
          .onEnded { _ in release(configuration) })
  }

  private var isAnimatedByState: Bool { step == .slowDim || step == .rebuilt }

  private func press() {
    var transaction = Transaction()
    transaction.disablesAnimations = step == .rebuilt
    withTransaction(transaction) { isDown = true }
  }

  private func release(_ configuration: Configuration) {
    switch step {
    case .slowDim, .rebuilt:
      isDown = false
      configuration.trigger()
    case .jumpingMarker:
      withAnimation { isDown = false }
      configuration.trigger()
    case .othersMove:
      withAnimation {
        isDown = false
        configuration.trigger()
      }
    }
  }
}
