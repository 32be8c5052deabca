import Drawing
import Foundation
import Testing

@testable import CairoRenderer

@MainActor
@Suite("Compositing")
struct CompositingTests {
  /// Two squares that overlap from (30, 30) to (60, 60).
  private let squares = [
    Scene.rect(10, 10, 50, 50, Scene.red), Scene.rect(30, 30, 50, 50, Scene.blue),
  ]

  private func shadow(
    _ color: RGBAColor = Scene.black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> DisplayList.Effect {
    .shadow(color, radius: radius, offset: CGSize(width: x, height: y))
  }

  // MARK: Opacity

  @Test(
    "6.3.27: each leaf of a translucent group is translucent, so overlapping leaves show through")
  func opacity() throws {
    let picture = try Scene.paint([Scene.group(.opacity(0.5), squares)])
    #expect(picture.hex(20, 20) == "#FF7F7F")
    #expect(picture.hex(70, 70) == "#7F7FFF")
    #expect(picture.hex(45, 45) == "#7F3FBF")
  }

  @Test("6.3.27: text on a translucent shape shows the shape")
  func label() throws {
    let picture = try Scene.paint([
      Scene.group(
        .opacity(0.5),
        [
          Scene.rect(0, 0, 100, 100, Scene.blue),
          Scene.text("HI", font: FontDescriptor(size: 60), Scene.white),
        ])
    ])
    #expect(picture.hex(90, 90) == "#7F7FFF")
    // White at one half over blue at one half over white.
    let colors = Set((0..<100).flatMap { y in (0..<100).map { picture.hex($0, y) } })
    #expect(colors.contains("#BFBFFF") && !colors.contains("#FFFFFF"))
  }

  @Test("6.3.27: opacities multiply across transforms")
  func nestedOpacities() throws {
    let nested = Scene.group(
      .opacity(0.5),
      [
        Scene.group(
          .scale(CGSize(width: 1, height: 1), anchor: .zero), [Scene.group(.opacity(0.5), squares)])
      ])
    #expect(try Scene.paint([nested]) == Scene.paint([Scene.group(.opacity(0.25), squares)]))
  }

  @Test(
    "6.3.27: a compositing group, a mask and a blur are one leaf",
    arguments: [
      .compositing, .mask([Scene.rect(0, 0, 100, 100, Scene.black)]),
      .blur(radius: 0.1, isOpaque: false),
    ] as [DisplayList.Effect])
  func oneLeaf(effect: DisplayList.Effect) throws {
    let picture = try Scene.paint([Scene.group(.opacity(0.5), [Scene.group(effect, squares)])])
    #expect(picture.hex(20, 20) == "#FF7F7F")
    #expect(picture.hex(45, 45) == "#7F7FFF")
  }

  @Test("6.3.27: color filters change each leaf, and need no picture of the group")
  func filters() throws {
    let filtered = Scene.group(.color(.invert), squares)
    let picture = try Scene.paint([Scene.group(.opacity(0.5), [filtered])])
    #expect(picture.hex(20, 20) == "#7FFFFF")
    #expect(picture.hex(45, 45) == "#BFFF7F")
  }

  @Test("6.3.27: a blurred group is faded and clipped as one leaf")
  func blurredOpacity() throws {
    let blur = Scene.group(.blur(radius: 8, isOpaque: false), squares)
    let plain = try Scene.paint([blur])
    let faded = try Scene.paint([Scene.group(.opacity(0.5), [blur])])
    for (x, y) in [(45, 45), (20, 20), (61, 20)] {
      let (whole, half) = (plain[x, y], faded[x, y])
      #expect(abs(Int(half.green) - (Int(whole.green) + 255) / 2) <= 1, "\(x), \(y)")
      #expect(abs(Int(half.red) - (Int(whole.red) + 255) / 2) <= 1, "\(x), \(y)")
    }
    let left = Path(CGRect(x: 0, y: 0, width: 45.5, height: 100))
    let clipped = try Scene.paint([Scene.group(.clip(left), [blur])])
    #expect(clipped.hex(30, 30) == plain.hex(30, 30))
    #expect(clipped.hex(60, 60) == "#FFFFFF")
  }

  // MARK: Clips

  @Test("6.3.28: clipped and rotated groups fade leaf by leaf")
  func clippedOpacity() throws {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for effect in [
      .clip(disc), .rotation(.degrees(180), anchor: CGPoint(x: 45, y: 45)),
      .projection(ProjectionTransform()),
    ] as [DisplayList.Effect] {
      let picture = try Scene.paint([
        Scene.group(.opacity(0.5), [Scene.group(effect, squares)])
      ])
      #expect(picture.hex(45, 45) == (effect == .clip(disc) ? "#7F3FBF" : picture.hex(45, 45)))
      #expect(picture.hex(45, 45) != "#7F7FFF", "\(effect)")
      #expect(picture.hex(2, 2) == "#FFFFFF")
    }
  }

  @Test("a leaf inside a clip has the same pixels as without the clip", arguments: [1, 0.5])
  func innerClip(opacity: Double) throws {
    let clip = Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 90), cornerRadius: 20)
    let items = [
      Scene.rect(20, 10, 40, 50, Scene.red), Scene.text("In", at: CGPoint(x: 30, y: 40)),
      Scene.fill(Path(ellipseIn: CGRect(x: 40, y: 40, width: 30, height: 30)), Scene.blue),
    ]
    let group = Scene.group(.opacity(opacity), items)
    #expect(try Scene.paint([Scene.group(.clip(clip), [group])]) == Scene.paint([group]))
  }

  // MARK: Shadows

  @Test("6.3.27: each leaf casts a shadow, and later leaves cover the shadows of earlier ones")
  func shadows() throws {
    let black = Scene.black
    let picture = try Scene.paint([Scene.group(shadow(x: 10), squares)])
    // The shadow of the blue square lies on the red one.
    #expect(picture.hex(25, 20) == "#FF0000")
    #expect(picture.hex(65, 20) == "#000000")
    #expect(picture.hex(85, 70) == "#000000")
    #expect(picture.hex(65, 45) == "#0000FF")
    let left = try Scene.paint([Scene.group(shadow(black, x: -10), squares)])
    #expect(left.hex(25, 45) == "#000000")
  }

  @Test("6.3.27: a compositing group casts one shadow")
  func oneShadow() throws {
    let picture = try Scene.paint([
      Scene.group(shadow(x: -10), [Scene.group(.compositing, squares)])
    ])
    #expect(picture.hex(25, 45) == "#FF0000")
    #expect(picture.hex(5, 20) == "#000000")
    #expect(picture.hex(25, 70) == "#000000")
  }

  @Test("a shadow around a clip is cast by each clipped leaf, and isn't clipped")
  func clippedShadow() throws {
    let clip = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let picture = try Scene.paint([
      Scene.group(
        shadow(x: 40), [Scene.group(.clip(clip), [Scene.rect(0, 0, 100, 100, Scene.red)])])
    ])
    #expect(picture.hex(30, 30) == "#FF0000")
    #expect(picture.hex(70, 30) == "#000000")
    #expect(picture.hex(88, 12) == "#FFFFFF")
  }

  @Test("a shadow of a shadowed leaf is cast by both, with any blend mode")
  func nestedShadows() throws {
    let square = Scene.rect(10, 10, 10, 10, Scene.red)
    let picture = try Scene.paint([
      Scene.group(shadow(Scene.blue, y: 20), [Scene.group(shadow(x: 20), [square])])
    ])
    #expect(picture.hex(15, 15) == "#FF0000")
    #expect(picture.hex(35, 15) == "#000000")
    #expect(picture.hex(15, 35) == "#0000FF")
    #expect(picture.hex(35, 35) == "#0000FF")
    let mixed = try Scene.paint([
      Scene.group(
        shadow(Scene.blue, y: 20),
        [Scene.group(shadow(x: 20), [Scene.group(.blend(.multiply), [square])])])
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
      shadow(RGBAColor(red: 0, green: 0, blue: 1, opacity: 0.7), radius: 6, x: 20, y: 5),
      shadow(RGBAColor(red: 0, green: 0.5, blue: 0, opacity: 0.4), radius: 12, x: -5, y: 20),
      shadow(radius: 3, x: 30),
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
    for items in [nested(soft), nested(soft + [shadow(Scene.blue, radius: 700, x: 40)])] {
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
      squares,
      [
        Scene.group(
          .innerShadow(Scene.black, radius: 4, offset: CGSize(width: 3, height: 3)), squares)
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
    let many = (0..<30).map { _ in shadow(radius: 1, x: 1) }
    #expect(try Scene.paint(nested(many)).hex(35, 40) == "#FF0000")
    let group = Scene.group(.compositing, nested(many))
    #expect(try Scene.paint([Scene.group(.opacity(0.5), [group])]).hex(35, 40) == "#FF7F7F")
  }

  @Test("a leaf and its shadow fade together: the shadow doesn't show through")
  func fadedShadow() throws {
    let square = Scene.rect(10, 10, 50, 50, Scene.red)
    let picture = try Scene.paint([
      Scene.group(.opacity(0.5), [Scene.group(shadow(x: 20), [square])])
    ])
    #expect(picture.hex(40, 40) == "#FF7F7F")
    #expect(["#7F7F7F", "#808080"].contains(picture.hex(70, 40)))
  }

  // MARK: Blends

  private static let backdrop = RGBAColor(red: 1, green: 0.8, blue: 0.4)
  private static let ink = RGBAColor(red: 0.5, green: 0.5, blue: 1)
  /// What two colors above make, multiplied.
  private static let multiplied = "#806666"

  private func mixed(_ effects: [DisplayList.Effect], _ mode: BlendMode = .multiply) throws
    -> String
  {
    let square = Scene.group(.blend(mode), [Scene.rect(10, 10, 80, 80, Self.ink)])
    return try Scene.paint([
      Scene.rect(0, 0, 100, 100, Self.backdrop),
      effects.reduce(square) { Scene.group($1, [$0]) },
    ]).hex(50, 50)
  }

  private func components(_ hex: String) -> [Int] {
    (0..<3).compactMap { Int(hex.dropFirst(1 + $0 * 2).prefix(2), radix: 16) }
  }

  @Test("6.3.28: a blend mode takes effect below effects that don't change pixels")
  func blends() throws {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for effect in [
      .clip(disc), .scale(CGSize(width: 2, height: 2), anchor: .zero),
      .rotation(.degrees(90), anchor: CGPoint(x: 50, y: 50)),
      .transform(CGAffineTransform(translationX: 1, y: 1)), .opacity(0.9999),
      .projection(ProjectionTransform()), .color(.brightness(0)), shadow(radius: 3, x: 200),
      .blend(.normal),
    ] as [DisplayList.Effect] {
      for outer in [[], [.opacity(0.9999)]] as [[DisplayList.Effect]] {
        let shown = try components(mixed([effect] + outer))
        for (one, other) in zip(shown, components(Self.multiplied)) {
          #expect(abs(one - other) <= 1, "\(effect), then \(outer)")
        }
      }
    }
    #expect(try mixed([.compositing]) == "#8080FF")
    #expect(try mixed([.blend(.screen)]) == Self.multiplied, "the inner mode counts")
  }

  @Test(
    "6.3.28: a blended leaf fades out continuously",
    arguments: [
      .multiply, .screen, .overlay, .colorBurn, .difference, .hue, .plusLighter, .plusDarker,
      .destinationOver, .sourceAtop,
    ] as [BlendMode])
  func fadingBlends(mode: BlendMode) throws {
    let whole = try mixed([], mode)
    for opacity in [0.999, 0.99, 0.97] {
      let faded = try components(mixed([.opacity(opacity)], mode))
      for (one, other) in zip(faded, components(whole)) {
        #expect(abs(one - other) <= Int((1 - opacity) * 255) + 2, "\(mode) at \(opacity)")
      }
    }
  }

  @Test("6.3.27: each leaf of a stack is blended with the leaves before it")
  func blendedStack() throws {
    let picture = try Scene.paint([Scene.group(.blend(.multiply), squares)])
    #expect(picture.hex(20, 20) == "#FF0000")
    #expect(picture.hex(70, 70) == "#0000FF")
    #expect(picture.hex(45, 45) == "#000000")
  }

  @Test("a destinationOut leaf cuts a hole into its compositing group, and not into the backdrop")
  func hole() throws {
    let hole = Scene.group(.blend(.destinationOut), [Scene.rect(30, 30, 20, 20, Scene.black)])
    let picture = try Scene.paint([
      Scene.rect(0, 0, 100, 100, Scene.blue),
      Scene.group(.compositing, [Scene.rect(10, 10, 60, 60, Scene.red), hole]),
    ])
    #expect(picture.hex(40, 40) == "#0000FF")
    #expect(picture.hex(20, 20) == "#FF0000")
  }
}
