import SwiftUI

/// Rows of ten buttons, each row with a model of its own, clipped to the window.
struct Scene: View {
  let models: [RowModel]

  static let size = CGSize(width: 1600, height: 1200)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(models) { RowView(model: $0) }
    }
    .buttonStyle(PlateStyle())
    .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
    .clipped()
  }
}

/// The titles of ten buttons and how many of their actions ran.
@Observable
@MainActor
final class RowModel: Identifiable {
  nonisolated let id: Int
  var titles: [String]
  var opacity = 1.0
  @ObservationIgnored var presses = 0

  init(id: Int, count: Int = 10) {
    self.id = id
    titles = (0..<count).map { "Button \(id * 10 + $0)" }
  }

  /// Enough rows for a number of buttons; fewer than ten are one row.
  static func rows(of count: Int) -> [RowModel] {
    (0..<max(count / 10, 1)).map { RowModel(id: $0) }
  }
}

/// Ten buttons in a row.
struct RowView: View {
  let model: RowModel

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<10, id: \.self) { index in
        Button(model.titles[index]) { model.presses += 1 }
          .opacity(model.opacity)
      }
    }
  }
}

/// White on blue, darker while pressed.
struct PlateStyle: ButtonStyle {
  private static let blue = Color(red: 0x34 / 255, green: 0x78 / 255, blue: 0xF6 / 255)
  private static let pressed = Color(red: 0x1B / 255, green: 0x4F / 255, blue: 0xB0 / 255)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 14))
      .foregroundStyle(.white)
      .padding(12)
      .background(
        configuration.isPressed ? Self.pressed : Self.blue,
        in: RoundedRectangle(cornerRadius: 8))
  }
}
