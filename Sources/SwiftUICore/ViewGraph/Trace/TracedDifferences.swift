@_spi(Reflection) import Swift

/// Finds the differences of two values of the same type, for traces.
enum TracedDifferences {
  /// Returns the paths of the fields that differ, with their old and new values if these are
  /// meaningful.
  static func found(
    in type: Any.Type, at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int = 0
  ) -> [String] {
    var differences: [String] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      func compare<Field>(_: Field.Type) {
        let (lhs, rhs) = (lhs + offset, rhs + offset)
        let (old, new) = (
          lhs.assumingMemoryBound(to: Field.self), rhs.assumingMemoryBound(to: Field.self)
        )
        guard !ValueComparison.areEqual(at: old, new) else { return }
        let name = TracedWords.property(String(cString: name))
        differences += words(name, old, new, depth: depth)
      }
      _openExistential(type, do: compare)
      return true
    }
    return differences
  }

  /// The depth below which differences are reported as one.
  private static var deepest: Int { 3 }

  private static func words<Field>(
    _ name: String, _ old: UnsafePointer<Field>, _ new: UnsafePointer<Field>, depth: Int
  ) -> [String] {
    if !(Field.self is any Equatable.Type), TypeKind(Field.self) == .struct, depth < deepest {
      let inner = found(
        in: Field.self, at: UnsafeRawPointer(old), UnsafeRawPointer(new), depth: depth + 1)
      if !inner.isEmpty { return inner.map { "\(name).\($0)" } }
    }
    let (before, after) = (TracedWords.short(old.pointee), TracedWords.short(new.pointee))
    return [before == after ? name : "\(name): \(before) → \(after)"]
  }
}
