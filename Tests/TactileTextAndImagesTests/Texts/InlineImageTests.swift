import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Images in text (rules 6.1.16, 6.2.18 and 6.2.21).
///
/// Letters are squares of 10 points, and symbols are 13 points wide.
@MainActor
@Suite struct InlineImageTests {
  private let album = Album(["photo": (40, 60)])
  private let font = Font.system(size: 10)
  private let star = Image(systemName: "star")
  /// The size of a symbol among letters of 10 points, without files of icons.
  private let size = SymbolMetrics(
    of: "star", font: FontDescriptor(size: 10), scale: .medium, nil
  ).size

  private func window(
    width: CGFloat = 400, _ text: Text, images: (any ImageLoader)? = nil
  ) -> Window {
    Window(size: CGSize(width: width, height: 100), images: images) {
      text.font(font).fixedSize(horizontal: false, vertical: true)
    }
  }

  private struct Drawn: Equatable {
    var name: String
    var frame: CGRect
    var color: String
  }

  /// The pictures that a window draws, outside of patterns.
  private func pictures(_ window: Window) -> [Drawn] {
    let origin = window.graph.texts.first?.frame.origin ?? .zero
    return window.display.items.compactMap { item in
      func frame(_ size: CGSize) -> CGRect {
        CGRect(
          x: item.origin.x - origin.x, y: item.origin.y - origin.y, width: size.width,
          height: size.height)
      }
      switch item.content {
      case .symbol(let run):
        return Drawn(name: run.name, frame: frame(run.size), color: "\(run.color)")
      case .image(let run):
        return Drawn(
          name: run.name, frame: frame(run.size), color: run.tint.map { "\($0)" } ?? "own")
      default: return nil
      }
    }
  }

  private func isClose(_ rect: CGRect?, _ other: CGRect) -> Bool {
    guard let rect else { return false }
    return [
      rect.minX - other.minX, rect.minY - other.minY, rect.width - other.width,
      rect.height - other.height,
    ].allSatisfy { abs($0) < 0.001 as CGFloat }
  }

  @Test("6.1.16: a symbol is between its neighbors, centered on the cap height, in their color")
  func symbol() {
    let window = window(Text("ab\(star)c").foregroundColor(.red))
    let found = pictures(window)
    #expect(found.map(\.name) == ["star"] && found.map(\.color) == ["#FF383C"])
    let capHeight = FontDescriptor(size: 10).capHeight
    let baseline = FontDescriptor(size: 10).ascent
    let frame = CGRect(
      x: 20, y: baseline - (size.height + capHeight) / 2, width: size.width,
      height: size.height)
    #expect(isClose(found.first?.frame, frame))
    #expect(window.display.description.contains("\"ab\" at"))
    #expect(window.display.description.contains("\"c\" at"))
    // Letters 30, the symbol 12.99, all rounded up to pixels.
    #expect(window.graph.contentSize == CGSize(width: 43, height: 12))
  }

