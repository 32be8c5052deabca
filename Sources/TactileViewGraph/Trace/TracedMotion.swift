import Foundation

/// The trace information of an animating value.
struct TracedMotion<Data: VectorArithmetic> {
  /// The number that identifies the value.
  let number: Int
  /// The name of the value.
  let name: String
  /// Converts an offset from the target to the components of the value.
  let numbers: (Data) -> [NamedNumber]
  /// The names of the components that any animation has moved.
  private(set) var moving: Set<String>

  /// Returns the components that an animation moves from an offset, at its start and at its end.
  mutating func begin(from offset: Data) -> (from: [NamedNumber], to: [NamedNumber]) {
    let pairs = zip(numbers(offset), numbers(.zero)).filter { $0.value != $1.value }
    moving.formUnion(pairs.map(\.0.name))
    return (pairs.map(\.0), pairs.map(\.1))
  }

  /// Returns the animated components at an offset.
  func value(at offset: Data) -> MovingValue {
    MovingValue(
      number: number, name: name, numbers: numbers(offset).filter { moving.contains($0.name) })
  }
}

extension NamedNumber {
  /// Returns the components of a value after adding an offset to its animatable data.
  static func all<Value: Animatable>(
    in value: Value, movedBy offset: Value.AnimatableData
  ) -> [NamedNumber] {
    var value = value
    value.animatableData += offset
    var numbers: [NamedNumber] = []
    collect(value, name: "value", depth: 0, into: &numbers)
    return numbers
  }

  /// The maximum nesting depth of components.
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
