import Foundation

/// What changes behind a material changes the material.
///
/// Elements that draw one are kept in a table, so that a window without any pays nothing, and one
/// with some looks at them alone.
extension ViewGraph {
  /// Adds the materials that show something damaged, and those that show them in turn.
  func spreadDamageToMaterials() {
    guard !materials.isEmpty, !damage.isEmpty, !isAllDamaged else { return }
    var regions = materials.values.map { windowRegion($0.placedReach, in: $0.container) }
      .filter { !$0.isNull }
    // A table has no order of its own, and the damage depends on it.
    regions.sort {
      ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width)
    }
    let reach = MaterialPaint.reach
    var hasSpread = true
    while hasSpread {
      let near = damage.rects.map { $0.insetBy(dx: -reach, dy: -reach) }
      let isHit = regions.map { region in near.contains { $0.touches(region) } }
      hasSpread = isHit.contains(true)
      for (region, isHit) in zip(regions, isHit) where isHit {
        damage.add(region, in: configuration.size, scale: configuration.displayScale)
      }
      regions = zip(regions, isHit).filter { !$0.1 }.map(\.0)
    }
  }
}

extension ElementNode {
  /// Takes note of whether the element draws a material.
  final func noteMaterial(_ drawsMaterial: Bool) {
    guard drawsMaterial || !graph.materials.isEmpty else { return }
    graph.materials[ObjectIdentifier(self)] = drawsMaterial ? self : nil
  }
}

extension Paint {
  /// Whether it shows what is behind.
  var isMaterial: Bool { if case .material = self { true } else { false } }
}

extension CGRect {
  /// Whether two rectangles have something in common; what is not a number may be anywhere.
  fileprivate func touches(_ other: CGRect) -> Bool {
    !(other.origin.x > origin.x + size.width || other.origin.x + other.size.width < origin.x
      || other.origin.y > origin.y + size.height || other.origin.y + other.size.height < origin.y)
  }
}
