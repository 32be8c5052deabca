import Foundation
@_spi(Engine) import TactileViewGraph

/// An object outside of the engine that is a color, such as one of UIKit's.
package protocol ColorProvider: AnyObject, CustomStringConvertible, Sendable {
  /// Returns the color in an environment.
  func color(in environment: EnvironmentValues) -> RGBAColor
  /// Returns whether another object is an equal color.
  func isEqual(_ other: Any?) -> Bool
  /// A hash value, which is the same for equal colors.
  var hash: Int { get }
}

/// A color that an object provides.
package struct ProvidedColor: Hashable, Sendable {
  package let provider: any ColorProvider

  package init(_ provider: any ColorProvider) { self.provider = provider }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.provider.isEqual(rhs.provider) }

  package func hash(into hasher: inout Hasher) { hasher.combine(provider.hash) }
}
