import SwiftUI

/// A window of 1,600 by 1,200 points with as many buttons as the first argument says, in rows of ten.
///
/// The programs of other toolkits show the same: cells of 152 by 52 points, 160 and 60 points apart.
@main
struct WindowProgram: App {
  private let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100

  var body: some Scene {
    WindowGroup("Buttons") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<max(count / 10, 1), id: \.self) { ButtonRow(number: $0) }
      }
      .buttonStyle(CellStyle())
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
      )
      .clipped()
    }
    .defaultSize(width: 1600, height: 1200)
  }
}

/// Ten buttons in a row.
private struct ButtonRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<10, id: \.self) { index in
        Button("Button \(number * 10 + index)") {}
      }
    }
  }
}

/// White on blue, darker while pressed.
private struct CellStyle: ButtonStyle {
  private static let blue = Color(red: 0x34 / 255, green: 0x78 / 255, blue: 0xF6 / 255)
  private static let pressed = Color(red: 0x1B / 255, green: 0x4F / 255, blue: 0xB0 / 255)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 14))
      .foregroundStyle(.white)
      .frame(width: 152, height: 52)
      .background(
        configuration.isPressed ? Self.pressed : Self.blue,
        in: RoundedRectangle(cornerRadius: 8))
  }
}
