import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Invalid coordinates")
struct HostileCoordinatesTests {
  nonisolated static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e9, -1e9,
  ]

  /// What is drawn behind a hostile item, to see that drawing goes on.
  private let after = Scene.rect(90, 90, 10, 10, Scene.blue)

  private func expectOnlyTheRest(
    _ item: DisplayList.Item, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try Scene.paint([item, Scene.group(.opacity(0.5), [item]), after])
    #expect(picture == (try Scene.paint([after])), sourceLocation: sourceLocation)
  }

  @Test("omit the item, and only the item", arguments: hostile)
  func origins(value: CGFloat) throws {
    for origin in [CGPoint(x: value, y: 0), CGPoint(x: 0, y: value)] {
      var fill = Scene.rect(0, 0, 10, 10, Scene.red)
      fill.origin = origin
      try expectOnlyTheRest(fill)
      try expectOnlyTheRest(Scene.text("Nowhere", at: origin))
      var group = Scene.group(
        .scale(CGSize(width: 0.5, height: 0.5), anchor: .zero), [Scene.text("Nowhere")])
      group.origin = origin
      try expectOnlyTheRest(group)
      try expectOnlyTheRest(
        Scene.group(
          .scale(CGSize(width: 0.5, height: 0.5), anchor: origin),
          [Scene.rect(0, 0, 10, 10, Scene.red)]))
    }
  }

  @Test("omit a path with one invalid point", arguments: hostile)
  func outlines(value: CGFloat) throws {
    let far = CGPoint(x: value, y: 50)
    let near = CGPoint(x: 10, y: 10)
    for add in [
      { $0.addLine(to: far) }, { $0.addQuadCurve(to: near, control: far) },
      { $0.addCurve(to: near, control1: near, control2: far) }, { $0.move(to: far) },
    ] as [(inout Path) -> Void] {
      let path = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 50, y: 0))
        add(&path)
        path.addLine(to: CGPoint(x: 0, y: 80))
      }
      try expectOnlyTheRest(Scene.fill(path, Scene.red))
    }
  }

  @Test("omit ellipses and rounded rectangles without a size", arguments: hostile)
  func sizes(value: CGFloat) throws {
    let rect = CGRect(x: 0, y: 0, width: value, height: 10)
    try expectOnlyTheRest(Scene.fill(Path(ellipseIn: rect), Scene.red))
    try expectOnlyTheRest(Scene.fill(Path(roundedRect: rect, cornerRadius: 4), Scene.red))
  }

  @Test("don't keep a rectangle of any finite size from covering the window")
  func hugeRectangle() throws {
    for size in [1e5, 1e7, 1e30] as [CGFloat] {
      let picture = try Scene.paint([Scene.rect(-size, -size, 2 * size, 2 * size, Scene.red)])
      #expect(picture.ink == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(picture.hex(50, 50) == "#FF0000")
    }
  }

  @Test("colors with NaN components aren't drawn, and others are clamped")
  func colours() throws {
    for color in [
      RGBAColor(red: .nan, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 0, opacity: .nan),
      RGBAColor(red: 0, green: 0, blue: 0, opacity: -1),
    ] {
      try expectOnlyTheRest(Scene.rect(0, 0, 50, 50, color))
      try expectOnlyTheRest(Scene.text("Clear", color))
    }
    let bright = RGBAColor(red: 7, green: -7, blue: 0, opacity: 3)
    #expect(try Scene.paint([Scene.rect(0, 0, 50, 50, bright)]).hex(10, 10) == "#FF0000")
  }

  @Test(
    "keep fonts without a size from drawing", arguments: [0, -5, 1e9, .nan, .infinity] as [CGFloat])
  func fonts(size: CGFloat) throws {
    let line = DisplayList.TextRun.Line(string: "Text", baseline: CGPoint(x: 10, y: 50))
    let run = DisplayList.TextRun(
      lines: [line], font: FontDescriptor(size: size), color: Scene.black, size: .zero)
    try expectOnlyTheRest(DisplayList.Item(origin: .zero, content: .text(run)))
  }

  @Test("keep a backdrop without a value transparent")
  func backdrop() throws {
    let list = DisplayList(
      size: CGSize(width: 2, height: 2), backdrop: RGBAColor(red: .nan, green: 0, blue: 0))
    let bitmap = try CairoRenderer(scale: 1, fontMap: FontMap()).render(list)
    #expect(bitmap.hex(0, 0) == "#000000@0")
  }
}
