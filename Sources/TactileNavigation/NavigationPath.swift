@_spi(Engine) import TactileViewGraph

/// The values that a navigation stack presents above its root.
///
/// Bind a path to a ``NavigationStack`` if its links have values of several types; for values of a single type, an
/// array is enough. Appending a value pushes the destination that `navigationDestination(for:destination:)` declares
/// for its type. The stack itself appends the values of links, and removes the last value when people go back.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   Button("Show the answer") { path.append(42) }
///     .navigationDestination(for: Int.self) { number in Text("\(number)") }
/// }
/// ```
///
/// You can read the number of values in a path, but not the values; if you need these, use an array of an enumeration
/// instead. A view that a link presents without a value isn't in the path, nor are the views above it.
///
/// To save and restore a path whose values are codable, use its ``codable`` representation.
///
/// Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path, which shows only the root.
  public init() {}

  /// Creates a path from the values of a sequence; the last one is in front.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values in the path.
  public var count: Int { elements.count }
  /// Whether the path is empty, so that only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value, which pushes its destination.
  ///
  /// A value whose type has no destination pushes an empty view and issues a runtime warning.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end, which pops their destinations.
  ///
  /// To return to the root, call `path.removeLast(path.count)`.
  ///
  /// - Parameter k: The number of values to remove; traps if it is negative or greater than
  ///   `count`.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
