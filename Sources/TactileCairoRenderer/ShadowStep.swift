/// One of several shadows nested in each other.
struct ShadowStep: Hashable {
  let blur: BoxBlur?
  /// How far right and down the shadow lies, in pixels.
  let x: Int
  let y: Int
  /// The opacity of the shadow's color.
  let opacity: UInt8
  /// The pixels of the shadow that are needed; nil for all of them.
  var needed: PixelRect?

  /// The pixels of the shadow that some pixels cast.
  func extent(of caster: PixelRect) -> PixelRect? {
    let extent = caster.outset(by: blur?.margin ?? 0).moved(x: x, y: y)
    guard let needed else { return extent }
    return extent.intersection(needed)
  }

  func moved(x: Int, y: Int) -> ShadowStep {
    var step = self
    step.needed = needed?.moved(x: x, y: y)
    return step
  }

  /// The masks of nested shadows.
  ///
  /// - Parameters:
  ///   - caster: the opacities that cast the innermost shadow.
  ///   - bounds: where those lie.
  static func masks(
    of caster: OpacityMask, at bounds: PixelRect, _ steps: [ShadowStep]
  ) -> [OutlinePainter.Mask?] {
    var (caster, bounds) = (caster, bounds)
    var masks: [OutlinePainter.Mask?] = []
    for (index, step) in steps.enumerated() {
      guard let extent = step.extent(of: bounds) else {
        masks.append(nil)
        continue
      }
      // The pixels that the blur reads, the clear ones around the caster included.
      let margin = step.blur?.margin ?? 0
      let source = extent.moved(x: -step.x, y: -step.y).outset(by: margin)
        .intersection(bounds.outset(by: margin))!
      let shadow = OpacityMask(width: source.width, height: source.height)
      shadow.copy(caster, x: bounds.minX - source.minX, y: bounds.minY - source.minY)
      shadow.apply(step.blur)
      let mask = OutlinePainter.Mask(
        surface: shadow.surface, bounds: source.moved(x: step.x, y: step.y))
      masks.append(mask)
      guard index + 1 < steps.count else { break }
      let all = bounds.union(extent)
      let union = OpacityMask(width: all.width, height: all.height)
      union.copy(
        shadow, x: mask.bounds.minX - all.minX, y: mask.bounds.minY - all.minY,
        opacity: step.opacity)
      union.add(caster, x: bounds.minX - all.minX, y: bounds.minY - all.minY)
      (caster, bounds) = (union, all)
    }
    return masks
  }
}

extension ShadowStep {
  init(_ shadow: SpreadingEffect.Shadow) {
    // As many bits as pixman keeps of a color.
    let opacity = min(Int(shadow.color.opacity * 0x10000), 0xFFFF) >> 8
    self.init(blur: shadow.blur, x: shadow.x, y: shadow.y, opacity: UInt8(opacity))
  }
}
