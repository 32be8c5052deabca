import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Blend modes of leaves and groups (rules 6.3.27 and 6.3.28).
@MainActor
@Suite struct BlendModeTests {
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
      .projection(ProjectionTransform()), .color(.brightness(0)), Scene.shadow(radius: 3, x: 200),
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
    let picture = try Scene.paint([Scene.group(.blend(.multiply), Scene.overlappingSquares)])
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
