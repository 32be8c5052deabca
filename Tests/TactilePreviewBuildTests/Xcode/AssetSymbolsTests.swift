import Foundation
import Testing

@testable import TactilePreviewBuild

/// The constants for assets.
@Suite struct AssetSymbolsTests {
  @Test(
    "constants are named as Xcode names them",
    arguments: [
      ("AppGrayColor", "appGray"), ("app-gray", "appGray"), ("URLField", "urlField"),
      ("Color", "color"),
      ("RGB", "rgb"), ("2Big", "_2Big"), ("deep sea", "deepSea"), ("a_b", "aB"),
    ])
  func names(asset: String, symbol: String) {
    #expect(AssetSymbols.symbol(asset, without: "Color") == symbol)
  }

  @Test(
    "a name that the code declares itself isn't declared again, and folders may keep their names to themselves"
  )
  func declared() throws {
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for path in ["Brand.colorset", "Blue.colorset", "Spaced/Ink.colorset", "Plain/Sun.colorset"] {
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    try Data(#"{ "properties" : { "provides-namespace" : true } }"#.utf8)
      .write(to: catalog.appendingPathComponent("Spaced/Contents.json"))
    let sources = [
      "extension Color { static let brand = Color(.brand) }", "Color.blue; Color.ink; Color(.sun)",
    ]
    let text = try #require(AssetSymbols([catalog], usedIn: sources, bundle: ".main").text)
    #expect(text.contains("static let brand = ColorResource"))
    #expect(!text.contains("static var brand"))
    #expect(text.contains("static let blue = ColorResource"))
    #expect(!text.contains("static var blue"))
    #expect(!text.contains("ink"))
    #expect(text.contains("static var sun: Color"))
    #expect(AssetSymbols([catalog], usedIn: ["let brand = 1"], bundle: ".main").text == nil)
  }
}
