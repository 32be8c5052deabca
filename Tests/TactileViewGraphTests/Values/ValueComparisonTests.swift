import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Comparisons of values of any type, with known results.
@Suite struct ValueComparisonTests {
  private struct Fields {
    var number: Double
    var text: String
    var list: [Int]
    var pair: (Int8, Bool)
  }

  private struct Nested {
    var small: UInt8
    var inner: Fields
    var optional: Int?
  }

  /// Equal where the last digits are.
  private struct Loose: Equatable {
    var number: Int
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 10 == rhs.number % 10 }
  }

  private func fields(_ random: inout RandomCases) -> Fields {
    Fields(
      number: [0, -0.0, 1.5][random.below(3)],
      // Long texts have a storage of their own, so that equal ones differ in their bytes.
      text: String(repeating: "x", count: [0, 3, 40][random.below(3)]),
      list: Array(0..<random.below(3)), pair: (Int8(random.below(2)), random.below(2) == 0))
  }

  @Test("structures are equal if all their fields are, whatever their bytes are")
  func structures() {
    var random = RandomCases()
    for _ in 0..<2000 {
      let (left, right) = (fields(&random), fields(&random))
      let areEqual =
        left.number == right.number && left.text == right.text && left.list == right.list
        && left.pair == right.pair
      #expect(ValueComparison.areEqual(left, right) == areEqual)
      let (small, optional) = (UInt8(random.below(2)), [nil, 0, 1][random.below(3)])
      #expect(
        ValueComparison.areEqual(
          Nested(small: small, inner: left, optional: optional),
          Nested(small: 0, inner: right, optional: 1)) == (areEqual && small == 0 && optional == 1))
    }
  }

  @Test("a type's own == applies, also for a field")
  func equatable() {
    struct Holder { var loose: Loose }
    #expect(ValueComparison.areEqual(Loose(number: 12), Loose(number: 32)))
    #expect(!ValueComparison.areEqual(Loose(number: 12), Loose(number: 13)))
    #expect(
      ValueComparison.areEqual(Holder(loose: .init(number: 2)), .init(loose: .init(number: 12))))
  }

  @Test("5.5: views are compared by fields even if they have ==")
  func views() {
    var (left, right) = (Loose(number: 12), Loose(number: 32))
    let fields = FieldComparator(Loose.self)
    #expect(fields.map { ValueComparison.fieldsAreEqual(at: &left, &right, by: $0) } == false)
    right.number = 12
    #expect(fields.map { ValueComparison.fieldsAreEqual(at: &left, &right, by: $0) } == true)
  }

  @Test("capturing closures count as different, and identical objects as equal")
  func references() {
    final class Object {}
    struct Holder { var object: Object }
    struct Action { var run: () -> Int }
    let object = Object()
    #expect(ValueComparison.areEqual(Holder(object: object), Holder(object: object)))
    #expect(!ValueComparison.areEqual(Holder(object: object), Holder(object: Object())))
    func action(_ number: Int) -> Action { Action { number } }
    #expect(!ValueComparison.areEqual(action(1), action(1)))
  }
}
