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
  private let scope: EnvironmentScope?
  /// The values that were set on this copy, in order; usually none or a few.
  private(set) var written = ShortList<EnvironmentEntry>()

  /// Creates an environment in which every key has its default value, for example to resolve a color in it.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value for a key, or the key's default if no ancestor sets one.
  ///
  /// Use it in the property that you add for the key; setting it changes only this copy.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let index = index(of: key) { return written[index].value(key) }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set {
      // A new cell, since copies of the environment share the old one.
      if let index = index(of: key) { written.remove(at: index) }
      written.append(EnvironmentEntry(key, newValue))
    }
  }

  private func index<K: EnvironmentKey>(of key: K.Type) -> Int? {
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
