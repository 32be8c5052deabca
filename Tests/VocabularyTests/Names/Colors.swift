import SwiftUI

// Colors, by the names of SwiftUI and UIKit.

extension ColorResource {
  static let brand = ColorResource(name: "Brand", bundle: .main)
}

struct Palette {
  let all: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .white, .black, .clear, .primary, .secondary, .accentColor, Color.red.opacity(0.5),
    Color.red.mix(with: .blue, by: 0.5), SwiftUI.Color.red,
  ]
  let named: [Color] = [
    Color("Brand"), Color("Brand", bundle: nil), Color("Brand", bundle: .main), Color(.brand),
    Color(ColorResource(name: "Brand", bundle: .main)), .init("Brand"),
    UIColor(named: "Brand").map { Color($0) } ?? .red, Color(uiColor: UIColor(resource: .brand)),
    Color(UIColor(named: "Brand", in: .main, compatibleWith: nil) ?? .systemRed),
  ]
  let system: [Color] = [
    Color(.label), Color(.secondaryLabel), Color(.tertiaryLabel), Color(.systemBackground),
    Color(.secondarySystemBackground), Color(.tertiarySystemBackground), Color(.systemGray),
    Color(.systemGray2), Color(.systemGray4), Color(.systemGray6), Color(.separator),
    Color(.systemFill), Color(.secondarySystemFill), Color(.systemGroupedBackground),
    Color(.black), Color(.clear), Color(uiColor: .systemBlue), Color(UIColor.systemRed),
    Color(UIColor.systemRed.withAlphaComponent(0.5)),
    Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
  ]
  let dynamic = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
  var shape: some ShapeStyle { Color.red }
  var styles: [AnyShapeStyle] {
    [
      AnyShapeStyle(.primary), AnyShapeStyle(.secondary), AnyShapeStyle(.tertiary),
      AnyShapeStyle(.quaternary), AnyShapeStyle(.quinary), AnyShapeStyle(.tint),
      AnyShapeStyle(.foreground),
      AnyShapeStyle(.background), AnyShapeStyle(.separator),
      AnyShapeStyle(.ultraThickMaterial), AnyShapeStyle(Color.red.gradient),
      AnyShapeStyle(.red.opacity(0.5)),
    ]
  }
}

struct Foregrounds: View {
  var isOn = true
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text("A")
        .foregroundColor(.red)
        .foregroundColor(isOn ? .red : nil)
        .foregroundColor(Color(.systemBackground))
        .foregroundStyle(.red)
        .foregroundStyle(isOn ? .red : .blue)
        .foregroundStyle(isOn ? Color.red : Color.blue.opacity(0.5))
      Text("A")
        .foregroundStyle(.primary, .secondary)
        .foregroundStyle(.red, .blue, .green)
        .foregroundStyle(.tint)
        .foregroundStyle(scheme == .dark ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("A")
        .environment(\.colorScheme, .dark)
        .onTapGesture {
          UIImpactFeedbackGenerator(style: .medium).impactOccurred()
          let generator = UIImpactFeedbackGenerator(style: .soft)
          generator.prepare()
          generator.impactOccurred(intensity: 0.5)
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UISelectionFeedbackGenerator().selectionChanged()
        }
    }
  }
}

struct MixedColors: View {
  var body: some View {
    Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
    Rectangle().fill(Color.red.mix(with: .blue, by: 0.5, in: .device))
  }
}
