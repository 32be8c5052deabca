/// A vector of any number of values that animate together; missing values count as zero.
package struct AnimatableVector: VectorArithmetic, Sendable {
  /// The first four values, which are all that a color has.
  package private(set) var first: SIMD4<Double>
  private var others: [Double]

  package init(_ first: SIMD4<Double>) { (self.first, others) = (first, []) }

  package init(values: [Double]) {
    first = .zero
    for index in 0..<min(values.count, 4) { first[index] = values[index] }
    others = Array(values.dropFirst(4))
  }

  /// The values, of which there are at least four.
  package var values: [Double] { [first.x, first.y, first.z, first.w] + others }

  package static var zero: AnimatableVector { AnimatableVector(.zero) }

  package static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.combine(rhs, +)
  }

  package static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.combine(rhs, -)
  }

  private mutating func combine(_ rhs: Self, _ operation: (Double, Double) -> Double) {
    guard !rhs.others.isEmpty else { return }
    let missing = rhs.others.count - others.count
    if missing > 0 { others += Array(repeating: 0, count: missing) }
    for (index, value) in rhs.others.enumerated() {
      others[index] = operation(others[index], value)
    }
  }

  package static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  package static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  /// Vectors of zeros are equal, regardless of their lengths.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.first == rhs.first else { return false }
    return lhs.others == rhs.others || (lhs - rhs).others.allSatisfy { $0 == 0 }
  }

  package mutating func scale(by rhs: Double) {
    first *= rhs
    for index in others.indices { others[index] *= rhs }
  }

  package var magnitudeSquared: Double {
    let squares = first * first
    return others.reduce(squares.x + squares.y + squares.z + squares.w) { $0 + $1 * $1 }
  }
}
