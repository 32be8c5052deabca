import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Redacted text and images.
@MainActor
@Suite struct RedactionTests {
  private let album = Album(["photo": (40, 20)])

  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    Window(size: CGSize(width: 200, height: 100), scale: 1, images: album) {
      Group { content() }.font(.system(size: 10))
    }
    .display.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("a redacted text is a bar for each line, in a pale shade of its color")
  func texts() {
    let bars = lines {
      Text("one three").foregroundStyle(.red).frame(width: 50).redacted(reason: .placeholder)
    }
    // Capitals of 7.046 points above a baseline of 9.521, and a tenth of the size around.
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.hasPrefix("fill rounded") && $0.contains("#FF383C@0.2") })
    #expect(bars[0].contains("(75, 39.475) 30×9.046"))
    #expect(bars[1].contains("(75, 51.409) 50×9.046"))
    #expect(lines { Text("").redacted(reason: .placeholder) } == [])
    let right = lines {
      Text("one three").multilineTextAlignment(.trailing).frame(width: 50)
        .redacted(reason: .placeholder)
    }
    #expect(right[0].contains("(95,") && right[1].contains("(75,"))
  }

  @Test("redacted images and symbols are rectangles; shapes aren't redacted")
  func pictures() {
    let drawn = lines {
      VStack {
        Image("photo")
        Image(systemName: "star").foregroundStyle(.red)
        Circle().frame(width: 10, height: 10)
      }
      .redacted(reason: .placeholder)
    }
    #expect(drawn.count == 3)
    #expect(drawn[0].contains("20×10") && drawn[0].contains("#000000@0.2"))
    #expect(drawn[1].contains("13×12") && drawn[1].contains("#FF383C@0.2"))
    #expect(drawn[2].hasPrefix("fill ellipse"))
  }

  @Test("the privacy reason hides only sensitive content; unredacted restores content")
  func reasons() {
    func isHidden(@ViewBuilder _ content: () -> some View) -> Bool {
      lines(content).allSatisfy { $0.hasPrefix("fill") }
    }
    let text = Text("a")
    #expect(!isHidden { text.redacted(reason: .privacy) })
    #expect(isHidden { text.privacySensitive().redacted(reason: .privacy) })
    #expect(isHidden { text.redacted(reason: .privacy).privacySensitive() })
    #expect(
      !isHidden { text.privacySensitive(false).privacySensitive().redacted(reason: .privacy) })
    #expect(!isHidden { text.privacySensitive() })
    #expect(!isHidden { text.redacted(reason: .invalidated) })
    #expect(!isHidden { text.unredacted().redacted(reason: .placeholder) })
    #expect(isHidden { text.unredacted().redacted(reason: .placeholder).unredacted() } == false)
    #expect(isHidden { text.redacted(reason: []).redacted(reason: [.privacy, .placeholder]) })
  }

  struct Loading: View {
    @State var isLoading = true
    @Environment(\.redactionReasons) private var reasons
    let journal: Journal
    let register: (Binding<Bool>) -> Void
    var body: some View {
      register($isLoading)
      return VStack {
        Button("Buy") { journal.note("bought") }.redacted(reason: isLoading ? .placeholder : [])
        Text(reasons.isEmpty ? "shown" : "hidden")
      }
      .redacted(reason: .invalidated)
    }
  }

  @Test("a redacted button can be pressed; its label is restored, at the cost of two leaves")
  func coming() {
    let journal = Journal()
    var binding: Binding<Bool>?
    let window = Window { Loading(journal: journal) { binding = $0 } }
    #expect(window.texts == ["shown"])
    window.tap("Buy")
    #expect(journal.entries == ["bought"])
    window.settle()
    _ = window.graph.removeDamage()
    binding?.wrappedValue = false
    let work = window.work { window.update() }
    #expect(window.texts.contains("Buy"))
    #expect(!window.graph.removeDamage().isEmpty)
    #expect(work.measures == 0, "hiding changes no size")
  }

  @Test(
    "a text becomes narrow in an animation: the bars of its new lines are drawn while its frame is still low"
  )
  func damageBelowTheFrame() {
    struct Content: View {
      @State private var isNarrow = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Fold") { withAnimation(.linear(duration: 1)) { isNarrow = true } }
          Text("one two three four").redacted(reason: .placeholder)
            .frame(width: isNarrow ? 60 : 300, alignment: .leading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let window = Window { Content() }
    let before = window.fills.count
    _ = window.graph.removeDamage()
    window.click("Fold")
    let (bars, damage) = (window.fills.map(\.rect), window.graph.removeDamage().rects)
    #expect(bars.count > before)
    for bar in bars { #expect(damage.contains { $0.contains(bar) }) }
  }

  @Test("a bar has the pixels of a rounded rectangle, also when repainted")
  func pixels() throws {
    let size = CGSize(width: 60, height: 30)
    let renderer = try CairoRenderer(scale: 2, fontMap: FontMap())
    func paint(@ViewBuilder _ content: () -> some View) -> Bitmap {
      renderer.render(Window(size: size, content).display)
    }
    let bar = paint {
      Text("aaa").font(.system(size: 10)).foregroundStyle(.red).redacted(reason: .placeholder)
    }
    // The line's box is 11.93 points high and centered; the bar begins a point above the capitals.
    let top = (30 - 12) / 2 + 9.521 - 7.046 - 1
    let reference = paint {
      RoundedRectangle(cornerRadius: 4, style: .circular).fill(.red.opacity(0.2))
        .frame(width: 30, height: 9.046).position(x: 30, y: top + 9.046 / 2)
    }
    var worst = 0
    for y in 0..<60 {
      for x in 0..<120 {
        worst = max(worst, abs(Int(bar[x, y].green) - Int(reference[x, y].green)))
      }
    }
    #expect(worst <= 24, "\(worst)")
    #expect(bar[60, 30].green < 230)
  }
}
