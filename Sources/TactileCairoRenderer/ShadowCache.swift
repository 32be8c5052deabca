/// A cache of blurred shadows.
///
/// Blurring is the expensive part of a shadow, and most shadows stay the same from frame to frame.
/// The key is the opacities that cast the shadow, so entries never become stale.
final class ShadowCache {
  private struct Key: Hashable {
    let opacities: [UInt8]
    let width: Int
    let steps: [ShadowStep]
    let isInner: Bool
    /// The hash value, computed once and from all bytes together.
    private let digest: Int

    init(opacities: [UInt8], width: Int, steps: [ShadowStep], isInner: Bool = false) {
      (self.opacities, self.width) = (opacities, width)
      (self.steps, self.isInner) = (steps, isInner)
      var hasher = Hasher()
      opacities.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(width)
      hasher.combine(steps)
      hasher.combine(isInner)
      digest = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The cache holds sixteen large cards at scale 2, or some hundred buttons.
  private var masks = BoundedCache<Key, [OutlinePainter.Mask?]>(limit: 24 << 20)
  private var inverseMasks = BoundedCache<Key, OpacityMask>(limit: 16 << 20)

  /// The masks of the shadows around a layer, the innermost first; nil for one that is not needed.
  ///
  /// Each shadow is cast by the layer and the shadows inside it.
  func masks(of layer: Layer, _ steps: [ShadowStep]) -> [OutlinePainter.Mask?] {
    let origin = layer.bounds
    let opacities = layer.opacities
    let key = Key(
      opacities: opacities, width: origin.width,
      steps: steps.map { $0.moved(x: -origin.minX, y: -origin.minY) })
    if let known = masks.value(for: key) {
      return known.map { $0?.moved(x: origin.minX, y: origin.minY) }
    }
    let result = ShadowStep.masks(
      of: OpacityMask(opacities, width: origin.width), at: origin, steps)
    let cost = result.reduce(opacities.count + 200) {
      $0 + ($1.map { $0.bounds.width * $0.bounds.height } ?? 0) + 100
    }
    masks.insert(
      result.map { $0?.moved(x: -origin.minX, y: -origin.minY) }, cost: cost, for: key)
    return result
  }

  /// Returns the blurred inverse of a layer's opacities.
  func inverseMask(of layer: Layer, _ blur: BoxBlur?) -> OpacityMask {
    let key = Key(
      opacities: layer.opacities.map { 255 - $0 }, width: layer.bounds.width,
      steps: [ShadowStep(blur: blur, x: 0, y: 0, opacity: 255)], isInner: true)
    if let known = inverseMasks.value(for: key) { return known }
    let mask = OpacityMask(key.opacities, width: key.width, outside: 255)
    mask.apply(blur)
    inverseMasks.insert(mask, cost: key.opacities.count * 2 + 200, for: key)
    return mask
  }
}
