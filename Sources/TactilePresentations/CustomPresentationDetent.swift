import Foundation
@_spi(Engine) import TactileViewGraph

/// A type that computes the height of a detent.
///
/// Pass the type to ``PresentationDetent/custom(_:)``:
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? {
///     context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue / 2 : 120
///   }
/// }
///
/// Tracks().presentationDetents([.custom(BarDetent.self), .large])
/// ```
///
/// Mirrors SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Returns the height of a sheet in points; nil if the sheet doesn't rest at this detent in the context.
  ///
  /// A height that is too large, negative or not finite is equivalent to ``PresentationDetent/large``.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The context in which the height is computed.
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  /// The values that determine the height of a custom detent.
  ///
  /// Its properties are those of the sheet's environment, such as `context.dynamicTypeSize`, and ``maxDetentValue``.
  /// Mirrors SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the window in points.
    let window: CGFloat
    let environment: EnvironmentValues

    /// The largest height of a sheet in the window, in points.
    public var maxDetentValue: CGFloat { max(window - 10, 0) }

    /// Returns a value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Returns a detent whose height a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }
}

/// A type of custom detents, compared by identity.
struct CustomDetent: Hashable, Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
