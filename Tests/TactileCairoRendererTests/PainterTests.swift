import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Painting")
struct PainterTests {
  @Test("a rectangle covers exactly its pixels", arguments: [1, 2, 3])
  func rectangle(scale: Int) throws {
    let picture = try Scene.paint([Scene.rect(10, 20, 30, 40, Scene.red)], scale: CGFloat(scale))
    #expect(picture.hex(10 * scale, 20 * scale) == "#FF0000")
    #expect(picture.hex(40 * scale - 1, 60 * scale - 1) == "#FF0000")
    #expect(
      picture.ink
        == CGRect(x: 10 * scale, y: 20 * scale, width: 30 * scale, height: 40 * scale))
  }

  @Test("a half-covered pixel gets half of the color")
  func antialiasing() throws {
    let picture = try Scene.paint([Scene.rect(10.5, 10, 2, 2, Scene.black)])
    #expect(picture[10, 10].red == 127 || picture[10, 10].red == 128)
    #expect(picture.hex(11, 10) == "#000000")
  }

  @Test("a rectangle with negative sides is the same as its standardized form")
  func negativeSides() throws {
    #expect(
      try Scene.paint([Scene.rect(40, 60, -30, -40, Scene.red)])
        == Scene.paint([Scene.rect(10, 20, 30, 40, Scene.red)]))
  }

  @Test(
    "a rounded rectangle doesn't cover its corners",
    arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedRectangle(style: RoundedCornerStyle) throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
    let picture = try Scene.paint([
      Scene.fill(Path(roundedRect: rect, cornerRadius: 20, style: style), Scene.blue)
    ])
    for (x, y) in [(10, 10), (89, 10), (10, 89), (89, 89), (14, 14)] {
      #expect(picture.hex(x, y) == "#FFFFFF")
    }
    for (x, y) in [(18, 18), (50, 10), (10, 50), (89, 50), (50, 89)] {
      #expect(picture.hex(x, y) == "#0000FF")
    }
  }

  @Test("a circle reaches its sides, not its corners")
  func circle() throws {
    let picture = try Scene.paint([
      Scene.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)), Scene.blue)
    ])
    #expect(picture.hex(50, 1) == "#0000FF")
    #expect(picture.hex(98, 50) == "#0000FF")
    #expect(picture.hex(13, 13) == "#FFFFFF")
    #expect(picture.hex(16, 16) == "#0000FF")
  }

  @Test("any outline is filled, quadratic curves included")
  func elements() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 100))
      path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0))
    }
    let picture = try Scene.paint([Scene.fill(path, Scene.blue)])
    // The curve's top is half way to its control point.
    #expect(picture.hex(50, 52) == "#0000FF")
    #expect(picture.hex(50, 48) == "#FFFFFF")
    // A quarter of the way, the curve is at (25, 62.5).
    #expect(picture.hex(25, 65) == "#0000FF")
    #expect(picture.hex(25, 60) == "#FFFFFF")
  }

  @Test("later items cover earlier ones")
  func order() throws {
    let picture = try Scene.paint([
      Scene.rect(0, 0, 50, 50, Scene.red), Scene.rect(25, 25, 50, 50, Scene.blue),
    ])
    #expect(picture.hex(10, 10) == "#FF0000")
    #expect(picture.hex(30, 30) == "#0000FF")
  }

  @Test("an item is drawn at its origin, inside groups too")
  func origins() throws {
    var inner = Scene.rect(0, 0, 10, 10, Scene.red)
    inner.origin = CGPoint(x: 5, y: 6)
    var outer = Scene.group(.opacity(0.5), [inner])
    outer.origin = CGPoint(x: 20, y: 30)
    #expect(try Scene.paint([outer]).ink == CGRect(x: 25, y: 36, width: 10, height: 10))
  }

  @Test("a translucent group that is partly outside of the window is drawn translucent")
  func opacityAtEdge() throws {
    let picture = try Scene.paint([
      Scene.group(.opacity(0.5), [Scene.rect(-50, 90, 100, 100, Scene.black)])
    ])
    #expect((127...128).contains(picture[0, 99].red))
    #expect(picture.ink == CGRect(x: 0, y: 90, width: 50, height: 10))
  }

  @Test(
    "an opacity of 0 draws nothing, and 1 or more draws everything",
    arguments: [0, -1, .nan, 1, 7] as [Double])
  func extremeOpacity(opacity: Double) throws {
    let items = [Scene.rect(10, 10, 40, 40, Scene.red), Scene.text("Faded")]
    let expected = opacity >= 1 ? items : []
    #expect(
      try Scene.paint([Scene.group(.opacity(opacity), items)]) == Scene.paint(expected))
  }

  @Test("a translucent group doesn't cut off text", arguments: [1, 0.8] as [CGFloat])
  func fadedText(factor: CGFloat) throws {
    let group = Scene.group(
      .scale(CGSize(width: factor, height: factor), anchor: .zero),
      [Scene.text("Äj", at: CGPoint(x: 10, y: 10), font: FontDescriptor(size: 40, isItalic: true))])
    let plain = try Scene.paint([group], scale: 2)
    let faded = try Scene.paint([Scene.group(.opacity(0.9), [group])], scale: 2)
    #expect(plain.ink == faded.ink)
  }

  @Test("a scaled group keeps its anchor in place")
  func scale() throws {
    let group = Scene.group(
      .scale(CGSize(width: 0.5, height: 0.5), anchor: CGPoint(x: 50, y: 20)),
      [Scene.rect(10, 20, 80, 40, Scene.red)])
    #expect(try Scene.paint([group]).ink == CGRect(x: 30, y: 20, width: 40, height: 20))
    #expect(try Scene.paint([group], scale: 2).ink == CGRect(x: 60, y: 40, width: 80, height: 40))
  }

  @Test("scales of nested groups multiply")
  func nestedScales() throws {
    let inner = Scene.group(
      .scale(CGSize(width: 2, height: 1), anchor: .zero), [Scene.rect(10, 10, 10, 10, Scene.red)])
    let outer = Scene.group(.scale(CGSize(width: 1, height: 3), anchor: .zero), [inner])
    #expect(try Scene.paint([outer]).ink == CGRect(x: 20, y: 30, width: 20, height: 30))
  }

  @Test("a negative scale mirrors")
  func mirror() throws {
    let group = Scene.group(
      .scale(CGSize(width: -1, height: 1), anchor: CGPoint(x: 50, y: 0)),
      [Scene.rect(10, 20, 20, 40, Scene.red)])
    #expect(try Scene.paint([group]).ink == CGRect(x: 70, y: 20, width: 20, height: 40))
  }

  @Test(
    "a scale without an inverse draws nothing",
    arguments: [0, .nan, .infinity, -.infinity, 1e-300, 1e300] as [CGFloat])
  func singularScale(factor: CGFloat) throws {
    let items = [Scene.rect(10, 10, 50, 50, Scene.red), Scene.text("Gone")]
    for size in [CGSize(width: factor, height: 1), CGSize(width: 1, height: factor)] {
      let after = Scene.text("Still here", at: CGPoint(x: 0, y: 50))
      let picture = try Scene.paint([
        Scene.group(.scale(size, anchor: .zero), items),
        Scene.group(.opacity(0.5), [Scene.group(.scale(size, anchor: .zero), items)]),
        after,
      ])
      #expect(picture == (try Scene.paint([after])))
    }
  }
}
