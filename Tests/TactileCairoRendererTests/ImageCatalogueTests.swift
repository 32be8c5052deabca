import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@Suite("Pictures of asset catalogs")
struct ImageCatalogueTests {
  private let directory = TemporaryFiles()

  /// Files by their widths, and an image set of entries in a catalog.
  private func files(
    _ entries: [String], widths: [String: Int] = [:], properties: String = "{}"
  ) throws -> [String: Data] {
    let text = #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
    var files = ["A.xcassets/P.imageset/Contents.json": Data(text.utf8)]
    for (name, width) in widths {
      files["A.xcassets/P.imageset/\(name)"] = try png(width: width, height: 1)
    }
    return files
  }

  private func entry(
    _ file: String?, _ scale: String? = nil, idiom: String = "universal", more: String = ""
  ) -> String {
    #"{"idiom": "\#(idiom)""# + (file.map { #", "filename": "\#($0)""# } ?? "")
      + (scale.map { #", "scale": "\#($0)""# } ?? "") + more + "}"
  }

  /// The width in pixels, and in points.
  private func width(
    _ files: ImageFiles, _ name: String = "P", _ scale: CGFloat = 1,
    in place: AssetPlace = AssetPlace()
  ) throws -> [CGFloat] {
    let image = try files.image(named: name, in: directory.path, scale: scale, place: place)
    return [CGFloat(image.bitmap.width), image.size.width]
  }

  @Test("the file with enough pixels is read, or else the largest one")
  func scales() throws {
    let all = try files(
      [entry("1.png", "1x"), entry("2.png", "2x"), entry("3.png", "3x")],
      widths: ["1.png": 10, "2.png": 20, "3.png": 30])
    try directory.with(all) { (files) throws in
      #expect(try width(files, "P", 1) == [10, 10])
      #expect(try width(files, "P", 2) == [20, 10])
      #expect(try width(files, "P", 3) == [30, 10])
      #expect(try width(files, "P", 1.5) == [20, 10])
    }
    // An entry without a file is never used.
    let two = try files(
      [entry(nil, "1x"), entry("2.png", "2x"), entry(nil, "3x")], widths: ["2.png": 8])
    try directory.with(two) { (files) throws in
      for scale in 1...3 { #expect(try width(files, "P", CGFloat(scale)) == [8, 4]) }
    }
    let single = try files([entry("single@2x.png")], widths: ["single@2x.png": 7])
    try directory.with(single) { (files) throws in #expect(try width(files, "P", 3) == [7, 7]) }
  }

  @Test("the variant matches the environment: device before darkness before contrast before scale")
  func places() throws {
    func appearance(_ name: String, _ value: String) -> String {
      #"{"appearance": "\#(name)", "value": "\#(value)"}"#
    }
    let (dark, high) = (appearance("luminosity", "dark"), appearance("contrast", "high"))
    func appearances(_ list: String...) -> String {
      #", "appearances": [\#(list.joined(separator: ","))]"#
    }
    let set = try files(
      [
        entry("any.png", "1x"), entry("any2.png", "2x"),
        entry("dark.png", "2x", more: appearances(dark)),
        entry("high.png", "1x", more: appearances(high)),
        entry("both.png", "1x", more: appearances(dark, high)),
        entry("pad.png", "1x", idiom: "ipad"),
        entry("wide.png", "1x", more: #", "display-gamut": "display-P3""#),
      ],
      widths: [
        "any.png": 1, "any2.png": 2, "dark.png": 3, "high.png": 4, "both.png": 5, "pad.png": 6,
        "wide.png": 7,
      ])
    try directory.with(set) { (files) throws in
      func pixels(_ place: AssetPlace, _ scale: CGFloat = 1) throws -> CGFloat {
        try width(files, "P", scale, in: place)[0]
      }
      #expect(try pixels(AssetPlace()) == 1 as CGFloat)
      #expect(try pixels(AssetPlace(), 2) == 2 as CGFloat)
      #expect(try pixels(AssetPlace(isDark: true)) == 3 as CGFloat)
      #expect(try pixels(AssetPlace(isHighContrast: true), 2) == 4 as CGFloat)
      #expect(try pixels(AssetPlace(isDark: true, isHighContrast: true)) == 5 as CGFloat)
      #expect(try pixels(AssetPlace(idiom: "ipad", isDark: true)) == 6 as CGFloat)
    }
    // What is made for watches alone is better than nothing.
    let watch = try files([entry("w.png", "2x", idiom: "watch")], widths: ["w.png": 4])
    try directory.with(watch) { (files) throws in #expect(try width(files) == [4, 2]) }
  }

  @Test("an image is found in folders and by its namespace, before loose files")
  func folders() throws {
    let set = Data(#"{"images": [{"filename": "f.png"}]}"#.utf8)
    let namespace = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
    try directory.with([
      "Assets.xcassets/Plain/A.imageset/Contents.json": set,
      "Assets.xcassets/Plain/A.imageset/f.png": try png(width: 1, height: 1),
      "Assets.xcassets/Brand/Contents.json": namespace,
      "Assets.xcassets/Brand/B.imageset/Contents.json": set,
      "Assets.xcassets/Brand/B.imageset/f.png": try png(width: 2, height: 1),
      "Resources/More.xcassets/C.imageset/Contents.json": set,
      "Resources/More.xcassets/C.imageset/f.png": try png(width: 3, height: 1),
      "A.png": try png(width: 9, height: 1), "D.png": try png(width: 4, height: 1),
      "Assets.xcassets/D.colorset/Contents.json": set,
    ]) { (files) throws in
      #expect(try width(files, "A") == [1, 1])
      #expect(try width(files, "Brand/B") == [2, 2])
      #expect(throws: ImageFailure.self) { try width(files, "B") }
      #expect(try width(files, "C") == [3, 3])
      #expect(try width(files, "D") == [4, 4])
    }
  }

  @Test("an image set can declare its rendering mode")
  func intents() throws {
    func isTemplate(_ intent: String) throws -> Bool? {
      var isTemplate: Bool?
      let set = try files(
        [entry("p.png")], properties: #"{"template-rendering-intent": "\#(intent)"}"#)
      try directory.with(set) { isTemplate = $0.isTemplate(named: "P", in: directory.path) }
      return isTemplate
    }
    #expect(try isTemplate("template") == true)
    #expect(try isTemplate("original") == false)
    #expect(try isTemplate("automatic") == nil)
    try directory.with([:]) { #expect($0.isTemplate(named: "P", in: directory.path) == nil) }
  }

  @Test("errors name the file and the problem")
  func failures() throws {
    func reason(_ files: [String: Data]) throws -> String {
      var reason = ""
      try directory.with(files) { files in
        reason = #expect(throws: ImageFailure.self) { try width(files) }?.reason ?? ""
      }
      return reason
    }
    #expect(try reason([:]).contains("no P.png, P@2x.png, P@3x.png or P.imageset"))
    #expect(
      try reason(["A.xcassets/P.imageset/Contents.json": Data("[]".utf8)])
        .hasSuffix("P.imageset/Contents.json isn't a JSON object; correct its syntax"))
    #expect(try reason(files([entry(nil, "1x")])).hasSuffix("has no image; add one"))
    let scale = try reason(files([entry("p.png", "4x")]))
    #expect(
      scale.hasSuffix("Contents.json: the scale of p.png is “4x”; write 1x, 2x or 3x"))
    #expect(try reason(files([entry("gone.png")])).contains("gone.png: there is no such file"))
    for name in ["lines.svg", "lines.PDF"] {
      let lines = try reason(files([entry(name)], widths: [name: 1]))
      #expect(
        lines.hasSuffix(
          "P.imageset/\(name): vector graphics, such as PDF and SVG, are not supported; save it as PNG"
        ))
    }
  }
}
