/// A key for a value in the environment.
///
/// Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value where no ancestor sets one.
  static var defaultValue: Value { get }
}
