import Foundation

/// Gathers the display items of a group, or those of them that reach into some region.
struct ItemCollector {
  private(set) var items: [DisplayList.Item] = []
  /// The region of the group's coordinates that is asked for; nil for everything.
  let wanted: CGRect?

  init(wanted: CGRect? = nil) { self.wanted = wanted }

  mutating func append(_ item: DisplayList.Item) { items.append(item) }

  /// Whether something that reaches so far in the group's coordinates is asked for.
  func wants(_ reach: CGRect) -> Bool {
    guard let wanted else { return true }
    guard !reach.isNull else { return false }
    // Touching counts, and so does what is not a number.
    return
      !(reach.origin.x > wanted.maxX || reach.origin.x + reach.width < wanted.minX
      || reach.origin.y > wanted.maxY || reach.origin.y + reach.height < wanted.minY)
  }
}
