import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Painting effects")
struct EffectPaintingTests {
  private let square = Scene.rect(20, 20, 60, 60, Scene.red)
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func gradient(_ geometry: GradientPaint.Geometry) -> DisplayList.Item {
    let stops = [
      GradientPaint.Stop(color: Scene.red, location: 0),
      GradientPaint.Stop(color: Scene.blue, location: 1),
    ]
    return DisplayList.Item(
      origin: .zero,
      content: .fill(Path(frame), .gradient(GradientPaint(stops: stops, geometry: geometry))))
  }

  @Test("a rotated group is drawn rotated")
  func rotation() throws {
    let bar = Scene.rect(20, 45, 60, 10, Scene.red)
    let turned = Scene.group(
      .rotation(.degrees(90), anchor: CGPoint(x: 50, y: 50)), [bar, Scene.text("")])
    #expect(try Scene.paint([turned]).ink == CGRect(x: 45, y: 20, width: 10, height: 60))
  }

  @Test("a projection that moves and scales paints the pixels that a transform paints")
  func affineProjection() throws {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -50, ty: 10)
    let projected = try Scene.paint([
      Scene.group(.projection(ProjectionTransform(transform)), [square])
    ])
    let transformed = try Scene.paint([Scene.group(.transform(transform), [square])])
    for y in stride(from: 0, to: 100, by: 3) {
      // The edges are softened over a pixel more.
      for x in [4, 30, 50, 70, 96] where ![29, 30, 89, 90].contains(y) {
        #expect(projected.hex(x, y) == transformed.hex(x, y))
      }
    }
  }

  @Test("a projection draws distant parts smaller, with straight lines")
  func perspective() throws {
    var map = ProjectionTransform()
    // The distance grows downwards from 1 to 2, around the left edge.
    map.m23 = 0.01
    let picture = try Scene.paint([
      Scene.group(.projection(map), [Scene.rect(0, 0, 100, 100, Scene.red)])
    ])
    // The lower right corner (100, 100) is at (50, 50); the right edge is the line down to it.
    for (x, y, isInside) in [
      (48, 48, true), (52, 48, false), (72, 25, true), (78, 25, false), (20, 48, true),
      (20, 52, false), (97, 1, true),
    ] {
      #expect(picture.hex(x, y) == (isInside ? "#FF0000" : "#FFFFFF"), "\(x), \(y)")
    }
  }

  @Test("a clip that is on whole pixels except for a rounding error stays on them")
  func noisyClip() throws {
    for noise in [-1e-13, 0, 1e-13] {
      let clip = Path(CGRect(x: 10, y: 10, width: 30 + noise, height: 20 + noise))
      let picture = try Scene.paint([
        Scene.group(.clip(clip), [Scene.rect(0, 0, 100, 100, Scene.red)])
      ])
      #expect(picture.ink == CGRect(x: 10, y: 10, width: 30, height: 20))
    }
  }

  @Test("clips and masks draw only inside")
  func clips() throws {
    let disc = Path(ellipseIn: frame)
    for effect in [
      .clip(disc), .mask([Scene.fill(disc, Scene.black)]),
    ] as [DisplayList.Effect] {
      let picture = try Scene.paint([
        Scene.group(effect, [Scene.rect(0, 0, 100, 100, Scene.red)])
      ])
      #expect(picture.hex(50, 50) == "#FF0000")
      #expect(picture.hex(5, 5) == "#FFFFFF")
    }
  }

  @Test("a shadow lies at its offset, behind the content, soft at its edge")
  func shadow() throws {
    let picture = try Scene.paint([
      Scene.group(
        .shadow(Scene.black, radius: 5, offset: CGSize(width: 0, height: 10)), [square])
    ])
    #expect(picture.hex(50, 50) == "#FF0000")
    #expect(picture[50, 82].red < 100)
    #expect((100...155).contains(picture[50, 89].red))
    #expect(picture[50, 98].red > 230)
    #expect(picture.hex(50, 10) == "#FFFFFF")
  }

  @Test("a shadow without a radius has the shape's outline; a cached one looks the same")
  func hardShadow() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    let list = Scene.list([
      Scene.group(.shadow(Scene.black, radius: 0, offset: CGSize(width: 5, height: 0)), [square])
    ])
    let first = renderer.render(list)
    #expect(first.ink == CGRect(x: 20, y: 20, width: 65, height: 60))
    #expect(renderer.render(list) == first)
  }

  @Test(
    "a blur spreads by three times its radius and leaves the middle unchanged; an opaque one keeps its edges"
  )
  func blur() throws {
    let soft = try Scene.paint([Scene.group(.blur(radius: 5, isOpaque: false), [square])])
    #expect(soft.hex(50, 50) == "#FF0000")
    #expect((100...155).contains(soft[20, 50].green))
    #expect(soft.ink.minX > 5 && soft.ink.minX < 20)
    let hard = try Scene.paint([Scene.group(.blur(radius: 5, isOpaque: true), [square])])
    #expect(hard.ink == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(hard.hex(20, 50) == "#FF0000")
  }

  @Test(
    "6.3.25: filters change the colors of pixels",
    arguments: [
      (.saturation(0), "#363636"), (.grayscale(1), "#363636"), (.invert, "#00FFFF"),
      (.brightness(-0.5), "#800000"), (.contrast(0), "#808080"),
      (.multiply(RGBAColor(red: 0.5, green: 1, blue: 1)), "#800000"),
      // Black as opaque as red is bright, 0.2126, on white.
      (.luminanceToAlpha, "#C9C9C9"),
    ] as [(ColorFilter, String)])
  func filters(filter: ColorFilter, expected: String) throws {
    #expect(try Scene.paint([Scene.group(.color(filter), [square])]).hex(50, 50) == expected)
  }

  @Test("blend modes mix leaves with the backdrop")
  func blends() throws {
    let blue = Scene.rect(0, 0, 100, 100, Scene.blue)
    func mixed(_ mode: BlendMode) throws -> String {
      try Scene.paint([blue, Scene.group(.blend(mode), [square])]).hex(50, 50)
    }
    #expect(try mixed(.multiply) == "#000000")
    #expect(try mixed(.screen) == "#FF00FF")
    #expect(try mixed(.plusLighter) == "#FF00FF")
    #expect(try mixed(.plusDarker) == "#000000")
    #expect(try mixed(.destinationOver) == "#0000FF")
  }

  @Test("plusDarker adds up the complements of colors, in groups and in repainted parts too")
  func darker() throws {
    func gray(_ white: Double, _ opacity: Double = 1) -> RGBAColor {
      RGBAColor(red: white, green: white, blue: 1, opacity: opacity)
    }
    func mixed(_ behind: RGBAColor, _ front: RGBAColor) -> [DisplayList.Item] {
      let items = [
        Scene.rect(10, 10, 60, 60, behind),
        Scene.group(.blend(.plusDarker), [Scene.rect(30, 30, 60, 60, front)]),
      ]
      return [Scene.group(.compositing, items)]
    }
    let picture = try Scene.paint(mixed(gray(0.8), gray(0.6)))
    #expect(picture.hex(20, 20) == "#CCCCFF")
    #expect(picture.hex(50, 50) == "#6666FF", "0.2 and 0.4 are lacking")
    #expect(picture.hex(80, 80) == "#9999FF", "in a group there is nothing behind")
    #expect(picture.hex(5, 5) == "#FFFFFF")
    #expect(try Scene.paint(mixed(gray(0.4), gray(0.3))).hex(50, 50) == "#0000FF")
    // Half of it lacks half as much: 0.2 and 0.2, but for rounding.
    let half = try Scene.paint(mixed(gray(0.8), gray(0.6, 0.5)))[50, 50]
    #expect((151...154).contains(half.red) && half.blue >= 254)
    // What is there is never more than both are: here half, of which white shows through.
    let pale = try Scene.paint(mixed(gray(0.8, 0.25), gray(0.6, 0.25)))[50, 50]
    #expect((214...218).contains(pale.red) && pale.blue >= 254)
    // Outside of a group it is mixed with the window.
    let alone = try Scene.paint([
      Scene.group(.blend(.plusDarker), [Scene.rect(30, 30, 60, 60, gray(0.6))])
    ])
    #expect(alone.hex(50, 50) == "#9999FF" && alone.hex(5, 5) == "#FFFFFF")
  }

  @Test(
    "luminanceToAlpha maps luminance to the opacity of black; half transparent pixels count half")
  func luminance() throws {
    func shown(_ color: RGBAColor) throws -> String {
      let item = Scene.rect(20, 20, 60, 60, color)
      return try Scene.paint([Scene.group(.color(.luminanceToAlpha), [item])]).hex(50, 50)
    }
    #expect(try shown(Scene.white) == "#000000")
    #expect(try shown(Scene.black) == "#FFFFFF")
    #expect(try shown(Scene.blue) == "#EDEDED")
    #expect(try shown(RGBAColor(red: 1, green: 1, blue: 1, opacity: 0.5)) == "#7F7F7F")
  }

  @Test("gradients go from their start to their end")
  func gradients() throws {
    let linear = try Scene.paint([gradient(.linear(startX: 0, startY: 0, endX: 1, endY: 0))])
    #expect(linear[1, 50].red > 245 && linear[98, 50].blue > 245)
    #expect((120...135).contains(linear[50, 50].red))
    for geometry in [
      .radial(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 50),
      .elliptical(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5),
    ] as [GradientPaint.Geometry] {
      let round = try Scene.paint([gradient(geometry)])
      #expect(round[50, 50].red > 245 && round.hex(2, 2) == "#0000FF")
      #expect((120...135).contains(round[75, 50].red))
    }
    let angular = try Scene.paint([
      gradient(.angular(centerX: 0.5, centerY: 0.5, startAngle: 0, endAngle: 2 * .pi))
    ])
    #expect(angular[90, 52].red > 245 && angular[90, 48].blue > 245)
    #expect((120...135).contains(angular[10, 50].red))
  }

  @Test("a stroke is centered on its outline")
  func stroke() throws {
    let path = Path(CGRect(x: 20, y: 20, width: 60, height: 60))
    let item = DisplayList.Item(
      origin: .zero, content: .stroke(path, .color(Scene.red), style: StrokeStyle(lineWidth: 4)))
    let picture = try Scene.paint([item])
    #expect(picture.ink == CGRect(x: 18, y: 18, width: 64, height: 64))
    #expect(picture.hex(50, 50) == "#FFFFFF")
  }

  @Test("strokes, radii and transforms that can't be drawn omit only themselves")
  func hostile() throws {
    let path = Path(CGRect(x: 20, y: 20, width: 60, height: 60))
    let after = Scene.rect(90, 90, 10, 10, Scene.blue)
    for value in HostileCoordinatesTests.hostile {
      let items: [DisplayList.Item] = [
        DisplayList.Item(
          origin: .zero,
          content: .stroke(path, .color(Scene.red), style: StrokeStyle(lineWidth: value))),
        DisplayList.Item(
          origin: .zero,
          content: .stroke(
            path, .color(Scene.red),
            style: StrokeStyle(lineWidth: 2, dash: [value, -1], dashPhase: value))),
        Scene.group(.rotation(Angle(radians: value), anchor: .zero), [square]),
        Scene.group(.transform(CGAffineTransform(scaleX: value, y: 1)), [square]),
        Scene.group(.blur(radius: value, isOpaque: false), [square]),
        Scene.group(
          .shadow(Scene.black, radius: value, offset: CGSize(width: value, height: 0)), [square]),
        Scene.group(.color(.contrast(value)), [square]),
        Scene.group(.clip(Path(CGRect(x: value, y: 0, width: value, height: 5))), [square]),
        gradient(.linear(startX: value, startY: 0, endX: 1, endY: 0)),
        gradient(.angular(centerX: value, centerY: 0, startAngle: value, endAngle: 1)),
      ]
      for item in items {
        #expect(try Scene.paint([item, after]).width == 100)
      }
    }
  }

  @Test("a gradient with its own rectangle is drawn as a part of that rectangle's")
  func placedGradient() throws {
    let stops = [
      GradientPaint.Stop(color: Scene.red, location: 0),
      GradientPaint.Stop(color: Scene.blue, location: 1),
    ]
    func paint(_ rect: CGRect, _ own: CGRect?) throws -> Bitmap {
      let gradient = GradientPaint(
        stops: stops, geometry: .linear(startX: 0, startY: 0, endX: 1, endY: 0), rect: own)
      return try Scene.paint([
        DisplayList.Item(origin: .zero, content: .fill(Path(rect), .gradient(gradient)))
      ])
    }
    let whole = try paint(frame, nil)
    let piece = try paint(CGRect(x: 60, y: 0, width: 30, height: 100), frame)
    for x in 60..<90 { #expect(piece[x, 50] == whole[x, 50]) }
    #expect(piece.hex(59, 50) == "#FFFFFF" && piece.hex(90, 50) == "#FFFFFF")
  }
}
