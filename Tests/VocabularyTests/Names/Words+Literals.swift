import SwiftUI

// Color and image literals, color components, and descriptions of texts.

struct LiteralColors: View {
  let plain = #colorLiteral(red: 0.4745098039, green: 0.4745098039, blue: 0.4745098039, alpha: 1)
  let ui: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  let gradient = Gradient(colors: [
    Color(#colorLiteral(red: 0.5, green: 0.5, blue: 1, alpha: 1)),
    Color(#colorLiteral(red: 0, green: 0.1, blue: 0.2, alpha: 0.5)), .white,
  ])

  var body: some View {
    Text("A").foregroundColor(Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)))
    Text("B").background(Color(uiColor: plain)).shadow(color: Color(ui), radius: 3)
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    Image(uiImage: #imageLiteral(resourceName: "missing"))
    Image(uiImage: UIImage(imageLiteralResourceName: "missing"))
    Color(UIColor(_colorLiteralRed: 0, green: 0, blue: 1, alpha: 1))
  }
}

/// A color that depends on the theme in the environment.
struct ThemeColor: ShapeStyle, Hashable {
  var isStrong: Bool

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (isStrong ? Color.red : .orange).resolve(in: environment)
  }
}

extension Color {
  static let themeStrong = Color(ThemeColor(isStrong: true))
}

struct ColorComponents: View {
  @Environment(\.self) private var environment
  var optional: CGColor?
  let width: CGFloat = 0.5
  let encoder = JSONEncoder()

  private var isBright: Bool {
    let color = Color.blue.resolve(in: environment)
    return 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue > 0.5
  }

  private var changed: Color.Resolved {
    var color = Color.Resolved(red: 1, green: 0.5, blue: 0)
    color.red = 0.5
    color.green *= color.opacity
    color.blue = 1
    color.opacity = 0.5
    color.animatableData =
      Color.Resolved(
        colorSpace: .displayP3, red: 1, green: 0, blue: 0, opacity: 1
      ).animatableData
    return color
  }

  var body: some View {
    Text(changed.description).foregroundStyle(isBright ? .black : .white).background(changed)
    Text("C").foregroundStyle(Color(changed)).tint(.themeStrong)
    Text("D").background(ThemeColor(isStrong: false), in: .capsule).tint(Color(Color.red))
    Color(cgColor: CGColor(red: width, green: 0, blue: 0, alpha: 1))
    Color(CGColor(srgbRed: 0, green: width, blue: 0, alpha: 1).copy(alpha: 0.5) ?? changed.cgColor)
    Color(uiColor: UIColor(cgColor: optional ?? CGColor(gray: 0.5, alpha: 1)))
    Text("\(UIColor(.red).cgColor.components?.first ?? 0)")
    Text("\(Color.red.cgColor?.numberOfComponents ?? 0) \(UIColor.blue.cgColor.alpha)")
    Text(optional == CGColor(gray: 1, alpha: 1) ? "white" : "\(optional.hashValue)")
  }

  func isGrey(_ color: CGColor, _ hasher: inout Hasher) -> Bool {
    color.hash(into: &hasher)
    return color == CGColor(gray: 0.5, alpha: 1)
  }

  func write(to encoder: any Encoder, from decoder: any Decoder) throws {
    try changed.encode(to: encoder)
    try Color.Resolved(from: decoder).encode(to: encoder)
  }

  func coded() throws -> Color.Resolved {
    try JSONDecoder().decode(Color.Resolved.self, from: encoder.encode(changed))
  }
}

struct SaidOfTexts: View {
  let factor: CGFloat = 1.2
  @State private var page = 0
  private let kinds: [AccessibilityTextContentType] = [
    .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
    .wordProcessing,
  ]
  private let modes: [ToolbarTitleDisplayMode] = [.automatic, .large, .inline, .inlineLarge]
  private let roles: [ToolbarRole] = [.automatic, .navigationStack, .browser, .editor]

  var body: some View {
    VStack {
      Text("E").font(.system(.body, design: .default).scaled(by: factor)).bold()
      Text("F").font(.headline.scaled(by: 2)).accessibilityTextContentType(.narrative)
      Text("G").accessibilityTextContentType(kinds[1]).accessibilityRespondsToUserInteraction()
      Text("H").accessibilityRespondsToUserInteraction(false)
        .accessibilityRespondsToUserInteraction(true, isEnabled: page > 0)
      Text("I").accessibilityScrollAction { edge in
        if edge == .top { page -= 1 } else { page += 1 }
      }
    }
    .toolbarTitleDisplayMode(.inline)
    .toolbarTitleDisplayMode(modes[0])
    .toolbarRole(.editor)
    .toolbarRole(roles[0])
  }
}
