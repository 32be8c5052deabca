import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Texts with attributed strings, and Markdown in titles.
@MainActor
@Suite struct AttributedTextTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> String {
    Window { Group { content() }.font(.system(size: 10)) }.display.description
  }

  @Test("each attribute changes the appearance of its range")
  func attributes() {
    var string = AttributedString("ab")
    string.font = .system(size: 20)
    string.foregroundColor = .red
    var rest = AttributedString("cd")
    rest.backgroundColor = .yellow
    rest.underlineStyle = .single
    rest.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .green)
    rest.kern = 3
    rest.baselineOffset = 4
    var last = AttributedString("ef")
    last.tracking = 1
    last.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    let text = lines { Text(string + rest + last) }
    #expect(text.contains("\"ab\" at"))
    #expect(text.contains("font 20 #FF383C"))
    #expect(text.contains("font 10 tracking 3 #000000 on #FFCC00 raised 4 underline strikethrough"))
    #expect(text.contains("dash #34C759"))
    #expect(text.contains("font 10 w700 italic tracking 1"))
  }

  @Test("ranges can be found and changed; equal strings make equal texts")
  func ranges() throws {
    var string = AttributedString("Hello World")
    let world = try #require(string.range(of: "World"))
    string[world].foregroundColor = .blue
    string[world].font = .body.bold()
    let text = Text(string)
    #expect(text.string == "Hello World")
    #expect(text.segments.count == 2)
    #expect(text == Text(string))
    #expect(text != Text(AttributedString("Hello World")))
    var container = AttributeContainer()
    container.foregroundColor = .blue
    string.mergeAttributes(container)
    #expect(string.runs.allSatisfy { $0.foregroundColor == .blue })
    #expect(Text(string).foregroundColor(.red).segments.allSatisfy { $0.traits.foreground != nil })
  }

  @Test("a link has the tint, unless it has a color; outer modifiers don't change it")
  func links() throws {
    let window = Window {
      Text("[a](https://example.org)").foregroundColor(.red)
      Text("[b](https://example.org)").tint(.green)
      Text("c")
    }
    #expect(window.color(of: "a") == RGBAColor(red: 0, green: 136 / 255, blue: 1))
    #expect(window.color(of: "b")?.description == "#34C759")
    var string = AttributedString("d")
    string.link = URL(string: "https://example.org")
    string.foregroundColor = .orange
    let text = Text(string)
    #expect(text.segments[0].traits.link?.host() == "example.org")
    #expect(Window { text }.color(of: "d")?.description == "#FF8D28")
  }

  @Test("neighboring parts with the same attributes are shaped as one")
  func joinedParts() {
    #expect(!lines { Text("Count \(3)") }.contains("\"3\" at"))
    #expect(!lines { Text("a").bold() + Text("b").bold() }.contains("\"b\" at"))
    #expect(lines { Text("a").bold() + Text("b") }.contains("\"b\" at"))
    let parted = lines { Text("a") + Text(Image(systemName: "star")) + Text("b") }
    #expect(parted.contains("\"a\" at") && parted.contains("\"b\" at"))
  }

  @Test("Markdown in a literal is rendered; in arguments and strings it is plain text")
  func markdown() {
    let argument = "*x*"
    #expect(Text("a **b** \(argument)").string == "a b *x*")
    #expect(Text(argument).string == "*x*")
    #expect(Text(verbatim: "**a**").string == "**a**")
    #expect(Text(LocalizedStringKey(argument)).string == "x")
    let text = lines { Text("a **b *\(3)* \(argument)** `c` ~~d~~") }
    #expect(text.contains("\"b \" at") && text.contains("\"3\" at"))
    #expect(text.contains("font 10 w700 #000000") == false)
    #expect(text.contains("font 10 w700\n") || text.contains("font 10 w700 italic"))
    #expect(text.contains("\" *x*\" at"))
    #expect(text.contains("font 10 monospaced"))
    #expect(text.contains("strikethrough"))
    let name = "docs"
    let link = Text("[a \(name)](https://example.org/\(name))")
    #expect(link.string == "a docs")
    #expect(link.segments[0].traits.link?.absoluteString == "https://example.org/docs")
    #expect(
      Text("\(Text("x").italic()) **y**").segments.map(\.traits.isItalic) == [true, nil, nil])
    #expect(Text("**a**").string == "a")
    #expect(Text("plain \(name) text").segments.count == 1)
    #expect(String(localized: "**a**") == "**a**")
    #expect(Text(LocalizedStringResource("**a** \(1)")).string == "a 1")
  }

  @Test("buttons and labels render Markdown in their titles")
  func titles() {
    let window = Window {
      Button("**Save** it") {}
      Label("*Star*", systemImage: "star")
    }
    #expect(window.graph.buttons.map(\.label) == ["Save it"])
    #expect(window.texts.contains("Star"))
    #expect(window.display.description.contains("w700"))
  }

  @Test("Markdown is parsed into attributes")
  func attributed() throws {
    let string = try AttributedString(
      markdown: "a **b** [c](/d) `e`", baseURL: URL(string: "https://example.org"))
    #expect(String(string.characters) == "a b c e")
    let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
    #expect(runs[1].0 == .stronglyEmphasized && runs[5].0 == .code)
    #expect(runs[3].1 == "https://example.org/d")
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(
      String(try AttributedString(markdown: "# a\n\n b", options: options).characters)
        == "# a\n\n b")
    #expect(String(try AttributedString(markdown: "# a\n\nb").characters) == "ab")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFF])) }
    let localized = AttributedString(localized: "a **\(2)**")
    #expect(localized.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized])
  }

  @Test("the background color covers the height of the line, also behind a gradient")
  func background() throws {
    var string = AttributedString("ii")
    string.backgroundColor = .red
    string.foregroundColor = .clear
    var other = AttributedString("ii")
    other.foregroundColor = .clear
    func red(_ view: some View) throws -> (ink: CGRect, frame: CGRect) {
      let window = Window(size: CGSize(width: 100, height: 60), scale: 1) {
        view.font(.system(size: 20))
      }
      let picture = try CairoRenderer(scale: 1, fontMap: FontMap()).render(window.display)
      var ink = CGRect.null
      for y in 0..<60 {
        for x in 0..<100 where picture[x, y].green < 128 && picture[x, y].red > 200 {
          ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return (ink, window.frame(of: "iiii"))
    }
    let drawn = try red(Text(other + string))
    // Squares of 20 points: the right half of the text, as high as a line.
    #expect(abs(drawn.ink.minX - drawn.frame.midX) <= 1 && abs(drawn.ink.width - 40) <= 1)
    #expect(abs(drawn.ink.height - 20 * (0.9521 + 0.24126)) <= 1)
    string.foregroundColor = nil
    let gradient = LinearGradient(
      colors: [.blue, .blue], startPoint: .top, endPoint: .bottom)
    let painted = try red(Text(other + string).foregroundStyle(gradient))
    #expect(painted.ink == drawn.ink)
  }

  @Test("a value is formatted with a format style in the environment's locale")
  func formats() {
    #expect(Text(1234.5, format: .number).string == "1,234.5")
    #expect(Text("\(0.25, format: .percent) of *all*").string == "25% of all")
    #expect(Text(3, format: .number.precision(.fractionLength(2))).string == "3.00")
    #expect(Text(3, format: .number) == Text(3, format: .number))
    #expect(Text(3, format: .number) != Text(4, format: .number))
    let window = Window {
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(window.texts == ["1.234,5"])
  }
}
