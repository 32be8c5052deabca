import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph

/// Random edits of random trees, animated or not: after each frame the picture with repainted
/// damage has the same bytes as one painted completely.
@MainActor
@Suite struct PictureTests {
  /// A tree on screen, and a picture of it that is kept.
  @MainActor
  private final class Canvas {
    let stage: Stage
    private let renderer: CairoRenderer
    private var picture = Bitmap(width: 0, height: 0, pixels: [])

    init(_ spec: Spec, size: CGSize, scale: CGFloat, fontMap: FontMap) throws {
      renderer = try CairoRenderer(scale: scale, fontMap: fontMap)
      stage = Stage(spec, HostConfiguration(size: size, displayScale: scale))
      stage.rememberArrangements()
    }

    /// Draws what is damaged and says where the picture differs from one drawn as a whole.
    func compare() -> String? {
      let graph = stage.host.graph
      let damage = graph.removeDamage()
      renderer.repaint(damage, on: &picture, size: graph.configuration.size) {
        graph.displayList(in: $0)
      }
      let whole = renderer.render(graph.displayList)
      guard picture.pixels != whole.pixels,
        let byte = zip(picture.pixels, whole.pixels).enumerated().first(where: { $1.0 != $1.1 })
      else { return nil }
      let pixel = byte.offset / 4
      let (x, y) = (pixel % whole.width, pixel / whole.width)
      return
        "pixel (\(x), \(y)) at scale \(renderer.scale) is \(picture[x, y]), not \(whole[x, y]), "
        + "damage \(damage.rects)"
        + "\n\(graph.displayList)"
    }
  }

  private func play(seed: UInt64, steps: Int, _ fontMap: FontMap) throws -> String? {
    var editor = SpecEditor(seed: seed)
    var spec = editor.makeSpec()
    let size = CGSize(width: 160, height: 120)
    let canvas = try Canvas(
      spec, size: size, scale: CGFloat(editor.random.below(4) + 2) / 2, fontMap: fontMap)
    if let problem = canvas.compare() { return "seed \(seed), first frame: \(problem)" }
    for step in 0..<steps {
      editor.edit(&spec)
      let stand = canvas.stage.surroundings.stand
      if editor.random.chance(3) {
        stand.open = spec.presenters.randomElement(using: &editor.random)
      }
      let isAnimated = editor.random.chance(2)
      withAnimation(isAnimated ? .easeOut(duration: 0.2) : nil) { canvas.stage.show(spec) }
      canvas.stage.host.graph.update()
      for frame in 0..<(isAnimated ? 3 : 1) {
        if let problem = canvas.compare() {
          return "seed \(seed), step \(step), frame \(frame): \(problem)\n  after \(spec)"
        }
        canvas.stage.host.advance(by: 0.04)
      }
    }
    return nil
  }

  @Test("a picture with repainted damage equals one painted completely")
  func damagedEqualsWhole() throws {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_PICTURE_SCRIPTS", default: 100)
    let fontMap = try FontMap()
    for script in 0..<scripts {
      if let problem = try play(seed: seed &+ script, steps: 10, fontMap) {
        Issue.record("\(problem)")
        return
      }
    }
  }
}
