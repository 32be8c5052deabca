import Foundation

/// What a trace tells of a value on its way.
struct TracedMotion<Data: VectorArithmetic> {
  /// Tells values apart.
  let number: Int
  /// What moves.
  let name: String
  /// The value as numbers, at an offset from where it goes.
  let numbers: (Data) -> [NamedNumber]
  /// The names of the numbers that some animation has moved.
  private(set) var moving: Set<String>

  /// The numbers that an animation moves from an offset, there and at the end.
  mutating func begin(from offset: Data) -> (from: [NamedNumber], to: [NamedNumber]) {
    let pairs = zip(numbers(offset), numbers(.zero)).filter { $0.value != $1.value }
    moving.formUnion(pairs.map(\.0.name))
    return (pairs.map(\.0), pairs.map(\.1))
  }

  /// The numbers on their way at an offset.
  func value(at offset: Data) -> MovingValue {
    MovingValue(
      number: number, name: name, numbers: numbers(offset).filter { moving.contains($0.name) })
  }
}

extension NamedNumber {
  /// The numbers of a value, moved on by some of its data.
  static func all<Value: Animatable>(
    in value: Value, movedBy offset: Value.AnimatableData
  ) -> [NamedNumber] {
    var value = value
    value.animatableData += offset
    var numbers: [NamedNumber] = []
    collect(value, name: "value", depth: 0, into: &numbers)
    return numbers
  }

  /// Deeper than anything that moves is nested.
  private static var deepest: Int { 5 }

  private static func collect(
    _ value: Any, name: String, depth: Int, into numbers: inout [NamedNumber]
  ) {
    switch value {
    case let value as Double: append(value)
    case let value as CGFloat: append(Double(value))
    case let value as Float: append(Double(value))
    default:
      guard depth < deepest else { return }
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        let label = child.label.map(TracedWords.property) ?? "\(name) \(index + 1)"
        collect(child.value, name: label, depth: depth + 1, into: &numbers)
      }
    }

    func append(_ number: Double) {
      let count = numbers.count { $0.name == name || $0.name.hasPrefix("\(name) ") }
      numbers.append(NamedNumber(name: count == 0 ? name : "\(name) \(count + 1)", value: number))
    }
  }
}
