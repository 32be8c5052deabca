import SwiftUI
import SwiftUITesting

extension Demo {
  /// Elaborate button styles in common use, with a page for each.
  static let wildStyles: [Demo] = [
    wild(
      "neumorphic", "Neumorphic",
      "Two shadows, a light and a dark one, that shrink while the button is pressed."
    ) { title, action in
      Button(title, action: action).buttonStyle(NeumorphicStyle())
        .padding(24)
        .background { NeumorphicGround() }
    },
    wild(
      "key", "A key with an edge", "The edge stays; the face moves down on it immediately."
    ) { Button($0, action: $1).buttonStyle(KeyStyle()) },
    wild(
      "gradient-border", "A gradient border",
      "A generic style for any fill, which draws the border and the label, and the background when pressed."
    ) { Button($0, action: $1).buttonStyle(.sunset) },
    wild(
      "loading", "Loading",
      "The action takes a second: a spinner takes the label's place, and nothing can be pressed.",
      story: \.patientTap
    ) { LoadingPage(title: $0, action: $1) },
    wild(
      "frosted", "Frosted glass", "The blurred backdrop shines through; the newest API draws it."
    ) { title, action in
      Button(title, action: action).buttonStyle(FrostedStyle())
        .padding(24)
        .background {
          HStack(spacing: 0) { ForEach([Color.pink, .yellow, .mint], id: \.self) { $0 } }
        }
    },
    wild(
      "pill", "A pill", "A capsule in a shade of the tint, animated by a spring."
    ) { Button($0, action: $1).buttonStyle(.pill).tint(.purple) },
    wild(
      "ghost", "A ghost", "A dashed outline and text, shaded under a pointer or a finger."
    ) { Button($0, action: $1).buttonStyle(GhostStyle()) },
    wild(
      "icon", "An icon", "Only the icon of a label, in a circle that rotates by an eighth."
    ) { Button($0, systemImage: "plus", action: $1).buttonStyle(IconStyle()) },
    wild(
      "segmented", "Segments",
      "Three buttons, one of which is selected; the background moves to it."
    ) { SegmentedPage(title: $0, action: $1) },
    wild(
      "hold", "Hold to confirm",
      "The action runs when the button is full; released early, it empties.",
      story: \.hold
    ) { Button($0, action: $1).buttonStyle(HoldStyle()) },
  ]

  private static func wild<Content: View>(
    _ name: String, _ title: String, _ caption: String,
    story: KeyPath<Press, Demo.Script> & Sendable = \.tap,
    @ViewBuilder content:
      @escaping @MainActor @Sendable (
        String, @escaping @MainActor () -> Void
      ) -> Content
  ) -> Demo {
    let press = Press(label: "Press Me")
    return Demo(
      name: "wild-\(name)", title: title, caption: caption, size: CGSize(width: 320, height: 150),
      stills: press.stills, story: press[keyPath: story]
    ) {
      WildPage { action in content(press.label, action) }
    }
  }
}

/// A button, and the number of times that it has acted.
private struct WildPage<Content: View>: View {
  @ViewBuilder let content: @MainActor (@escaping @MainActor () -> Void) -> Content
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      content { count += 1 }
      ActionCount(count: count)
    }
    .padding(.horizontal, 24)
  }
}

private struct LoadingPage: View {
  let title: String
  let action: @MainActor () -> Void
  @State private var isLoading = false

  var body: some View {
    Button(title) {
      isLoading = true
      withAnimation(.linear(duration: 1)) {
        // An animation simulates a task that takes a second on the window's clock.
        progress = progress == 0 ? 1 : 0
      } completion: {
        isLoading = false
        action()
      }
    }
    .buttonStyle(LoadingStyle(isLoading: isLoading))
    .overlay(alignment: .bottom) { Color.clear.frame(width: progress * 100, height: 1) }
  }

  @State private var progress: CGFloat = 0
}

private struct SegmentedPage: View {
  let title: String
  let action: @MainActor () -> Void
  @State private var selection = 0
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(["All", title, "None"].enumerated()), id: \.offset) { index, name in
        Button(name) {
          withAnimation(.snappy) { selection = index }
          action()
        }
        .buttonStyle(SegmentStyle(isSelected: selection == index, namespace: namespace))
      }
    }
    .padding(2)
    .background(Color.gray.opacity(0.2), in: .rect(cornerRadius: 10))
  }
}
