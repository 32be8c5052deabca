import SwiftUI
import SwiftUITesting

/// Scripts that press several buttons at once, with one finger each, and drag all fingers.
enum Drag {
  /// The distance of a finger from the left end of its button, in points.
  static let inset: CGFloat = 20

  /// Returns stills of the buttons at rest, pressed, with the fingers dragged, and disabled.
  static func stills(of labels: [String], by way: CGSize) -> [Still] {
    [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Pressed") { driver in
        try press(labels, driver)
        driver.settle()
      },
      Still(name: "dragged-out", title: "Dragged") { driver in
        try press(labels, driver)
        driver.settle()
        try move(labels, by: way, driver)
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ]
  }

  /// Returns a script that drags a press and releases it there.
  static func story(of labels: [String], by way: CGSize) -> Demo.Script {
    { driver in
      driver.advance(by: 0.6)
      try press(labels, driver)
      driver.advance(by: 0.5)
      try move(labels, by: way, driver)
      driver.advance(by: 0.7)
      for finger in labels.indices { driver.touchUp(finger: finger) }
      driver.advance(by: 1.2)
    }
  }

  @MainActor
  private static func press(_ labels: [String], _ driver: ViewDriver) throws {
    for (finger, label) in labels.enumerated() {
      driver.touchDown(at: try start(label, driver), finger: finger)
    }
  }

  @MainActor
  private static func start(_ label: String, _ driver: ViewDriver) throws -> CGPoint {
    let frame = try driver.button(label).frame
    return CGPoint(x: frame.minX + inset, y: frame.midY)
  }

  /// Moves all fingers for half a second, at sixty events a second.
  @MainActor
  private static func move(
    _ labels: [String], by way: CGSize, _ driver: ViewDriver
  ) throws {
    let starts = try labels.map { try start($0, driver) }
    let steps = 30
    for step in 1...steps {
      driver.advance(by: 0.5 / Double(steps))
      let progress = CGFloat(step) / CGFloat(steps)
      for (finger, start) in starts.enumerated() {
        driver.touchMove(
          to: CGPoint(
            x: start.x + way.width * progress, y: start.y + way.height * progress),
          finger: finger)
      }
    }
  }
}

/// A button in a style above a button of the system with the same size, with the number of their
/// actions.
struct ComparedPage<Style: PrimitiveButtonStyle>: View {
  let labels: [String]
  let style: Style
  @State private var styled = 0
  @State private var system = 0

  var body: some View {
    VStack(spacing: 8) {
      Button {
        styled += 1
      } label: {
        WideLabel(title: labels[0])
      }
      .buttonStyle(style)
      ActionCount(count: styled)
      Button {
        system += 1
      } label: {
        WideLabel(title: labels[1])
      }
      ActionCount(count: system)
    }
  }
}

/// A label with room for a finger to move.
struct WideLabel: View {
  let title: String

  var body: some View {
    Text(title)
      .frame(width: 220, height: 44)
      .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
  }
}
