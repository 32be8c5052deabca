import SwiftUI

extension Demo {
  /// Every built-in style, in every variation of a button.
  static let builtInStyles: Demo = {
    let press = Press(label: "Press Me")
    return Demo(
      name: "built-in-styles",
      title: "The built-in styles",
      caption: """
        The same buttons in each of the system's styles: plain, with a tint, with a role, with a \
        symbol, and in three control sizes. One of them is pressed.
        """,
      size: CGSize(width: 640, height: 420),
      stills: press.stills,
      story: press.story
    ) {
      BuiltInStylesPage(title: press.label)
    }
  }()
}

private struct BuiltInStylesPage: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      StyleRow(name: "automatic").buttonStyle(.automatic)
      StyleRow(name: "plain").buttonStyle(.plain)
      StyleRow(name: "borderless").buttonStyle(.borderless)
      StyleRow(name: "bordered").buttonStyle(.bordered)
      StyleRow(name: "prominent").buttonStyle(.borderedProminent)
      HStack(spacing: 14) {
        Button(title) {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("+") {}.buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
      .tint(.green)
    }
  }
}

/// The buttons of one style, in a row.
private struct StyleRow: View {
  let name: String

  var body: some View {
    HStack(spacing: 14) {
      Text(name).font(.caption).foregroundColor(.secondary).frame(width: 70, alignment: .leading)
      Button("Button") {}
      Button("Tinted") {}.tint(.orange)
      Button("Delete", role: .destructive) {}
      Button("Save", systemImage: "heart.fill") {}
      Button("Disabled") {}.disabled(true)
    }
  }
}
