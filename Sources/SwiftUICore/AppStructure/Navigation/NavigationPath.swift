/// What a navigation stack shows above its root, as values of any types.
///
/// Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path: only the root is shown.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Shows one more.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Goes back.
  ///
  /// - Parameter k: by how many; must not be negative, nor more than there are.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
