import SwiftUI

extension Demo {
  /// A button without an explicit style.
  static let systemButton: Demo = {
    let press = Press(label: "System Button")
    return Demo(
      name: "system-button",
      title: "The system button",
      caption: """
        The title dims immediately under the finger, recovers when the finger moves too far away, \
        and dims again when it returns. Only a release near the button runs the action.
        """,
      size: CGSize(width: 360, height: 160),
      stills: press.stills,
      story: press.story
    ) {
      SystemButtonPage(title: press.label)
    }
  }()
}

private struct SystemButtonPage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Button(title) { count += 1 }
      ActionCount(count: count)
    }
  }
}