  @Test("6.2.18: a symbol doesn't change the line height, and an image can increase it")
  func heights() {
    #expect(window(Text("ab")).contentSize.height == 12 as CGFloat)
    #expect(window(Text("ab\(star)")).contentSize.height == 12 as CGFloat)
    #expect(window(Text(star)).contentSize == CGSize(width: 13, height: 12))
    let raised = window(Text("ab\(Image("photo"))c"), images: album)
    // 30 points above the baseline, 2.41 below it.
    #expect(raised.graph.contentSize == CGSize(width: 50, height: 32.5))
    #expect(
      isClose(pictures(raised).first?.frame, CGRect(x: 20, y: 0, width: 20, height: 30)))
    let lone = window(Text(Image("photo")), images: album)
    #expect(lone.graph.contentSize == CGSize(width: 20, height: 32.5))
    #expect(pictures(lone).map(\.color) == ["own"])
  }

  @Test("each part has its own style: size, color, template mode, offset, lines")
  func looks() {
    let text =
      Text("a") + Text(star).font(.system(size: 20)).foregroundColor(.blue)
      + Text(Image("photo").renderingMode(.template)).foregroundColor(.green).baselineOffset(5)
    let found = pictures(window(text, images: album))
    #expect(found.map(\.name) == ["star", "photo"])
    #expect(found.map(\.color) == ["#0088FF", "#34C759"])
    #expect(abs(found[0].frame.width - 2 * size.width) < 1e-9)
    #expect(found[1].frame.minY == 0 as CGFloat)
    let underlined = window(Text("a\(star)").underline()).display.description
    #expect(underlined.contains("\"\" at") && underlined.contains("underline"))
    let plain = window(Text("a") + Text(star)).display.description
    #expect(!plain.contains("\"\" at"))
  }

  @Test("layers are colored like those of a symbol outside of text")
  func layers() {
    let plus = Image(systemName: "plus.circle.fill")
    func colors(_ image: Image) -> [String] {
      pictures(window(Text("a\(image)").foregroundColor(.red))).map(\.color)
    }
    #expect(colors(plus) == ["#FF383C"])
    #expect(colors(plus.symbolRenderingMode(.hierarchical)) == ["#FF383C@0.5", "#FF383C"])
    #expect(colors(plus.renderingMode(.original)) == ["#34C759", "#FFFFFF"])
    #expect(colors(Image(systemName: "gear").renderingMode(.original)) == ["#000000"])
  }

  @Test("6.2.21: a line breaks before and after an image, and an ellipsis can replace it")
  func wrapping() {
    let text = Text("ab\(star)cd")
    let narrow = window(width: 40, text)
    #expect(narrow.graph.contentSize.height == 24 as CGFloat)
    #expect(narrow.display.description.contains("\"\u{FFFC}cd\"") == false)
    let found = pictures(narrow)
    #expect(found.count == 1)
    let cut = Window(size: CGSize(width: 45, height: 20)) { text.font(font).lineLimit(1) }
    // Two letters, the symbol and the ellipsis behind it.
    #expect(cut.display.description.contains("…"))
    #expect(pictures(cut).count == 1)
    let short = Window(size: CGSize(width: 35, height: 20)) { text.font(font).lineLimit(1) }
    #expect(short.display.description.contains("ab…"))
    #expect(pictures(short).isEmpty)
  }

  @Test("symbols shrink with their text, and images don't")
  func shrinking() {
    let window = Window(size: CGSize(width: 30, height: 50)) {
      Text("abc\(star)").font(font).lineLimit(1).minimumScaleFactor(0.5)
    }
    let found = pictures(window)
    #expect(
      found.count == 1 && found[0].frame.width < size.width && found[0].frame.width > size.width / 2
    )
    #expect(!window.display.description.contains("…"))
  }

  @Test("text and symbols mask a gradient over the whole text")
  func patterns() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let window = window(Text("ab\(star)").foregroundStyle(gradient))
    #expect(pictures(window).isEmpty)
    let masks = window.display.items.filter {
      if case .group(.mask, _) = $0.content { true } else { false }
    }
    #expect(masks.count == 2)
    #expect(Set(masks.map(\.origin.x)).count == 1)
  }

  @Test("images have accessibility labels, and are redacted with their text")
  func reading() {
    let labelled = Image("photo", label: Text("a photo"))
    let text = Text("Tap \(star), \(labelled)\(Image(decorative: "photo"))")
    let shown = window(text, images: album)
    #expect(shown.graph.texts.map(\.string) == ["Tap star, a photo"])
    let hidden = Window { Text("ab\(star)").font(font).redacted(reason: .placeholder) }
    #expect(pictures(hidden).isEmpty)
    let button = Window { Button("Add \(Image(systemName: "plus"))") {} }
    #expect(button.graph.buttons.map(\.label) == ["Add plus"])
  }

  @Test("a changed image damages its area, and an unreadable one draws nothing")
  func changing() {
    let window = Window(images: album) {
      Stateful("star") { name in
        VStack {
          Text("ab\(Image(systemName: name.wrappedValue))").font(font)
          Button("Other") { name.wrappedValue = "heart" }
        }
      }
    }
    _ = window.graph.removeDamage()
    window.tap("Other")
    window.settle()
    #expect(window.display.description.contains("symbol heart"))
    #expect(!window.graph.removeDamage().rects.isEmpty)
    let warnings = RuntimeWarning.collect {
      let missing = Window(images: album) { Text("a\(Image("not there"))b").font(font) }
      #expect(missing.graph.contentSize == CGSize(width: 20, height: 12))
    }
    #expect(warnings.contains { $0.contains("not there") })
  }
}
