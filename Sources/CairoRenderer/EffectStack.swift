import Drawing
import Foundation

/// The effects around the leaf that is drawn next (rules 6.3.27 and 6.3.28).
///
/// Effects apply to each leaf separately, so the painter collects them on the way down and applies
/// them where it draws a leaf. Effects that only change how a picture is painted commute, and merge
/// into an ``Ink``. Shadows and projections draw pixels elsewhere, so they divide the stack into
/// stages.
struct EffectStack {
  /// An effect that draws pixels elsewhere, and the ink its result is painted with.
  struct Stage {
    var ink: Ink
    let effect: SpreadingEffect
  }

  /// The stages, the outermost first.
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

  /// Whether a leaf is painted as it is.
  var isPlain: Bool { stages.isEmpty && ink.isPlain }

  /// Whether an item is blended with its backdrop.
  var blends: Bool { ink.blend != .normal || stages.contains { $0.ink.blend != .normal } }

  /// Adds a stage inside all effects so far.
  mutating func append(_ effect: SpreadingEffect) {
    stages.append(Stage(ink: ink, effect: effect))
    ink = Ink()
  }

  /// Adds a blend mode, which replaces those outside of it.
  mutating func append(_ mode: BlendMode) {
    guard mode != .normal else { return }
    // A projection leaves the mixing to its result.
    var index = stages.count
    while index > 0, stages[index - 1].effect.isProjection { index -= 1 }
    if index == stages.count {
      ink.blend = mode
    } else {
      stages[index].ink.blend = mode
    }
  }

  /// The stack with more effects around it.
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

/// An effect that draws pixels elsewhere than its content.
enum SpreadingEffect {
  case shadow(Shadow)
  case innerShadow(Shadow)
  case projection(ProjectionTransform, Placement)

  /// A shadow in pixels.
  struct Shadow {
    let color: RGBAColor
    let blur: BoxBlur?
    /// How far right and down the shadow lies.
    let x: Int
    let y: Int

    /// How many pixels the shadow spreads.
    var margin: Int { blur?.margin ?? 0 }

    /// Nil where there is nothing to see.
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
