import Foundation
import TactileDrawing

/// The effects around the next leaf to draw (rules 6.3.27 and 6.3.28).
///
/// Effects apply to each leaf separately, so the painter collects them on the way down and applies
/// them when it draws a leaf. Effects that only change the painting of a picture commute, and merge
/// into an ``Ink``. Shadows and projections draw pixels in other places, so they divide the stack
/// into stages.
struct EffectStack {
  /// An effect that draws pixels in other places, and the ink for its result.
  struct Stage {
    var ink: Ink
    let effect: SpreadingEffect
  }

  /// The stages, outermost first.
  private(set) var stages: [Stage] = []
  /// The effects inside the last stage.
  var ink = Ink()

  /// The stack inside the outermost stage.
  var inner: EffectStack {
    var inner = self
    inner.stages.removeFirst()
    return inner
  }

  /// The outermost shadows with nothing between them, the outermost first, and the stack inside them.
  var shadows: ([SpreadingEffect.Shadow], inner: EffectStack) {
    var shadows: [SpreadingEffect.Shadow] = []
    for (index, stage) in stages.enumerated() {
      guard case .shadow(let shadow) = stage.effect, index == 0 || stage.ink.isPlain else { break }
      shadows.append(shadow)
    }
    var inner = self
    inner.stages.removeFirst(shadows.count)
    return (shadows, inner)
  }

  /// Whether the next leaf casts a shadow.
  var castsShadow: Bool {
    stages.contains { if case .shadow = $0.effect { true } else { false } }
  }

  /// Whether a leaf is painted without changes.
  var isPlain: Bool { stages.isEmpty && ink.isPlain }

  /// Whether any blend mode other than normal applies.
  var blends: Bool { ink.blend != .normal || stages.contains { $0.ink.blend != .normal } }

  /// Adds a stage inside all effects so far.
  mutating func append(_ effect: SpreadingEffect) {
    stages.append(Stage(ink: ink, effect: effect))
    ink = Ink()
  }

  /// Adds a blend mode, which replaces those outside of it.
  mutating func append(_ mode: BlendMode) {
    guard mode != .normal else { return }
    // The result of a projection is blended, not its content.
    var index = stages.count
    while index > 0, stages[index - 1].effect.isProjection { index -= 1 }
    if index == stages.count {
      ink.blend = mode
    } else {
      stages[index].ink.blend = mode
    }
  }

  /// Returns the stack with more effects around it.
  func inside(_ outer: Ink) -> EffectStack {
    var stack = self
    if stack.stages.isEmpty {
      stack.ink = ink.inside(outer)
    } else {
      stack.stages[0].ink = stages[0].ink.inside(outer)
    }
    return stack
  }
}

/// An effect that draws pixels in places other than its content's.
enum SpreadingEffect {
  case shadow(Shadow)
  case innerShadow(Shadow)
  case projection(ProjectionTransform, Placement)

  /// A shadow with its lengths in pixels.
  struct Shadow {
    let color: RGBAColor
    let blur: BoxBlur?
    /// The offset to the right and down, in pixels.
    let x: Int
    let y: Int

    /// The number of pixels by which the shadow spreads.
    var margin: Int { blur?.margin ?? 0 }

    /// Creates a shadow; nil if it is invisible.
    init?(
      _ color: RGBAColor, radius: CGFloat, offset: CGSize, at placement: Placement
    ) {
      guard let color = color.drawable, let (x, y) = placement.pixels(offset) else { return nil }
      self.color = color
      blur = BoxBlur(radius: radius * placement.pixelsPerPoint)
      (self.x, self.y) = (x, y)
    }
  }

  var isProjection: Bool { if case .projection = self { true } else { false } }
}
