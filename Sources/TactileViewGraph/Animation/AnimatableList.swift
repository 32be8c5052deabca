/// A list of any number of values of any types that animate together; missing values count as zero.
package struct AnimatableList: VectorArithmetic {
  package var values: [_AnyAnimatableData]

  package init(values: [_AnyAnimatableData]) { self.values = values }

  package static var zero: AnimatableList { AnimatableList(values: []) }

  private static func combine(
    _ lhs: Self, _ rhs: Self,
    _ operation: (_AnyAnimatableData, _AnyAnimatableData) -> _AnyAnimatableData
  ) -> Self {
    let count = max(lhs.values.count, rhs.values.count)
    func value(_ list: Self, at index: Int) -> _AnyAnimatableData {
      index < list.values.count ? list.values[index] : .zero
    }
    return Self(
      values: (0..<count).map { operation(value(lhs, at: $0), value(rhs, at: $0)) })
  }

  package static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  package static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }

  /// Lists of zeros are equal, regardless of their lengths.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values == rhs.values || combine(lhs, rhs, -).values.allSatisfy { $0 == .zero }
  }

  package mutating func scale(by rhs: Double) {
    for index in values.indices { values[index].scale(by: rhs) }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1.magnitudeSquared } }
}
