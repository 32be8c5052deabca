import Foundation

/// Collects the display items of a group, optionally only those that reach into a region.
@_spi(Engine) public struct ItemCollector {
  package private(set) var items: [DisplayList.Item] = []
  /// The requested region, in the group's coordinates; nil for everything.
  package let wanted: CGRect?

  package init(wanted: CGRect? = nil) { self.wanted = wanted }

  package mutating func append(_ item: DisplayList.Item) { items.append(item) }

  /// Returns whether the requested region touches a reach in the group's coordinates.
  func wants(_ reach: CGRect) -> Bool {
    guard let wanted else { return true }
    guard !reach.isNull else { return false }
    // A common edge counts as touching, and so does a coordinate that is NaN.
    return
      !(reach.origin.x > wanted.maxX || reach.origin.x + reach.width < wanted.minX
      || reach.origin.y > wanted.maxY || reach.origin.y + reach.height < wanted.minY)
  }
}
