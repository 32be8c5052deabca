@_spi(Reflection) import Swift

/// Finds the differences of two values of the same type, for traces.
enum TracedDifferences {
  /// Returns the fields that differ by their paths, with their old and new values if these read differently.
  static func found(
    in type: Any.Type, at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, path: String = "",
    depth: Int = 0
  ) -> [BodyReason] {
    var differences: [BodyReason] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      func compare<Field>(_: Field.Type) {
        let (lhs, rhs) = (lhs + offset, rhs + offset)
        let (old, new) = (
          lhs.assumingMemoryBound(to: Field.self), rhs.assumingMemoryBound(to: Field.self)
        )
        guard !ValueComparison.areEqual(at: old, new) else { return }
        let path = path + TracedWords.property(String(cString: name))
        differences += reasons(path, old, new, depth: depth)
      }
      _openExistential(type, do: compare)
      return true
    }
    return differences
  }

  /// The depth below which differences are reported as one.
  private static var deepest: Int { 3 }

  private static func reasons<Field>(
    _ path: String, _ old: UnsafePointer<Field>, _ new: UnsafePointer<Field>, depth: Int
  ) -> [BodyReason] {
    if !(Field.self is any Equatable.Type), TypeKind(Field.self) == .struct, depth < deepest {
      let inner = found(
        in: Field.self, at: UnsafeRawPointer(old), UnsafeRawPointer(new), path: path + ".",
        depth: depth + 1)
      if !inner.isEmpty { return inner }
    }
    let (before, after) = (TracedWords.short(old.pointee), TracedWords.short(new.pointee))
    let isSame = before == after
    return [
      .input(property: path, from: isSame ? nil : before, to: isSame ? nil : after)
    ]
  }
}
