/// The settings that a view inherits from the views around it, such as the font and the color scheme.
///
/// Read a value with ``Environment``, as in `@Environment(\.locale) private var locale`. Set one for a view and its
/// descendants with `environment(_:_:)`, or the modifier that it has, such as `font(_:)`; the closest one wins:
///
/// ```swift
/// VStack {
///   Text(title).environment(\.lineLimit, 1)
///   Text(summary)
/// }
/// .environment(\.lineLimit, 3)
/// ```
///
/// Add a value with an ``EnvironmentKey``, or with the macro `@Entry`, as in
/// `extension EnvironmentValues { @Entry var captionColor = Color.gray }`. Mirrors SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  @usableFromInline let scope: EnvironmentScope?
  /// The values that were set on this copy, in order; usually none or a few.
  private(set) var written = ShortList<EnvironmentEntry>()

  /// Creates an environment in which every key has its default value, for example to resolve a color in it.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value for a key, or the key's default if no ancestor sets one.
  ///
  /// Use it in the property that you add for the key; setting it changes only this copy.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    @inlinable get {
      if let entry = ownEntry(for: key) { return entry.value(key) }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    // A new cell, since copies of the environment share the old one.
    @inlinable set { set(EnvironmentEntry(key, newValue)) }
  }

  /// Returns the entry of a key that was set on this copy; nil if it wasn't.
  @usableFromInline func ownEntry(for key: any EnvironmentKey.Type) -> EnvironmentEntry? {
    written.isEmpty ? nil : index(of: key).map { written[$0] }
  }

  /// Sets an entry on this copy.
  @usableFromInline mutating func set(_ entry: EnvironmentEntry) {
    if let index = index(of: entry.key) { written.remove(at: index) }
    written.append(entry)
  }

  private func index(of key: any EnvironmentKey.Type) -> Int? {
    for index in 0..<written.count where written[index].key == key { return index }
    return nil
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set on this copy with their keys, latest first.
  public var description: String {
    "[\(written.reversed().map(\.description).joined(separator: ", "))]"
  }
}
