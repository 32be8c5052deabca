import SwiftUI

// Texts and fonts: the modifiers of texts and views, and the values in the environment.

struct TextsOfAllKinds: View {
  let name = "name"
  var color: Color? = .red
  var weight: Font.Weight?
  var font: Font?
  @State private var isOn = false
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.truncationMode) private var truncationMode
  @Environment(\.minimumScaleFactor) private var minimumScaleFactor
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.textCase) private var textCase
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.imageScale) private var imageScale

  var body: some View {
    Text(verbatim: "\(name) %@").italic().monospacedDigit()
    Text(name).underline() + Text(name).underline(isOn, color: color)
      + Text("b").underline(color: .red)
    Text(name).strikethrough(isOn, pattern: .dashDot, color: color).kerning(2).bold()
    Text(name).strikethrough(pattern: .dashDotDot).tracking(isOn ? 1 : 0).baselineOffset(-2)
    Text(name).italic().kerning(1.5).font(font).fontWeight(weight).foregroundColor(color)
    VStack {
      Text("A")
      Label("B", systemImage: "star")
    }
    .font(font)
    .fontWeight(weight)
    .fontWeight(isOn ? .heavy : nil)
    .bold()
    .italic(isOn)
    .monospacedDigit()
    HStack { Text("A") }
      .font(isOn ? .title3 : .caption)
      .strikethrough()
      .strikethrough(isOn, pattern: .dash, color: color)
      .kerning(1)
      .tracking(isOn ? 2 : 0)
      .baselineOffset(3)
      .lineSpacing(lineSpacing + 1)
    Button("Title") { isOn.toggle() }
      .lineLimit(lineLimit)
      .truncationMode(truncationMode == .head ? .tail : .head)
      .textCase(textCase == .lowercase ? nil : .lowercase)
      .minimumScaleFactor(minimumScaleFactor)
      .multilineTextAlignment(alignment == .leading ? .trailing : .leading)
      .dynamicTypeSize(typeSize.isAccessibilitySize ? .medium : .xSmall)
      .dynamicTypeSize(.accessibility1 ... .accessibility5)
      .accessibilityLabel(isOn ? Text("On") : Text("Off"))
  }
}

struct FontsOfAllKinds: View {
  let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let designs: [Font.Design] = [.default, .serif, .monospaced, .rounded]
  let leadings: [Font.Leading] = [.standard, .tight, .loose]
  let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
  let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded, Font.Width(0.1)]
  let sizes: [DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
    .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]
  var font: Font = .headline
  private var width: CGFloat { widths[4].value }

  var body: some View {
    Text("A").font(.title3.italic()).font(.caption.monospacedDigit())
    Text("A").font(.body.monospaced().leading(.loose)).font(.system(.body, design: .monospaced))
    Text("A").font(.body.smallCaps()).font(font.uppercaseSmallCaps())
    Text("A").font(font.lowercaseSmallCaps()).font(.headline.italic(true).width(.compressed))
    Text("A").font(.system(styles[0], weight: .black).leading(.standard).width(.init(width)))
    Text("A").font(.system(size: 12, weight: weights[0], design: .default)).fontDesign(designs[1])
    Text("A").font(Font.headline.width(Font.Width(-0.1))).fontWidth(.init(0.2))
    ForEach(sizes, id: \.self) { Text("A").dynamicTypeSize($0).font(.system(.title2)) }
  }
}

final class Bundled {}

struct LocalizedTexts: View {
  let count = 3
  let date = Date(timeIntervalSince1970: 0)
  var formatter: NumberFormatter?
  let word = "Sign in"
  var value: String.LocalizationValue { String.LocalizationValue(word) }
  var resource = LocalizedStringResource(
    "title", defaultValue: "Title", table: "Main", comment: "c")
  let bundles: [LocalizedStringResource.BundleDescription] = [
    .main, .forClass(Bundled.self), .atURL(URL(filePath: "/a")),
  ]

  var body: some View {
    Text("\(Text("Red").foregroundColor(.red)) and \(Text("Blue").bold())")
    Text("\(1.5, specifier: "%.1f") of \(count, specifier: "%d")")
    Text("\(NSNumber(value: 2), formatter: formatter ?? NumberFormatter())")
    Text("\(count as NSNumber, formatter: formatter)")
    Text("\(String(describing: date)) and \([count])")
    Text(String(localized: "title", defaultValue: "Title \(count)", table: "Main", bundle: .main))
    Text(AttributedString(localized: "**Title**", bundle: .main, comment: "c"))
    Text(AttributedString(localized: value))
    Text(LocalizedStringResource("title", defaultValue: "Title"))
    Text(LocalizedStringResource("\(count) titles", bundle: bundles[0]))
    Button(described(resource)) {}
  }

  private func described(_ resource: LocalizedStringResource) -> LocalizedStringResource {
    var resource = resource
    resource.locale = Locale(identifier: "de_DE")
    let isMain = resource.bundle == .main || resource.table == nil
    let titles: [LocalizedStringResource] = ["\(resource.key) \(isMain ? 1 : 2)", "plain"]
    return resource.defaultValue == "Title" ? titles[0] : titles[1]
  }
}

struct ParsedTexts: View {
  let options = AttributedString.MarkdownParsingOptions(
    allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
    failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en")
  let syntaxes: [AttributedString.MarkdownParsingOptions.InterpretedSyntax] = [.full, .inlineOnly]
  let intents: [InlinePresentationIntent] = [
    .emphasized, .stronglyEmphasized, .code, .strikethrough, [.code, .strikethrough],
    InlinePresentationIntent(rawValue: InlinePresentationIntent.code.rawValue),
  ]

  var body: some View {
    if let parsed = try? AttributedString(markdown: "*A*", options: options) { Text(parsed) }
    if let parsed = try? AttributedString(markdown: "*A*", options: .init()) { Text(parsed) }
    if let parsed = try? AttributedString(markdown: Data("*A*".utf8), options: changed) {
      Text(parsed)
    }
    Text(marked)
    Text(names.joined(separator: ", "))
  }

  private var changed: AttributedString.MarkdownParsingOptions {
    var options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    options.allowsExtendedAttributes = false
    options.interpretedSyntax = syntaxes[0]
    options.failurePolicy = .throwError
    options.languageCode = nil
    return options
  }

  private var marked: AttributedString {
    var string = AttributedString("Marked")
    string.inlinePresentationIntent = intents[4]
    string.underlineStyle = Text.LineStyle(pattern: .dashDotDot)
    string[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .headline
    return string
  }

  private var names: [String] {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    let foundation = \Attributes.foundation
    return [
      Attributes.FontAttribute.name, Attributes.ForegroundColorAttribute.name,
      Attributes.BackgroundColorAttribute.name, Attributes.StrikethroughStyleAttribute.name,
      Attributes.UnderlineStyleAttribute.name, Attributes.KerningAttribute.name,
      Attributes.TrackingAttribute.name, Attributes.BaselineOffsetAttribute.name,
      Attributes.InlinePresentationIntentAttribute.name, "\(foundation)",
    ]
  }
}
