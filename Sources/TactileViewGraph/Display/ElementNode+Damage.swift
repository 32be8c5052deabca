import Foundation

/// Damage tracking: the regions where the subtree was drawn and is drawn now.
///
/// The old region is added before a change, and the new one after the display phase of the subtree.
/// If an enclosing element is damaged in the same frame, its own old and new regions cover both, so
/// no walk from the inner element to the window is needed.
extension ElementNode {
  /// Marks the whole subtree as damaged, before it changes.
  package final func damageSubtree() {
    guard !isDamaged else { return }
    isDamaged = true
    if graph.notesDamage { graph.addDamage(placedReach, in: container) }
  }

  /// Updates the element's presented values from the clock and the environment.
  final func showOwnItem() {
    let region = graph.notesDamage ? placedReach : .null
    // A damaged element has come to another place.
    if isDamaged { graph.reachChanges += 1 }
    let hasMoved = showMotion()
    let hasFaded = showFade()
    let hasChanged = updateDisplayItem()
    // The item of an element with elements is an effect on them, which may show them elsewhere.
    if hasMoved || hasChanged && elementCount > 0 { graph.reachChanges += 1 }
    if hasChanged || hasFaded { graph.statistics.displayItems += 1 }
    guard hasChanged || hasMoved || hasFaded, !isDamaged else { return }
    isDamaged = true
    graph.addDamage(region, in: container)
  }

  /// Adds a part of the element's own drawing that has changed, in the element's coordinates.
  ///
  /// An element that draws many things calls this in its display phase, in place of returning that its item differs.
  package final func damage(_ part: CGRect) {
    graph.statistics.displayItems += 1
    if !isDamaged { graph.addDamage(part, in: self) }
  }

  /// Adds the region in which the subtree is drawn now.
  final func reportDamage() {
    guard isDamaged else { return }
    isDamaged = false
    if graph.notesDamage { graph.addDamage(placedReach, in: container) }
  }
}

extension ViewNode {
  /// Runs a phase of the descendants, which add no damage of their own if this node is damaged.
  final func underOwnDamage(in graph: ViewGraph, _ body: () -> Void) {
    guard isWhollyDamaged else { return body() }
    graph.damageLog.ancestors += 1
    body()
    graph.damageLog.ancestors -= 1
  }

  /// Adds the regions of a subtree that is removed.
  final func damageBeforeRemoval() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { element.graph.addDamage(element.placedReach, in: element.container) }
  }
}

/// The damage of a window since its host last took it.
struct DamageLog {
  var regions = Damage()
  /// Whether the whole window is damaged.
  var isAll = false
  /// The number of damaged elements around the node whose phase is running.
  var ancestors = 0
  /// The elements that draw a material, by identity.
  var materials: [ObjectIdentifier: ElementNode] = [:]
}

extension ViewGraph {
  /// Whether regions that change add to the damage: neither the whole window is damaged, nor an element around them.
  var notesDamage: Bool { !damageLog.isAll && damageLog.ancestors == 0 }

  /// Adds a region, in the coordinates of a container's elements.
  func addDamage(_ region: CGRect, in container: ElementNode?) {
    guard !region.isNull, notesDamage else { return }
    let region = windowRegion(region, in: container)
    guard !region.isNull else { return }
    damageLog.regions.add(region, in: configuration.size, scale: configuration.displayScale)
    damageLog.isAll = damageLog.regions.rects.first?.size == configuration.size
  }

  /// Returns a region of a container's elements in the coordinates of the window; null if invisible.
  func windowRegion(_ region: CGRect, in container: ElementNode?) -> CGRect {
    var region = region
    var node = container
    while let current = node {
      statistics.steps += 1
      let origin = current.origin
      region = current.drawnRect(of: region).offsetBy(dx: origin.x, dy: origin.y).finite
      // The region is scrolled out of sight.
      guard !region.isNull else { return region }
      node = current.container
    }
    return region
  }

  /// Damages the whole window.
  func damageAll() {
    damageLog.regions = Damage()
    damageLog.isAll = true
  }

  /// Removes and returns the damage since the last call.
  package func removeDamage() -> Damage {
    spreadDamageToMaterials()
    if damageLog.isAll {
      damageLog.regions.add(
        CGRect(origin: .zero, size: configuration.size), in: configuration.size,
        scale: configuration.displayScale)
    }
    defer { (damageLog.regions, damageLog.isAll) = (Damage(), false) }
    return damageLog.regions
  }
}
