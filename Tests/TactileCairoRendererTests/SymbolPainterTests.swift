import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Symbols")
struct SymbolPainterTests {
  private func paint(_ name: String, weight: Int = 400) throws -> Bitmap {
    try Scene.paint([
      DisplayList.Item(
        origin: CGPoint(x: 10, y: 10),
        content: .symbol(
          DisplayList.SymbolRun(
            name: name, size: CGSize(width: 64, height: 64), square: 64, weight: weight,
            color: Scene.red)))
    ])
  }

  @Test("reads relative and absolute commands, packed numbers and arcs")
  func notation() {
    #expect(
      SVGPath.parse("M1 2l.5-.5.5 1h2V0z")?.description
        == "path M 1 2 L 1.5 1.5 L 2 2.5 L 4 2.5 L 4 0 Z")
    let arc = SVGPath.parse("M0 5a5 5 0 0110 0")
    #expect(arc?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    for broken in ["M", "M1", "Q1 1 2 2", "M1 1a1 1 0 2 0 1 1", "1 2"] {
      #expect(SVGPath.parse(broken) == nil)
    }
  }

  @Test("fills the icon in its square, in the symbol's color")
  func heart() throws {
    let picture = try paint("heart.fill")
    #expect(picture.hex(42, 40) == "#FF0000")
    #expect(picture.hex(11, 72) == "#FFFFFF")
    #expect(CGRect(x: 10, y: 10, width: 64, height: 64).contains(picture.ink))
  }

  @Test("6.1.16: without a square, the symbol fills its frame, as a resizable image does")
  func stretched() throws {
    for name in ["checkmark", "minus", "person", "wifi"] {
      let picture = try Scene.paint([
        DisplayList.Item(
          origin: CGPoint(x: 10, y: 10),
          content: .symbol(
            DisplayList.SymbolRun(
              name: name, size: CGSize(width: 40, height: 64), color: Scene.red)))
      ])
      #expect(picture.ink == CGRect(x: 10, y: 10, width: 40, height: 64), "\(name)")
    }
  }

  @Test("heavier symbols have more ink; unknown ones are a crossed square")
  func weights() throws {
    let plain = try paint("plus").ink
    #expect(try paint("plus", weight: 900).ink.width > plain.width)
    #expect(try paint("nothing").ink == CGRect(x: 14, y: 14, width: 56, height: 56))
  }

  @Test("a bold symbol that is squeezed keeps the whole seam around its outline")
  func squeezedSeam() throws {
    let painter = OutlinePainter()
    let heart = try #require(
      outlines("heart.fill", SymbolPainter(files: .debian), weight: 900).first)
    let placement = Placement(scale: CGSize(width: 0.2, height: 4), origin: .zero)
    let everything = DrawnArea(clip: .everything, columns: -1000..<1000)
    let mask = try #require(
      painter.mask(of: heart.path, heart.pen, at: placement, in: everything))
    let outline = heart.path.boundingRect
    // The seam is as wide to the sides as above and below: half a point at the average scale.
    let seam = 0.5 * (0.2 * 4).squareRoot()
    #expect(mask.bounds.minX == Int((outline.minX * 0.2 - seam).rounded(.down)))
    #expect(mask.bounds.maxX == Int((outline.maxX * 0.2 + seam).rounded(.up)))
  }

  @Test("every shape of the table can be read")
  func allNames() throws {
    let painter = SymbolPainter(files: .debian)
    let missing = outlines("no.such.symbol", painter)
    for name in SymbolNames.all {
      let outlines = outlines(name, painter)
      #expect(!outlines.isEmpty && outlines != missing, "\(name)")
      for outline in outlines where !outline.isErased {
        let bounds = outline.path.boundingRect
        // Control points lie outside.
        #expect(CGRect(x: -8, y: -8, width: 32, height: 32).contains(bounds), "\(name)")
      }
    }
  }

  @Test("the warning about a missing icon set names the package to install")
  func missingFiles() {
    let painter = SymbolPainter(
      files: IconFiles(directory: "/nowhere", materialFont: "/nowhere/font.svg"))
    let warnings = RuntimeWarning.collect {
      for name in ["folder", "fork.knife", "folder", "plus"] { _ = outlines(name, painter) }
    }
    #expect(warnings.count == 2)
    #expect(warnings.first?.contains("apt-get install bootstrap-icons") == true)
    #expect(
      warnings.last?.contains("apt-get install fonts-materialdesignicons-webfont") == true)
  }

  private func outlines(
    _ name: String, _ painter: SymbolPainter, weight: Int = 400
  ) -> [SymbolOutline] {
    painter.outlines(
      of: DisplayList.SymbolRun(
        name: name, size: CGSize(width: 16, height: 16), weight: weight, color: Scene.red))
  }
}
