/// The numbers of views at which the cost of a change is asserted.
enum WorkSizes {
  static let all = [10, 1000, 10_000]
}
