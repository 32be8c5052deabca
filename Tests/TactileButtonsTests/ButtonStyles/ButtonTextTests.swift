import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Titles in the built-in styles at all Dynamic Type sizes: no glyph is cut off, however the title
/// is wrapped, truncated or mirrored.
@MainActor
@Suite struct ButtonTextTests {
  enum Style: CaseIterable { case automatic, plain, borderless, bordered, prominent }
  enum Setting: CaseIterable { case oneLine, truncated, wrapped }

  private static let fonts = Result { try FontMap() }
  private static let size = CGSize(width: 260, height: 900)

  /// A button with letters that reach far up, far down and to the sides.
  private func host(
    _ style: Style, _ setting: Setting, _ typeSize: DynamicTypeSize, _ direction: LayoutDirection
  ) throws -> HeadlessHost {
    let title =
      switch setting {
      case .oneLine: "Åj"
      case .truncated: "Ågypt jÂgÿ fjqÅ jÖgj fjord jung Åj"
      case .wrapped: "Ågj fÿ jÂq\nÖj"
      }
    return HeadlessHost(
      HostConfiguration(size: Self.size, displayScale: 1),
      typesetter: PangoTypesetter(fontMap: try Self.fonts.get())
    ) {
      Group {
        let button = Button(title) {}.lineLimit(setting == .truncated ? 1 : nil)
        switch style {
        case .automatic: button.buttonStyle(.automatic)
        case .plain: button.buttonStyle(.plain)
        case .borderless: button.buttonStyle(.borderless)
        case .bordered: button.buttonStyle(.bordered)
        case .prominent: button.buttonStyle(.borderedProminent)
        }
      }
      .frame(width: 150)
      .dynamicTypeSize(typeSize)
      .environment(\.layoutDirection, direction)
    }
  }

  /// The texts alone, in black, each in its place; without their bounds if asked.
  private func texts(
    _ items: [DisplayList.Item], at origin: CGPoint = .zero, unbounded: Bool
  ) -> [DisplayList.Item] {
    items.flatMap { item -> [DisplayList.Item] in
      let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
      switch item.content {
      case .text(var run):
        run.color = .opaqueBlack
        if unbounded {
          run.paintBounds = CGRect(origin: .zero, size: Self.size)
            .insetBy(dx: -Self.size.width, dy: -Self.size.height)
        }
        return [DisplayList.Item(origin: place, content: .text(run))]
      case .group(_, let items): return texts(items, at: place, unbounded: unbounded)
      default: return []
      }
    }
  }

  private func paint(_ items: [DisplayList.Item]) throws -> Bitmap {
    let white = RGBAColor(red: 1, green: 1, blue: 1)
    return try CairoRenderer(scale: 1, fontMap: try Self.fonts.get()).render(
      DisplayList(size: Self.size, backdrop: white, items: items))
  }

  /// The smallest rectangle around what is not white.
  private func ink(_ bitmap: Bitmap) -> CGRect {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green < 200 {
        (minX, maxX) = (min(minX, x), max(maxX, x + 1))
        (minY, maxY) = (min(minY, y), max(maxY, y + 1))
      }
    }
    return maxX < 0 ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func runs(_ items: [DisplayList.Item]) -> [DisplayList.TextRun] {
    texts(items, unbounded: false).compactMap { item in
      if case .text(let run) = item.content { run } else { nil }
    }
  }

  @Test(
    "6.2.18: every glyph is drawn completely within the button, at all twelve sizes",
    arguments: Style.allCases, Setting.allCases)
  func letters(style: Style, setting: Setting) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var (lastHeight, lastSize): (CGFloat, CGFloat) = (0, 0)
      for typeSize in DynamicTypeSize.allCases {
        let place = "\(style) \(setting) \(typeSize) \(direction)"
        let host = try host(style, setting, typeSize, direction)
        let items = host.displayList.items
        let button = try #require(host.graph.buttons.first).frame
        let drawn = try paint(texts(items, unbounded: false))
        #expect(drawn == (try paint(texts(items, unbounded: true))), "a letter is cut: \(place)")
        let ink = ink(drawn)
        let run = try #require(runs(items).first)
        // The ring on Inter's Å is higher than a line: by a twentieth of the size. There is room for
        // it in a shape; without one it is drawn nevertheless.
        let hasShape = style == .bordered || style == .prominent
        let over = hasShape ? 0 : 1 + run.font.size / 20
        // Rounded outwards: a union of rectangles compares by the last bit of a sum.
        let area = button.insetBy(dx: -1, dy: -over.rounded(.up))
        #expect(area.contains(ink), "\(ink) \(button) \(place)")
        #expect(ink.height > run.font.size * 0.7, "\(place)")
        #expect(button.width <= 150.01, "\(place)")
        // Nothing gets smaller with a larger size.
        #expect(button.height >= lastHeight && run.font.size >= lastSize, "\(place)")
        (lastHeight, lastSize) = (button.height, run.font.size)
      }
      #expect(lastSize >= 40)
    }
  }

  @Test(
    "titles are truncated in one line; several lines are centered, except in the plain style",
    arguments: Style.allCases)
  func lines(style: Style) throws {
    for typeSize in DynamicTypeSize.allCases {
      let short = try runs(host(style, .truncated, typeSize, .leftToRight).displayList.items)
      #expect(short[0].lines.count == 1 && short[0].lines[0].string.hasSuffix("…"), "\(typeSize)")
      let left = try runs(host(style, .wrapped, typeSize, .leftToRight).displayList.items)[0]
      let right = try runs(host(style, .wrapped, typeSize, .rightToLeft).displayList.items)[0]
      #expect(left.lines.map(\.string) == right.lines.map(\.string))
      #expect(left.lines.count >= 2 && left.lines.last?.string == "Öj", "\(typeSize)")
      let typesetter = PangoTypesetter(fontMap: try Self.fonts.get())
      let width = typesetter.lines(of: TextRequest(string: "Öj", font: right.font))[0].width
      let (free, ends) = (
        right.size.width - width, [left, right].map { $0.lines.last?.baseline.x }
      )
      let isCentred = style != .plain
      for (end, factor) in zip(ends, isCentred ? [0.5, 0.5] : [0, 1] as [CGFloat]) {
        let place = try #require(end)
        #expect(abs(place - free * factor) < 0.51, "\(style) \(typeSize)")
      }
    }
  }
}
