@_spi(Reflection) import Swift

/// Tells fields that keep their object alive from those that don't.
///
/// The memory of a `weak` or `unowned` field isn't a value of the field's type: a weak field holds the address of a side
/// table. Reading it as a reference crashes, so only its bytes can be compared.
enum FieldOwnership {
  /// Returns whether a field of a struct may be `weak` or `unowned`, judged by its type alone.
  static func mayBeWeak(_ field: Any.Type) -> Bool {
    // A failed conformance check searches all conformances of the program, so only optionals are asked.
    if TypeKind(field) == .optional {
      (field as? any OptionalReference.Type)?.isReference == true
    } else {
      field is AnyObject.Type
    }
  }

  /// Passes over fields that key paths can't refer to; the standard library's constant isn't safe in concurrent code.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

  /// Returns whether a field of a struct isn't `weak` or `unowned`.
  static func isStrong(_ name: String, of type: Any.Type) -> Bool {
    func contains<Root>(_: Root.Type) -> Bool {
      var isFound = false
      // The standard library has key paths to the strong fields only, and passes over the others.
      _ = _forEachFieldWithKeyPath(of: Root.self, options: ignoringUnknown) { field, _ in
        isFound = String(cString: field) == name
        return !isFound
      }
      return isFound
    }
    return _openExistential(type, do: contains)
  }
}

/// An optional, which may be one of a class.
private protocol OptionalReference {
  static var isReference: Bool { get }
}

extension Optional: OptionalReference {
  static var isReference: Bool { Wrapped.self is AnyObject.Type }
}
