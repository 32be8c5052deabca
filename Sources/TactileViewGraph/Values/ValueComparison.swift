import Foundation
@_spi(Reflection) import Swift

/// Compares values of any type the way SwiftUI compares views: field by field (rule 5.5).
///
/// Equal bytes are equal. Otherwise, each field is compared with `==` if it is equatable. Values
/// that cannot be compared (a closure with captures, an opaque enum) count as different.
package enum ValueComparison {
  package static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in areEqual(at: lhs, rhs) }
    }
  }

  /// Compares two values in place, without copying them.
  static func areEqual<Value>(
    at lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>
  ) -> Bool {
    memoryIsEqual(lhs, rhs, MemoryLayout<Value>.size)
      || comparator(of: Value.self).areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
  }

  /// Compares the fields of two views even if the view is equatable, as SwiftUI does.
  static func fieldsAreEqual<Value>(
    at lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, by fields: FieldComparator
  ) -> Bool {
    memoryIsEqual(lhs, rhs, MemoryLayout<Value>.size)
      || fields.areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
  }

  fileprivate static func memoryIsEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ size: Int
  ) -> Bool {
    memcmp(lhs, rhs, size) == 0
  }

  private static let cache = TypeCache<Comparator>()

  fileprivate static func comparator(of type: Any.Type) -> Comparator {
    cache.value(for: type) { Comparator(type) }
  }
}

/// The way to compare values of one type whose bytes differ.
enum Comparator: @unchecked Sendable {
  // The closures only compare the values that they are given. The compiler asks for more, because a
  // conformance to `Equatable` may be isolated; values of such types are compared on its actor.

  case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case fields(FieldComparator)
  case bytesOnly

  fileprivate init(_ type: Any.Type) {
    // The most frequent case comes first: a failed conformance check searches all conformances of the program.
    if let type = type as? any Equatable.Type {
      self = Self.equatable(type)
    } else if let type = type as? any ComparableProperty.Type {
      self = type.comparator
    } else if let fields = FieldComparator(type) {
      self = .fields(fields)
    } else {
      self = .bytesOnly
    }
  }

  fileprivate static func equatable<Value: Equatable>(_: Value.Type) -> Comparator {
    .equatable { lhs, rhs in
      lhs.assumingMemoryBound(to: Value.self).pointee
        == rhs.assumingMemoryBound(to: Value.self).pointee
    }
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let areEqual): areEqual(lhs, rhs)
    case .fields(let fields): fields.areEqual(lhs, rhs)
    case .bytesOnly: false
    }
  }
}

/// Compares structs and tuples field by field.
struct FieldComparator: Sendable {
  private typealias Field = (offset: Int, size: Int, type: Any.Type, isStrong: Bool)

  private var fields: [Field] = []

  /// Creates a comparator for the fields of a struct or tuple; nil for other kinds of type.
  init?(_ type: Any.Type) {
    let kind = TypeKind(type)
    guard kind == .struct || kind == .tuple else { return nil }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { name, offset, field, _ in
      func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
      let isStrong =
        kind == .tuple || !FieldOwnership.mayBeWeak(field)
        || FieldOwnership.isStrong(String(cString: name), of: type)
      fields.append((offset, _openExistential(field, do: size), field, isStrong))
      return true
    }
    guard isComplete else { return nil }
    self.fields = fields
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { field in
      let (lhs, rhs) = (lhs + field.offset, rhs + field.offset)
      return ValueComparison.memoryIsEqual(lhs, rhs, field.size)
        || field.isStrong && ValueComparison.comparator(of: field.type).areEqual(lhs, rhs)
    }
  }
}

/// A type with its own notion of equality: property wrappers are equal if they declare the same
/// property, regardless of the node they are installed in.
package protocol ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension ComparableProperty {
  fileprivate static var comparator: Comparator {
    .equatable { lhs, rhs in
      declareTheSame(
        lhs.assumingMemoryBound(to: Self.self).pointee,
        rhs.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}
