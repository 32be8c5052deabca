import Foundation

/// A list whose views are created on demand.
@MainActor
package protocol LazyList: ViewNode {
  /// The number of items.
  var count: Int { get }
  /// The items with views, which are the list's children in order.
  var shown: Range<Int> { get }
  /// Creates views for the items in a range, and removes all others.
  func show(_ range: Range<Int>)
  /// The measured lengths of items in points, by index; negative for items without views.
  var knownLengths: [Int: CGFloat] { get set }
  /// Removes all measured lengths.
  func forgetLengths()
  /// Returns whether the items have changed since the last call.
  func consumeChange() -> Bool
  /// Returns the index of the item with an identity; nil if there is none.
  func index(of id: AnyHashable) -> Int?
}
