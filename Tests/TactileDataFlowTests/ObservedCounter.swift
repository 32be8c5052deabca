import Combine

/// An object with two published properties, and one that isn't.
final class ObservedCounter: ObservableObject {
  @Published var count: Int
  @Published var other = 0
  var unpublished = 0

  init(count: Int = 0) { self.count = count }
}
