import Foundation

/// What has to be drawn again: where the subtree was drawn, and where it is drawn now.
///
/// The region left behind is noted before anything changes it, the new one after the display phase
/// has been below. What stands between here and the window may move in the same frame: then its own
/// region, old and new, covers both.
extension ElementNode {
  /// Notes that all of the subtree has to be drawn again, before it changes.
  final func damageSubtree() {
    guard !isDamaged else { return }
    isDamaged = true
    graph.addDamage(placedReach, in: container)
  }

  /// Takes what there is to show from the clock and the environment.
  final func show() {
    let region = placedReach
    let hasMoved = showMotion()
    let hasFaded = showFade()
    let hasChanged = updateDisplayItem()
    if hasChanged || hasFaded { graph.statistics.displayItems += 1 }
    guard hasChanged || hasMoved || hasFaded, !isDamaged else { return }
    isDamaged = true
    graph.addDamage(region, in: container)
  }

  /// Notes the region in which the subtree is drawn now.
  final func reportDamage() {
    guard isDamaged else { return }
    isDamaged = false
    graph.addDamage(placedReach, in: container)
  }
}

extension ViewNode {
  /// Notes the regions of a subtree that goes away.
  final func damageBeforeRemoval() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { element.graph.addDamage(element.placedReach, in: element.container) }
  }
}

extension ViewGraph {
  /// Adds a region in the coordinates of a container's elements.
  func addDamage(_ region: CGRect, in container: ElementNode?) {
    guard !region.isNull, !isAllDamaged else { return }
    let region = windowRegion(region, in: container)
    guard !region.isNull else { return }
    damage.add(region, in: configuration.size, scale: configuration.displayScale)
    isAllDamaged = damage.rects.first?.size == configuration.size
  }

  /// Where a region of a container's elements is drawn in the window; null where it is not seen.
  func windowRegion(_ region: CGRect, in container: ElementNode?) -> CGRect {
    var region = region
    var node = container
    while let current = node {
      let origin = current.origin
      region = current.drawnRect(of: region).offsetBy(dx: origin.x, dy: origin.y).finite
      // What a scroll view has scrolled away is not seen.
      guard !region.isNull else { return region }
      node = current.container
    }
    return region
  }

  /// Everything has to be drawn again.
  func damageAll() {
    damage.add(
      CGRect(origin: .zero, size: configuration.size), in: configuration.size,
      scale: configuration.displayScale)
    isAllDamaged = true
  }

  /// Hands out what has to be drawn again since the last time.
  package func takeDamage() -> Damage {
    spreadDamageToMaterials()
    defer { (damage, isAllDamaged) = (Damage(), false) }
    return damage
  }
}
