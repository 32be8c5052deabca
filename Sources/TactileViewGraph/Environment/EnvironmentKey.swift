/// A key for a value in the environment.
///
/// Declare a key and a property of ``EnvironmentValues`` for it, which reads and writes `self[CaptionKey.self]`. The
/// `@Entry` macro does both. Set the value with `environment(_:_:)`, or a modifier of your own that calls it, and read
/// it with ``Environment``:
///
/// ```swift
/// struct CaptionKey: EnvironmentKey { static var defaultValue: Color { .gray } }
///
/// extension EnvironmentValues {
///   var captionColor: Color {
///     get { self[CaptionKey.self] }
///     set { self[CaptionKey.self] = newValue }
///   }
/// }
///
/// Album().environment(\.captionColor, .brown)
/// ```
///
/// Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value where no ancestor sets one; it can be read several times, so make it cheap and always the same.
  static var defaultValue: Value { get }
}
