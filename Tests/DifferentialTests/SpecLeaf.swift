import SwiftUI

/// Views without children, by variant.
@MainActor
enum SpecLeaf {
  /// A text field or a text editor for a value from 0 to 19, which isn't hit tested: a new tree would have no focus.
  static func field(_ value: Int) -> AnyView {
    let text = Binding.constant(["", "one", "one two three", "one\ntwo", "ab\n"][value / 4])
    return switch value % 4 {
    case 0: AnyView(TextField("Title", text: text).allowsHitTesting(false))
    case 1:
      AnyView(
        TextField("Title", text: text, prompt: Text("Prompt"), axis: .vertical).lineLimit(2)
          .textFieldStyle(.roundedBorder).allowsHitTesting(false))
    case 2:
      AnyView(
        SecureField("Title", text: text).textFieldStyle(.squareBorder).allowsHitTesting(false))
    default: AnyView(TextEditor(text: text).allowsHitTesting(false))
    }
  }

  /// A text put together of pieces.
  static func pieces(_ value: Int) -> Text {
    if value == 3 { return Text("**bold** \(value) [link](https://example.org)") }
    if value == 5 { return Text(attributed) }
    if value > 11 {
      let picture =
        value % 2 == 0
        ? Image(systemName: value == 14 ? "plus.circle.fill" : "star")
        : Image(SpecPicture.picture).renderingMode(value == 13 ? nil : .template)
      return Text("a picture \(picture) among ").bold() + Text("words").underline()
        + Text(picture).font(value > 13 ? .title : nil).foregroundColor(value > 14 ? .red : nil)
    }
    let last = Text("last \(value)")
    return Text("first ").bold()
      + Text("middle words ").foregroundColor(value % 2 == 0 ? .red : nil).font(.caption)
      + (value % 3 == 0 ? last.italic() : value % 3 == 1 ? last.underline() : last.tracking(2))
  }

  private static var attributed: AttributedString {
    var string = AttributedString("coloured ")
    string.backgroundColor = .yellow
    var rest = AttributedString("words")
    rest.font = .title
    rest.underlineStyle = .single
    return string + rest
  }

  static func shape(_ value: Int) -> AnyView {
    switch value {
    case 0: AnyView(Circle())
    case 1: AnyView(Ellipse().rotation(.degrees(20)).fill(.tint))
    case 2: AnyView(UnevenRoundedRectangle(topLeadingRadius: 5).inset(by: 2).fill(.secondary))
    default: AnyView(RoundedRectangle(cornerRadius: CGFloat(value * 3)).fill(Color.orange))
    }
  }

  static func stroke(_ value: Int) -> AnyView {
    let width = CGFloat(value % 4)
    return switch value % 3 {
    case 0: AnyView(Circle().trim(from: 0.1, to: 0.7).stroke(.primary, lineWidth: width))
    case 1:
      AnyView(
        Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: width, dash: [3, CGFloat(value)])))
    default: AnyView(Capsule().strokeBorder(.orange, lineWidth: width))
    }
  }

  static func gradient(_ value: Int) -> AnyView {
    let colors: [Color] = value % 2 == 0 ? [.red, .blue] : [.green, .primary, .clear]
    return switch value / 2 {
    case 0: AnyView(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing))
    case 1:
      AnyView(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 30))
    default: AnyView(Circle().fill(AngularGradient(colors: colors, center: .top)))
    }
  }

  static func symbol(_ value: Int) -> AnyView {
    let image = Image(systemName: ["star", "heart.fill", "house.circle.fill"][value % 3])
    return switch value / 3 {
    case 4: AnyView(Image(systemName: "wifi", variableValue: Double(value % 3) / 2))
    case 5: AnyView(image.symbolRenderingMode([.palette, .hierarchical, nil][value % 3]))
    case 0: AnyView(image)
    case 1: AnyView(image.renderingMode(.original))
    case 2: AnyView(image.resizable().frame(width: 20, height: CGFloat(value) * 2))
    default: AnyView(image.resizable())
    }
  }

  private static let materials: [Material] = [
    .ultraThin, .thin, .regular, .thick, .ultraThick, .bar,
  ]

  static func material(_ value: Int) -> AnyView {
    let material = materials[value % 6]
    return switch value / 6 {
    case 0: AnyView(Circle().fill(material))
    case 1: AnyView(Rectangle().fill(material).frame(width: 30, height: 20))
    case 2: AnyView(RoundedRectangle(cornerRadius: 6).stroke(material, lineWidth: 5))
    case 3: AnyView(Text("frosted words").font(.title).foregroundStyle(material))
    default: AnyView(Image(systemName: "star").resizable().foregroundStyle(material))
    }
  }

  /// A material behind a view, or as its foreground.
  static func frosted(_ view: AnyView, _ value: Int) -> AnyView {
    let material = materials[value]
    return switch value {
    case 0, 1: AnyView(view.background(material))
    case 2, 3: AnyView(view.padding(4).background(material, in: RoundedRectangle(cornerRadius: 8)))
    case 4: AnyView(view.background(material.opacity(0.5), in: Capsule()))
    default: AnyView(view.foregroundStyle(material))
    }
  }

  static func label(_ value: Int) -> AnyView {
    value < 4
      ? AnyView(Label("label \(value)", systemImage: value % 2 == 0 ? "star" : "house"))
      : AnyView(Label(title: { Text("title") }, icon: { Circle().frame(width: CGFloat(value)) }))
  }

  static func card(_ value: Int) -> AnyView {
    let (padding, opacity, color) = (value % 5, value / 5 % 11, value / 55)
    return AnyView(
      Text("card").font(.caption).padding(CGFloat(padding))
        .background(color > 2 ? Color.red : Color.yellow, alignment: .leading)
        .opacity(Double(opacity) / 10)
        .frame(minWidth: CGFloat(color) * 10))
  }
}
