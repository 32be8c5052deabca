import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Named colors in asset catalogs.
@MainActor
@Suite struct NamedColorTests {
  private let album = Album(
    [:],
    colors: [
      "Brand": ColorAsset(variants: [
        .init(value: .components(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)),
        .init(
          isDark: true, value: .components(.sRGB, red: 0, green: 1, blue: 0, opacity: 0.5)),
        .init(
          isHighContrast: true, value: .components(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)),
      ]),
      "Link": ColorAsset(variants: [.init(value: .reference("systemBlueColor"))]),
      "Odd": ColorAsset(variants: [.init(value: .reference("chartreuseColor"))]),
      "Wide": ColorAsset(variants: [
        .init(value: .components(.displayP3, red: 1, green: 1, blue: 1, opacity: 1))
      ]),
      "Pad": ColorAsset(variants: [
        .init(value: .reference("systemRedColor")),
        .init(idiom: "ipad", value: .reference("systemGreenColor")),
      ]),
    ])

  private func color(
    _ color: Color, _ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    idiom: Idiom = .phone
  ) -> String? {
    let window = Window(scheme: scheme, idiom: idiom, images: album) {
      Text("A").foregroundStyle(color).environment(\._colorSchemeContrast, contrast)
    }
    return window.color(of: "A")?.description
  }

  @Test("a color is the catalog's variant for the environment: light, dark, increased contrast")
  func appearances() {
    #expect(color(Color("Brand")) == "#FF0000")
    #expect(color(Color("Brand"), .dark) == "#00FF00@0.5")
    #expect(color(Color("Brand"), contrast: .increased) == "#0000FF")
    #expect(color(Color("Brand").opacity(0.5), .dark) == "#00FF00@0.25")
    #expect(color(Color("Wide")) == "#FFFFFF")
    #expect(color(Color("Pad")) == "#FF383C")
    #expect(color(Color("Pad"), idiom: .pad) == "#34C759")
  }

  @Test("a reference to a system color resolves in light and dark")
  func references() {
    #expect(color(Color("Link")) == color(.blue) && color(.blue) != nil)
    #expect(color(Color("Link"), .dark) == color(.blue, .dark))
  }

  @Test("a window that becomes dark redraws its named colors, and measures nothing")
  func turning() {
    let window = Window(images: album) { Color("Brand").frame(width: 10, height: 10) }
    #expect(window.display.description.contains("#FF0000"))
    var configuration = window.graph.configuration
    configuration.colorScheme = .dark
    window.graph.configure(configuration)
    window.update()
    #expect(window.display.description.contains("#00FF00@0.5"))
  }

  @Test("an unknown name draws nothing, with one warning that names it")
  func unknown() {
    let name = "Nobody knows \(UUID())"
    var drawn: [String?] = []
    let warnings = RuntimeWarning.collect {
      drawn = [color(Color(name)), color(Color(name)), color(Color("Odd"))]
    }
    // Text that is not seen is not drawn.
    #expect(drawn.allSatisfy { $0 == nil || $0?.hasSuffix("@0") == true })
    #expect(warnings.count { $0.contains(name) } == 1)
    #expect(warnings.count { $0.contains("chartreuseColor") } == 1)
  }

  @Test("resources, UIKit's names and equality")
  func names() throws {
    let resource = ColorResource(name: "Brand", bundle: .main)
    #expect(color(Color(resource)) == "#FF0000")
    #expect(Color(resource) == Color("Brand") && Color("Brand") != Color("Link"))
    #expect(Color("Brand").description == "Brand")
    _ = Window(images: album) { EmptyView() }
    let named = try #require(UIColor(named: "Brand"))
    #expect(color(Color(uiColor: named), .dark) == "#00FF00@0.5")
    #expect(color(Color(named), contrast: .increased) == "#0000FF")
    #expect(color(Color(uiColor: UIColor(resource: resource)), .dark) == "#00FF00@0.5")
    #expect(UIColor(named: "Brand", in: .main, compatibleWith: nil) == named)
    #expect(UIColor(named: "Nobody") == nil)
    #expect(named.hash == UIColor(named: "Brand")?.hash)
  }
}
