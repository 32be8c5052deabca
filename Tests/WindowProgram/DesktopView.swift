import SwiftUI

/// Tells what the desktop says, and what is on its clipboard, when keys are pressed.
struct DesktopView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.openURL) private var openURL
  @SceneStorage("launches") private var launches = 0
  @State private var title = "Stories"

  var body: some View {
    ZStack {
      Button("Appearance") {
        tell("\(colorScheme) \(contrast) \(typeSize) \(reducesMotion ? "still" : "moving")")
      }
      .keyboardShortcut("e")
      Button("Copy") { UIPasteboard.general.string = "from Stories" }.keyboardShortcut("c")
      Button("Paste") { tell("pasted \(UIPasteboard.general.string ?? "nothing")") }
        .keyboardShortcut("v")
      Button("Copy picture") { UIPasteboard.general.image = UIImage(data: Self.picture) }
        .keyboardShortcut("c", modifiers: [.command, .shift])
      Button("Paste picture") {
        let size = UIPasteboard.general.image?.size ?? .zero
        tell("picture \(Int(size.width))x\(Int(size.height))")
      }
      .keyboardShortcut("v", modifiers: [.command, .shift])
      Button("Open") {
        openURL(URL(string: "tactile-story://page")!) { tell($0 ? "opened" : "not opened") }
      }
      .keyboardShortcut("o")
      Button("Rename") { title = "Renamed" }.keyboardShortcut("r")
      Button("Launch") {
        launches += 1
        tell("launches \(launches)")
      }
      .keyboardShortcut("l")
    }
    .navigationTitle(title)
    .opacity(0)
    .accessibilityHidden(true)
  }
}

extension DesktopView {
  /// A red picture of two pixels by one, as a PNG file.
  fileprivate static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwH4QBEfcD/ePF9e8AAAAASUVORK5CYII="
  )!
}
