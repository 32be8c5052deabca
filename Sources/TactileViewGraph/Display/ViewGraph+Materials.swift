import Foundation

/// Damage of materials: a change behind a material changes the material.
///
/// Elements that draw a material are kept in a table, so that windows without materials have no
/// extra cost, and others only check these elements.
extension ViewGraph {
  /// Adds the materials whose backdrop is damaged, and those whose backdrop contains them.
  func spreadDamageToMaterials() {
    guard !damageLog.materials.isEmpty, !damageLog.regions.isEmpty, !damageLog.isAll else { return }
    var regions = damageLog.materials.values.map { windowRegion($0.placedReach, in: $0.container) }
      .filter { !$0.isNull }
    // The order of a dictionary is undefined, but the damage depends on the order.
    regions.sort {
      ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width)
    }
    let reach = MaterialPaint.reach
    var hasSpread = true
    while hasSpread {
      let near = damageLog.regions.rects.map { $0.insetBy(dx: -reach, dy: -reach) }
      let isHit = regions.map { region in near.contains { $0.touches(region) } }
      hasSpread = isHit.contains(true)
      for (region, isHit) in zip(regions, isHit) where isHit {
        damageLog.regions.add(region, in: configuration.size, scale: configuration.displayScale)
      }
      regions = zip(regions, isHit).filter { !$0.1 }.map(\.0)
    }
  }
}

extension ElementNode {
  /// Records whether the element draws a material.
  package final func noteMaterial(_ drawsMaterial: Bool) {
    guard drawsMaterial || !graph.damageLog.materials.isEmpty else { return }
    graph.damageLog.materials[ObjectIdentifier(self)] = drawsMaterial ? self : nil
  }
}

extension Paint {
  /// Whether the paint is a material.
  package var isMaterial: Bool { if case .material = self { true } else { false } }
}

extension CGRect {
  /// Returns whether two rectangles intersect or touch; a NaN coordinate may be anywhere.
  fileprivate func touches(_ other: CGRect) -> Bool {
    !(other.origin.x > origin.x + size.width || other.origin.x + other.size.width < origin.x
      || other.origin.y > origin.y + size.height || other.origin.y + other.size.height < origin.y)
  }
}
