import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Shadows of leaves, of groups, and of other shadows (rules 6.3.27 and 6.3.28).
@MainActor
@Suite struct CompositedShadowTests {
  @Test("6.3.27: each leaf casts a shadow, and later leaves cover the shadows of earlier ones")
  func shadows() throws {
    let black = Scene.black
    let picture = try Scene.paint([Scene.group(Scene.shadow(x: 10), Scene.overlappingSquares)])
    // The shadow of the blue square lies on the red one.
    #expect(picture.hex(25, 20) == "#FF0000")
    #expect(picture.hex(65, 20) == "#000000")
    #expect(picture.hex(85, 70) == "#000000")
    #expect(picture.hex(65, 45) == "#0000FF")
    let left = try Scene.paint([Scene.group(Scene.shadow(black, x: -10), Scene.overlappingSquares)])
    #expect(left.hex(25, 45) == "#000000")
  }

  @Test("6.3.27: a compositing group casts one shadow")
  func oneShadow() throws {
    let picture = try Scene.paint([
      Scene.group(Scene.shadow(x: -10), [Scene.group(.compositing, Scene.overlappingSquares)])
    ])
    #expect(picture.hex(25, 45) == "#FF0000")
    #expect(picture.hex(5, 20) == "#000000")
    #expect(picture.hex(25, 70) == "#000000")
  }

  @Test("6.3.27: clipped content casts one shadow, and its leaves none on each other")
  func shadowOfCard() throws {
    let card = Path(CGRect(x: 20, y: 20, width: 60, height: 60))
    let content = [
      Scene.rect(0, 0, 100, 100, Scene.red), Scene.rect(30, 30, 20, 20, Scene.blue),
    ]
    let picture = try Scene.paint([
      Scene.group(Scene.shadow(x: 10), [Scene.group(.clip(card), content)])
    ])
    #expect(picture.hex(40, 40) == "#0000FF")
    // The blue square casts no shadow on the red one; the card casts one beside it.
    #expect(picture.hex(55, 40) == "#FF0000")
    #expect(picture.hex(85, 40) == "#000000")
    #expect(picture.hex(95, 40) == "#FFFFFF")
    let faded = try Scene.paint([
      Scene.group(
        .opacity(0.5),
        [Scene.group(Scene.shadow(x: 10), [Scene.group(.clip(card), content)])])
    ])
    #expect(["#FF7F7F", "#FF8080"].contains(faded.hex(55, 40)))
  }

  @Test("a shadow around a clip is cast by each clipped leaf, and isn't clipped")
  func clippedShadow() throws {
    let clip = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let picture = try Scene.paint([
      Scene.group(
        Scene.shadow(x: 40), [Scene.group(.clip(clip), [Scene.rect(0, 0, 100, 100, Scene.red)])])
    ])
    #expect(picture.hex(30, 30) == "#FF0000")
    #expect(picture.hex(70, 30) == "#000000")
    #expect(picture.hex(88, 12) == "#FFFFFF")
  }

  @Test("a shadow of a shadowed leaf is cast by both, with any blend mode")
  func nestedShadows() throws {
    let square = Scene.rect(10, 10, 10, 10, Scene.red)
    let picture = try Scene.paint([
      Scene.group(Scene.shadow(Scene.blue, y: 20), [Scene.group(Scene.shadow(x: 20), [square])])
    ])
    #expect(picture.hex(15, 15) == "#FF0000")
    #expect(picture.hex(35, 15) == "#000000")
    #expect(picture.hex(15, 35) == "#0000FF")
    #expect(picture.hex(35, 35) == "#0000FF")
    let mixed = try Scene.paint([
      Scene.group(
        Scene.shadow(Scene.blue, y: 20),
        [Scene.group(Scene.shadow(x: 20), [Scene.group(.blend(.multiply), [square])])])
    ])
    #expect(mixed == picture)
  }

  private func nested(_ shadows: [DisplayList.Effect], isGrouped: Bool = false)
    -> [DisplayList.Item]
  {
    let square = Scene.fill(
      Path(ellipseIn: CGRect(x: 20, y: 30, width: 30, height: 20)), Scene.red)
    return [
      shadows.reduce(square) { inner, shadow in
        Scene.group(shadow, [isGrouped ? Scene.group(.compositing, [inner]) : inner])
      }
    ]
  }

  private var soft: [DisplayList.Effect] {
    [
      Scene.shadow(RGBAColor(red: 0, green: 0, blue: 1, opacity: 0.7), radius: 6, x: 20, y: 5),
      Scene.shadow(RGBAColor(red: 0, green: 0.5, blue: 0, opacity: 0.4), radius: 12, x: -5, y: 20),
      Scene.shadow(radius: 3, x: 30),
    ]
  }

