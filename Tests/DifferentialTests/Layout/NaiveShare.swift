import Foundation

/// Views, columns or rows that share a length (rule 6.1.2).
@MainActor
struct NaiveShare {
  let priorities: [CGFloat]
  /// The length that one of them takes of an offer.
  let taken: @MainActor (_ index: Int, _ offer: CGFloat) -> CGFloat

  init(
    _ priorities: [CGFloat], taken: @escaping @MainActor (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) {
    (self.priorities, self.taken) = (priorities, taken)
  }

  /// What each is offered of a length.
  func offers(of whole: CGFloat) -> [CGFloat] {
    let least = priorities.indices.map { taken($0, 0) }
    let most = priorities.indices.map { taken($0, .infinity) }
    var offers = priorities.map { _ in CGFloat(0) }
    var left = whole
    for priority in Set(priorities).sorted(by: >) {
      let group = priorities.indices.filter { priorities[$0] == priority }
      let reserved = priorities.indices.filter { priorities[$0] < priority }.map { least[$0] }
        .reduce(0, +)
      // Sorting in Swift is stable.
      let order = group.sorted {
        let (one, other) = (most[$0] - least[$0], most[$1] - least[$1])
        if one == other, one == .infinity { return least[$0] > least[$1] }
        return one < other
      }
      for (position, index) in order.enumerated() {
        offers[index] = max(left - reserved, 0) / CGFloat(order.count - position)
        if left.isFinite { left -= taken(index, offers[index]) }
      }
    }
    return offers
  }
}
