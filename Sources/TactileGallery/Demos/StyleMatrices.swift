import SwiftUI
import SwiftUITesting

extension Demo {
  /// Each built-in style in every control size, role and tint; the stills add states and color
  /// schemes.
  static let styleMatrices: [Demo] = [
    matrix("automatic") { $0.buttonStyle(.automatic) },
    matrix("plain") { $0.buttonStyle(.plain) },
    matrix("borderless") { $0.buttonStyle(.borderless) },
    matrix("bordered") { $0.buttonStyle(.bordered) },
    matrix("prominent") { $0.buttonStyle(.borderedProminent) },
    matrix("glass") { $0.buttonStyle(.glass).modifier(ColorfulGround()) },
    matrix("glass-prominent") { $0.buttonStyle(.glassProminent).modifier(ColorfulGround()) },
  ]

  private static func matrix<Styled: View>(
    _ name: String, _ styled: @escaping @MainActor @Sendable (StyleMatrix) -> Styled
  ) -> Demo {
    Demo(
      name: "matrix-\(name)", title: "The \(name) style in all sizes",
      caption: """
        A row for each control size and a column for each role, with and without a tint. In the \
        picture of the press, a finger is on every button.
        """,
      size: CGSize(width: 880, height: 340), stills: matrixStills,
      story: Press(label: "mini").tap
    ) {
      styled(StyleMatrix())
    }
  }
}

/// The buttons of one style, in rows.
struct StyleMatrix: View {
  private static let sizes: [(name: String, size: ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
    ("extra large", .extraLarge),
  ]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      ForEach(Self.sizes, id: \.name) { name, size in
        GridRow {
          Button(name) {}
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
          Group {
            Button("Tinted", systemImage: "heart.fill") {}
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          }
          .tint(.orange)
        }
        .controlSize(size)
      }
    }
  }
}

extension Demo {
  /// All buttons at rest, all pressed by a finger each, all with the fingers dragged away, and all
  /// disabled.
  private static let matrixStills: [Still] = [
    Still(name: "rest", title: "At rest"),
    Still(name: "pressed", title: "Pressed") { driver in
      for (finger, button) in driver.buttons.enumerated() {
        driver.touchDown(at: button.center, finger: finger)
      }
      driver.settle()
    },
    Still(name: "dragged-out", title: "Dragged out") { driver in
      for (finger, button) in driver.buttons.enumerated() {
        driver.touchDown(at: button.center, finger: finger)
        driver.touchMove(to: CGPoint(x: -200, y: -200), finger: finger)
      }
      driver.settle()
    },
    Still(name: "disabled", title: "Disabled", isDisabled: true),
  ]
}

/// A background that makes the effect of glass visible.
private struct ColorfulGround: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        LinearGradient(
          colors: [.mint.opacity(0.6), .yellow.opacity(0.5), .pink.opacity(0.6)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      }
  }
}
