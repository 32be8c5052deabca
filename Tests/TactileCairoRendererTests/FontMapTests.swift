import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("The font map")
struct FontMapTests {
  @Test("throws an error that names the missing font and its package")
  func missingFonts() {
    let files = FontFiles(directory: "/nowhere/fonts")
    let error = #expect(throws: MissingFonts.self) { try FontMap(files: files) }
    #expect(
      error?.description == "The font Inter is missing (no readable file"
        + " /nowhere/fonts/Inter-Regular.otf); install it with `apt-get install fonts-inter`.")
  }

  @Test("detects a file that isn't a font")
  func brokenFont() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, _) in try FontFiles.inter.paths() {
      let name = URL(fileURLWithPath: path).lastPathComponent
      try FileManager.default.createSymbolicLink(
        atPath: directory.appendingPathComponent(name).path, withDestinationPath: path)
    }
    let files = FontFiles(directory: directory.path)
    let bold = directory.appendingPathComponent("Inter-Bold.otf")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: bold.path)
    try FileManager.default.removeItem(at: bold)
    try Data("no font".utf8).write(to: bold)
    let error = #expect(throws: MissingFonts.self) { try FontMap(files: files) }
    #expect(error?.path == bold.path)

    // Installing it helps.
    try FileManager.default.removeItem(at: bold)
    try FileManager.default.createSymbolicLink(atPath: bold.path, withDestinationPath: target)
    _ = try FontMap(files: files)
  }

  @Test("has an upright and an italic face for each of nine weights")
  func faces() throws {
    let typesetter = PangoTypesetter(fontMap: try FontMap())
    func width(_ weight: Int, isItalic: Bool) -> CGFloat {
      let font = FontDescriptor(size: 100, weight: weight, isItalic: isItalic)
      return typesetter.lines(of: TextRequest(string: "Button", font: font))[0].width
    }
    let weights = stride(from: 100, through: 900, by: 100)
    for isItalic in [false, true] {
      #expect(Set(weights.map { width($0, isItalic: isItalic) }).count == 9)
    }
    #expect(width(900, isItalic: false) > width(100, isItalic: false))
    // What is beyond the faces takes the nearest.
    #expect(width(5000, isItalic: false) == width(900, isItalic: false))
    #expect(width(-5, isItalic: false) == width(100, isItalic: false))
  }

  @Test("supports any number of fonts")
  func manyFonts() throws {
    let typesetter = PangoTypesetter(fontMap: try FontMap())
    let widths = (1...600).map { size in
      typesetter.lines(
        of: TextRequest(string: "H", font: FontDescriptor(size: CGFloat(size) / 4)))[0].width
    }
    // Titles, from 20 points, have narrower letters.
    let (texts, titles) = (widths[..<79], widths[79...])
    #expect(texts.elementsEqual(texts.sorted()) && titles.elementsEqual(titles.sorted()))
    #expect(Set(texts).count == 79 && Set(titles).count == 521)
  }
}
