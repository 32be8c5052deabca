import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@Suite("Colors of asset catalogs")
struct ColorCatalogueTests {
  private let directory = TemporaryFiles()

  /// Writes the files of catalogs, and asks.
  private func withFiles(_ files: [String: String], _ body: (ImageFiles) throws -> Void) throws {
    try directory.with(files.mapValues { Data($0.utf8) }, body)
  }

  /// A color set with one entry.
  private func set(_ color: String, more: String = "") -> String {
    #"{"colors": [{"idiom": "universal", "color": \#(color)}\#(more)], "info": {"version": 1}}"#
  }

  private func rgb(
    _ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"",
    space: String = "srgb"
  ) -> String {
    #"{"color-space": "\#(space)", "components": {"red": \#(red), "green": \#(green), "#
      + #""blue": \#(blue), "alpha": \#(alpha)}}"#
  }

  private func value(_ color: String) throws -> ColorAsset.Value {
    var value: ColorAsset.Value?
    try withFiles(["A.xcassets/C.colorset/Contents.json": set(color)]) { files in
      let asset = try files.color(named: "C", in: directory.path)
      value = asset.value(in: AssetPlace())
    }
    return try #require(value)
  }

  @Test("components are fractions, integers up to 255 or hexadecimal numbers")
  func components() throws {
    #expect(
      try value(rgb("\"0.500\"", "\"128\"", "\"0x80\""))
        == .components(.sRGB, red: 0.5, green: 128 / 255.0, blue: 128 / 255.0, opacity: 1))
    #expect(
      try value(rgb("\"0xFF\"", "\"255\"", "\"1.000\"", alpha: "\"0.250\""))
        == .components(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.25))
    #expect(
      try value(rgb("\"0\"", "\"0x00\"", "\"0.0\"", alpha: "\"1\""))
        == .components(.sRGB, red: 0, green: 0, blue: 0, opacity: 1))
    // An extended range goes beyond both ends.
    #expect(
      try value(rgb("\"-0.250\"", "\"1.500\"", "\"0.5\"", space: "extended-srgb"))
        == .components(.sRGB, red: -0.25, green: 1.5, blue: 0.5, opacity: 1))
  }

  @Test("color spaces, grays and references")
  func spaces() throws {
    func space(_ name: String) throws -> ColorAsset.Value {
      try value(rgb("\"1.0\"", "\"0.0\"", "\"0.0\"", space: name))
    }
    #expect(
      try space("display-p3") == .components(.displayP3, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(
      try space("extended-linear-srgb")
        == .components(.sRGBLinear, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(
      try value(
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}"#)
        == .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
    #expect(
      try value(#"{"platform": "ios", "reference": "systemBlueColor"}"#)
        == .reference("systemBlueColor"))
  }

  @Test("the variant matches the environment: device before darkness before contrast")
  func places() throws {
    func entry(_ name: String, _ idiom: String, _ appearances: [(String, String)]) -> String {
      let list = appearances.map { #"{"appearance": "\#($0)", "value": "\#($1)"}"# }
        .joined(separator: ",")
      return #",{"idiom": "\#(idiom)", "appearances": [\#(list)], "#
        + #""color": {"reference": "\#(name)"}}"#
    }
    let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
    let more =
      entry("dark", "universal", [dark]) + entry("high", "universal", [high])
      + entry("both", "universal", [dark, high]) + entry("pad", "ipad", [])
      + #",{"idiom": "universal", "display-gamut": "display-P3", "color": {"reference": "wide"}}"#
      + #",{"idiom": "universal"}"#
    let file = set(#"{"reference": "any"}"#, more: more)
    try withFiles(["A.xcassets/C.colorset/Contents.json": file]) { files in
      let asset = try files.color(named: "C", in: directory.path)
      func name(_ idiom: String, _ isDark: Bool, _ isHigh: Bool) -> ColorAsset.Value {
        asset.value(
          in: AssetPlace(idiom: idiom, isDark: isDark, isHighContrast: isHigh))
      }
      #expect(name("iphone", false, false) == .reference("any"))
      #expect(name("iphone", true, false) == .reference("dark"))
      #expect(name("iphone", false, true) == .reference("high"))
      #expect(name("iphone", true, true) == .reference("both"))
      #expect(name("ipad", true, true) == .reference("pad"))
    }
  }

  @Test("a color is found in folders and in folders that provide a namespace")
  func folders() throws {
    func named(_ name: String) -> String { set(#"{"reference": "\#(name)"}"#) }
    let files = [
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/Plain/Contents.json": "{}",
      "Assets.xcassets/Plain/A.colorset/Contents.json": named("plain"),
      "Assets.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Brand/B.colorset/Contents.json": named("brand"),
      "Resources/More.xcassets/C.colorset/Contents.json": named("more"),
      "Elsewhere/Not.xcassets/D.colorset/Contents.json": named("not"),
    ]
    try withFiles(files) { files in
      func found(_ name: String) -> ColorAsset.Value? {
        (try? files.color(named: name, in: directory.path))?
          .value(in: AssetPlace(idiom: "mac"))
      }
      #expect(found("A") == .reference("plain"))
      #expect(found("Brand/B") == .reference("brand"))
      #expect(found("B") == nil)
      #expect(found("Plain/A") == nil)
      #expect(found("C") == .reference("more"))
      #expect(found("D") == nil)
      #expect(found("../Elsewhere/Not.xcassets/D") == nil)
      #expect(found("") == nil)
    }
  }

  @Test("errors name the file and the problem")
  func failures() throws {
    func reason(_ text: String, name: String = "C") throws -> String {
      var reason = ""
      try withFiles(["A.xcassets/C.colorset/Contents.json": text]) { files in
        let failure = #expect(throws: ImageFailure.self) {
          try files.color(named: name, in: directory.path)
        }
        reason = failure?.reason ?? ""
      }
      return reason
    }
    #expect(
      try reason("{}", name: "No") == "there is no No.colorset in the asset catalogs of "
        + "\(directory.path); add one to the resources, and pass `bundle: .module` if they belong "
        + "to a package")
    #expect(try reason("no JSON").hasSuffix("isn't a JSON object; correct its syntax"))
    #expect(try reason("{}").hasSuffix("has no color; add one"))
    let broken = try reason(set(rgb("\"nan\"", "\"0.5\"", "\"0.5\"")))
    #expect(broken.contains("C.colorset/Contents.json: the component “red” is “nan”"))
    #expect(try reason(set(rgb("\"1e999\"", "\"0.5\"", "\"0.5\""))).contains("“red”"))
    #expect(try reason(set(#"{"components": {"red": "0.5"}}"#)).contains("“green” is “missing”"))
    #expect(try reason(set(rgb("\"1.0\"", "\"0\"", "\"0\"", space: "cmyk"))).contains("“cmyk”"))
  }
}
