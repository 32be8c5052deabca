import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Symbol variants, and the colors of layers.
@MainActor
@Suite struct SymbolVariantTests {
  private func symbols(@ViewBuilder _ content: () -> some View) -> [String] {
    Window(scale: 1, content).display.description.split(separator: "\n")
      .filter { $0.contains("symbol ") }
      .map { line in
        let words = line.split(separator: " ")
        return ([words[1]] + words[5...]).joined(separator: " ")
      }
  }

  private func names(@ViewBuilder _ content: () -> some View) -> [String] {
    symbols(content).map { String($0.prefix { $0 != " " }) }
  }

  @Test("variants are added to names, and accumulate from outside to inside")
  func variants() {
    #expect(
      names {
        Group {
          Image(systemName: "heart").symbolVariant(.fill)
          Image(systemName: "heart").symbolVariant(.circle)
          Image(systemName: "heart").symbolVariant(.fill.circle)
          Image(systemName: "heart").symbolVariant(.square.fill)
          Image(systemName: "heart").symbolVariant(.rectangle)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "bell").symbolVariant(.slash.circle.fill)
          Image(systemName: "bell").symbolVariant(.circle).symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.none).symbolVariant(.fill)
          Image(systemName: "bell").environment(\.symbolVariants, .none).symbolVariant(.fill)
        }
      } == [
        "heart.fill", "heart.circle", "heart.circle.fill", "heart.square.fill", "heart.rectangle",
        "bell.slash", "bell.slash.circle.fill", "bell.circle.fill", "bell.fill", "bell",
      ])
  }

  @Test("unavailable variants are ignored; a symbol keeps its own frame")
  func missing() {
    #expect(
      names {
        Image(systemName: "gear").symbolVariant(.fill)
        Image(systemName: "heart.circle").symbolVariant(.fill)
        Image(systemName: "heart.circle").symbolVariant(.square)
        Image(systemName: "heart.fill").symbolVariant(.circle)
      } == ["gear", "heart.circle.fill", "heart.circle", "heart.circle.fill"])
    #expect(
      RuntimeWarning.collect {
        _ = names { Image(systemName: "no.such.variant").symbolVariant(.fill) }
      }.count == 1)
  }

  @Test("variants contain other variants")
  func sets() {
    #expect(SymbolVariants.fill.circle == .circle.fill)
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.slash))
    #expect(SymbolVariants.slash.contains(.none))
    #expect(SymbolVariants.circle.square == .square)
  }

  @Test(
    "weather symbols are multicolor, and a palette colors cloud, sun and rain separately",
    arguments: [
      ("cloud.fill", ["#FFFFFF"]), ("cloud.rain", ["#00C0E8 enclosure", "#FFFFFF figure"]),
      ("cloud.sun.fill", ["#FFCC00 enclosure", "#FFFFFF figure"]),
      (
        "cloud.sun.rain.fill", ["#FFCC00 enclosure", "#00C0E8 accent", "#FFFFFF figure"]
      ),
      ("cloud.bolt.rain.fill", ["#FFCC00 enclosure", "#00C0E8 accent", "#FFFFFF figure"]),
      ("cloud.moon.fill", ["#FF383C enclosure", "#FFFFFF figure"]), ("sunrise.fill", ["#FFCC00"]),
      ("rainbow", ["#0088FF enclosure", "#FFCC00 accent", "#FF383C figure"]),
      ("sun.haze.fill", ["#8E8E93 enclosure", "#FFCC00 figure"]),
      ("wind.snow", ["#00C0E8 enclosure", "#FF383C figure"]),
      ("phone.badge.plus", ["#FF383C enclosure", "#34C759 figure"]),
      ("sun.max.fill", ["#FFCC00"]), ("trash.fill", ["#FF383C"]), ("moon.stars.fill", ["#FF383C"]),
      (
        "square.and.arrow.up.trianglebadge.exclamationmark",
        ["#FF383C enclosure", "#FFCC00 figure"]
      ),
    ])
  func weather(name: String, colors: [String]) {
    let image = Image(systemName: name)
    let drawn = symbols { image.symbolRenderingMode(.multicolor).foregroundStyle(.red) }
    #expect(drawn == colors.map { "\(name) \($0)" })
    let parts = colors.map { $0.split(separator: " ").dropFirst().joined() }
    guard parts.count > 1 else { return }
    let styles = ["figure": "#34C759", "enclosure": "#0088FF", "accent": "#FF383C"]
    let palette = symbols {
      image.symbolRenderingMode(.palette).foregroundStyle(.green, .blue, .red)
    }
    #expect(palette == parts.map { "\(name) \(styles[$0]!) \($0)" })
    // Without a third style, the second one colors both.
    let two = symbols { image.foregroundStyle(.green, .blue) }
    #expect(two == parts.map { "\(name) \($0 == "figure" ? "#34C759" : "#0088FF") \($0)" })
  }

  @Test("rendering modes color the frame and the figure")
  func modes() {
    func drawn(_ image: Image) -> [String] { symbols { image.foregroundStyle(.red, .blue) } }
    let image = Image(systemName: "plus.circle.fill")
    #expect(drawn(image.symbolRenderingMode(.monochrome)) == ["plus.circle.fill #FF383C"])
    #expect(
      drawn(image.symbolRenderingMode(.multicolor)) == [
        "plus.circle.fill #34C759 enclosure", "plus.circle.fill #FFFFFF figure",
      ])
    #expect(
      drawn(Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor)) == [
        "folder.badge.plus #FF383C enclosure", "folder.badge.plus #34C759 figure",
      ])
    #expect(
      drawn(Image(systemName: "star.fill").symbolRenderingMode(.multicolor)) == [
        "star.fill #FFCC00"
      ])
    #expect(drawn(Image(systemName: "gear").symbolRenderingMode(.multicolor)) == ["gear #FF383C"])
    // An image with its original rendering has its own colors, too.
    #expect(drawn(Image(systemName: "star.fill").renderingMode(.original)) == ["star.fill #FFCC00"])
    #expect(
      drawn(image.symbolRenderingMode(.hierarchical)) == [
        "plus.circle.fill #FF383C@0.5 enclosure", "plus.circle.fill #FF383C figure",
      ])
    let palette = ["plus.circle.fill #0088FF enclosure", "plus.circle.fill #FF383C figure"]
    #expect(drawn(image.symbolRenderingMode(.palette)) == palette)
    // Several styles are a palette by themselves.
    #expect(drawn(image) == palette)
    #expect(symbols { image.foregroundStyle(.red) } == ["plus.circle.fill #FF383C"])
    #expect(drawn(Image(systemName: "plus")) == ["plus #FF383C"])
    #expect(
      symbols { image.symbolRenderingMode(.palette).foregroundStyle(.red) } == [
        "plus.circle.fill #FF383C@0.5 enclosure", "plus.circle.fill #FF383C figure",
      ])
    #expect(
      symbols {
        VStack { image }.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
      } == ["plus.circle.fill #FF383C"])
  }

  struct Switching: View {
    @State var isFilled = false
    let register: (Binding<Bool>) -> Void
    var body: some View {
      register($isFilled)
      return Image(systemName: "plus").symbolVariant(isFilled ? .circle.fill : .none)
        .foregroundStyle(.red, .blue)
    }
  }

  @Test("a symbol that gets a frame is redrawn, with the frame's color")
  func switching() {
    var binding: Binding<Bool>?
    let window = Window(scale: 1) { Switching { binding = $0 } }
    binding?.wrappedValue = true
    window.update()
    #expect(window.display.description.contains("#0088FF enclosure"))
    #expect(!window.graph.removeDamage().isEmpty)
  }

  @Test("a variable value highlights part of a symbol, and dims the rest")
  func values() {
    #expect(
      symbols {
        Image(systemName: "wifi", variableValue: 0.5).foregroundStyle(.red)
        Image(systemName: "star", variableValue: 0.5).foregroundStyle(.red)
        Image(systemName: "wifi", variableValue: nil).foregroundStyle(.red)
      } == ["wifi #FF383C@0.3", "wifi #FF383C lit 0.5", "star #FF383C", "wifi #FF383C"])
  }

  @Test("UIKit's symbols have their own font, and are templates")
  func uiImages() throws {
    let heart = try #require(UIImage(systemName: "heart.circle.fill"))
    #expect(abs(heart.size.height - 17 * (1.0625 + 2 * 0.059)) < 1e-9)
    #expect(UIImage(systemName: "no.such.thing") == nil)
    let large = try #require(
      UIImage(
        systemName: "heart",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)))
    #expect(
      symbols {
        Group {
          Image(uiImage: heart)
          Image(uiImage: large).font(.caption).bold(false)
          Image(uiImage: heart.withRenderingMode(.alwaysOriginal))
        }
        .foregroundStyle(.red)
      } == ["heart.circle.fill #FF383C", "heart w700 #FF383C", "heart.circle.fill #000000"])
    #expect(heart == UIImage(systemName: "heart.circle.fill"))
    #expect(heart != large)
  }
}
