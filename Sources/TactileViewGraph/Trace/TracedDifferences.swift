import Foundation
@_spi(Reflection) import Swift

/// Finds the differences of two values of the same type, for traces.
enum TracedDifferences {
  /// Returns the fields that differ by their paths, with their old and new values if these read differently.
  static func found(
    in type: Any.Type, at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, path: String = "",
    depth: Int = 0
  ) -> [BodyReason] {
    var differences: [BodyReason] = []
    _ = _forEachField(of: type) { name, offset, field, _ in
      let name = String(cString: name)
      let (lhs, rhs) = (lhs + offset, rhs + offset)
      func compare<Field>(_: Field.Type) {
        let (old, new) = (
          lhs.assumingMemoryBound(to: Field.self), rhs.assumingMemoryBound(to: Field.self)
        )
        guard !ValueComparison.areEqual(at: old, new) else { return }
        differences += reasons(path + TracedWords.property(name), old, new, depth: depth)
      }
      if FieldOwnership.mayBeWeak(field), !FieldOwnership.isStrong(name, of: type) {
        func size<Field>(_: Field.Type) -> Int { MemoryLayout<Field>.size }
        if memcmp(lhs, rhs, _openExistential(field, do: size)) != 0 {
          differences.append(
            .input(property: path + TracedWords.property(name), from: nil, to: nil))
        }
      } else {
        _openExistential(field, do: compare)
      }
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
