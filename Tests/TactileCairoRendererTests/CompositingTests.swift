import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("Compositing")
struct CompositingTests {
  @Test(
    "6.3.27: each leaf of a translucent group is translucent, so overlapping leaves show through")
  func opacity() throws {
    let picture = try Scene.paint([Scene.group(.opacity(0.5), Scene.overlappingSquares)])
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
          .scale(CGSize(width: 1, height: 1), anchor: .zero),
          [Scene.group(.opacity(0.5), Scene.overlappingSquares)])
      ])
    #expect(
      try Scene.paint([nested])
        == Scene.paint([Scene.group(.opacity(0.25), Scene.overlappingSquares)]))
  }

  @Test(
    "6.3.27: a compositing group, a mask and a blur are one leaf",
    arguments: [
      .compositing, .mask([Scene.rect(0, 0, 100, 100, Scene.black)]),
      .blur(radius: 0.1, isOpaque: false),
    ] as [DisplayList.Effect])
  func oneLeaf(effect: DisplayList.Effect) throws {
    let picture = try Scene.paint([
      Scene.group(.opacity(0.5), [Scene.group(effect, Scene.overlappingSquares)])
    ])
    #expect(picture.hex(20, 20) == "#FF7F7F")
    #expect(picture.hex(45, 45) == "#7F7FFF")
  }

  @Test("6.3.27: color filters change each leaf, and need no picture of the group")
  func filters() throws {
    let filtered = Scene.group(.color(.invert), Scene.overlappingSquares)
    let picture = try Scene.paint([Scene.group(.opacity(0.5), [filtered])])
    #expect(picture.hex(20, 20) == "#7FFFFF")
    #expect(picture.hex(45, 45) == "#BFFF7F")
  }

  @Test("6.3.27: a blurred group is faded and clipped as one leaf")
  func blurredOpacity() throws {
    let blur = Scene.group(.blur(radius: 8, isOpaque: false), Scene.overlappingSquares)
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

  @Test("6.3.28: clipped and rotated groups fade leaf by leaf")
  func clippedOpacity() throws {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for effect in [
      .clip(disc), .rotation(.degrees(180), anchor: CGPoint(x: 45, y: 45)),
      .projection(ProjectionTransform()),
    ] as [DisplayList.Effect] {
      let picture = try Scene.paint([
        Scene.group(.opacity(0.5), [Scene.group(effect, Scene.overlappingSquares)])
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
}
