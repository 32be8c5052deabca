import SwiftUI
import SwiftUITesting

extension Demo {
  /// Changes that an action makes to the label of its own button.
  static let labelChanges = Demo(
    name: "label-changes",
    title: "Animated changes of a label",
    caption: """
      Each action moves the marker of its own button without an explicit animation. In the default \
      style the marker moves smoothly, because the style animates its label; a nil animation \
      around the button doesn't prevent that, but one inside the label does. In the plain style \
      the marker jumps. All four buttons fade back when the finger is lifted.
      """,
    size: CGSize(width: 360, height: 280),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed") { driver in
        try press(driver)
        driver.settle()
      },
      Still(name: "dragged-out", title: "A sixth of a second after the release") { driver in
        try press(driver)
        driver.settle()
        release(driver)
        driver.advance(by: 0.16)
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      for _ in 1...2 {
        try press(driver)
        driver.advance(by: 0.6)
        release(driver)
        driver.advance(by: 1.2)
      }
    }
  ) {
    LabelChangesPage()
  }

  @MainActor
  private static func press(_ driver: ViewDriver) throws {
    for (finger, label) in MarkedLabel.Kind.allCases.map(\.rawValue).enumerated() {
      driver.touchDown(at: try driver.text(label).center, finger: finger)
    }
  }

  @MainActor
  private static func release(_ driver: ViewDriver) {
    for finger in MarkedLabel.Kind.allCases.indices { driver.touchUp(finger: finger) }
  }
}

private struct LabelChangesPage: View {
  @State private var isMoved: Set<MarkedLabel.Kind> = []

  var body: some View {
    VStack(spacing: 14) {
      button(.standard)
      button(.calmOutside).animation(nil)
      button(.calmInside)
      button(.plain).buttonStyle(.plain)
    }
  }

  private func button(_ kind: MarkedLabel.Kind) -> some View {
    Button {
      isMoved.formSymmetricDifference([kind])
    } label: {
      let label = MarkedLabel(title: kind.rawValue, isMoved: isMoved.contains(kind))
      if kind == .calmInside { label.animation(nil) } else { label }
    }
  }
}

/// Text on a background, with a marker at one end.
private struct MarkedLabel: View {
  enum Kind: String, CaseIterable {
    case standard = "Default"
    case calmOutside = "nil around it"
    case calmInside = "nil inside"
    case plain = "Plain"
  }

  let title: String
  let isMoved: Bool

  var body: some View {
    Text(title)
      .frame(width: 240, height: 46)
      .background(Color.orange.opacity(0.35), in: RoundedRectangle(cornerRadius: 12))
      .overlay {
        Circle().frame(width: 18, height: 18).padding(.horizontal, 14)
          .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
      }
  }
}