  @Test("6.3.27: blurred shadows of shadows equal the shadows of the rendered content")
  func nestedSoftShadows() throws {
    let picture = try Scene.paint(nested(soft))
    let grouped = try Scene.paint(nested(soft, isGrouped: true))
    let differences = zip(picture.pixels, grouped.pixels).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 9 <= 2)
    #expect(picture.hex(62, 42) != "#FFFFFF" && picture.hex(35, 60) != "#FFFFFF")
  }

  @Test("a repainted part of a window with nested shadows equals the whole window")
  func partsOfNestedShadows() throws {
    for items in [nested(soft), nested(soft + [Scene.shadow(Scene.blue, radius: 700, x: 40)])] {
      let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
      let whole = renderer.render(Scene.list(items))
      for rect in [
        CGRect(x: 60, y: 40, width: 7, height: 9), CGRect(x: 0, y: 0, width: 30, height: 100),
      ] {
        let other = try CairoRenderer(scale: 1, fontMap: FontMap())
        var part = other.render(Scene.list([]))
        var damage = Damage()
        damage.add(rect, in: CGSize(width: 100, height: 100), scale: 1)
        other.repaint(damage, on: &part, size: CGSize(width: 100, height: 100)) { _ in
          Scene.list(items)
        }
        for y in Int(rect.minY)..<Int(rect.maxY) {
          for x in Int(rect.minX)..<Int(rect.maxX) where part.hex(x, y) != whole.hex(x, y) {
            Issue.record("\(x), \(y) is \(part.hex(x, y)) instead of \(whole.hex(x, y))")
            return
          }
        }
      }
    }
  }

  /// The window shows a small part of the shape, so the shadows are not drawn as a whole.
  @Test("nested shadows of a shape that is much larger than the repainted part match the whole")
  func partsOfLargeShadows() throws {
    let bar = Scene.fill(Path(CGRect(x: -900, y: 40, width: 960, height: 12)), Scene.red)
    let items = [soft.reduce(bar) { Scene.group($1, [$0]) }]
    let whole = try CairoRenderer(scale: 1, fontMap: FontMap()).render(Scene.list(items))
    for rect in [
      CGRect(x: 70, y: 60, width: 20, height: 9), CGRect(x: 40, y: 30, width: 5, height: 60),
      CGRect(x: 0, y: 80, width: 100, height: 4), CGRect(x: 84, y: 44, width: 6, height: 6),
    ] {
      let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
      var part = renderer.render(Scene.list([]))
      var damage = Damage()
      damage.add(rect, in: CGSize(width: 100, height: 100), scale: 1)
      renderer.repaint(damage, on: &part, size: CGSize(width: 100, height: 100)) { _ in
        Scene.list(items)
      }
      let different = (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
        (Int(rect.minX)..<Int(rect.maxX)).filter { part.hex($0, y) != whole.hex($0, y) }
      }
      #expect(different.isEmpty, "\(rect)")
    }
  }

  @Test("6.3.28: a normal blend mode inside another one has no effect, also around an inner shadow")
  func innerNormalBlend() throws {
    let backdrop = Scene.rect(0, 0, 100, 100, Scene.blue)
    let contents: [[DisplayList.Item]] = [
      Scene.overlappingSquares,
      [
        Scene.group(
          .innerShadow(Scene.black, radius: 4, offset: CGSize(width: 3, height: 3)),
          Scene.overlappingSquares)
      ],
    ]
    for content in contents {
      func paint(_ item: DisplayList.Item) throws -> Bitmap { try Scene.paint([backdrop, item]) }
      let multiplied = try paint(Scene.group(.blend(.multiply), content))
      let inner = Scene.group(.blend(.normal), content)
      #expect(try paint(Scene.group(.blend(.multiply), [inner])) == multiplied)
      #expect(try paint(inner) == Scene.paint([backdrop] + content))
      #expect(multiplied.hex(20, 20) == "#000000")
    }
  }

  /// The pixels that a shadow touches were once looked for twice in each shadow around it.
  @Test("thirty nested shadows cost thirty shadows")
  func manyNestedShadows() throws {
    let many = (0..<30).map { _ in Scene.shadow(radius: 1, x: 1) }
    #expect(try Scene.paint(nested(many)).hex(35, 40) == "#FF0000")
    let group = Scene.group(.compositing, nested(many))
    #expect(try Scene.paint([Scene.group(.opacity(0.5), [group])]).hex(35, 40) == "#FF7F7F")
  }

  @Test("a leaf and its shadow fade together: the shadow doesn't show through")
  func fadedShadow() throws {
    let square = Scene.rect(10, 10, 50, 50, Scene.red)
    let picture = try Scene.paint([
      Scene.group(.opacity(0.5), [Scene.group(Scene.shadow(x: 20), [square])])
    ])
    #expect(picture.hex(40, 40) == "#FF7F7F")
    #expect(["#7F7F7F", "#808080"].contains(picture.hex(70, 40)))
  }
}
