import SwiftUI

/// A modifier, a shape or a container with numbers from the test.
struct HostileModifier: CustomStringConvertible, Sendable {
  let name: String
  let apply: @MainActor @Sendable (CGFloat, AnyView) -> AnyView

  var description: String { name }

  init<V: View>(
    _ name: String, @ViewBuilder _ apply: @escaping @MainActor @Sendable (CGFloat, AnyView) -> V
  ) {
    self.name = name
    self.apply = { AnyView(apply($0, $1)) }
  }

  /// Numbers that no layout can use, and such as only overflow when they meet.
  static let values: [CGFloat] = [
    .infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, 1e20, -1e9, -1,
    1e-9, .leastNonzeroMagnitude,
  ]

  static let all = layouts + effects + shapes + containers
}
