@_spi(Engine) import TactileViewGraph

/// A modifier that depends on the environment.
///
/// Conform to this protocol to choose a modifier by environment values, without the body of a view. The modifier is
/// resolved again when a value that `resolve(in:)` has read changes.
///
/// ```swift
/// struct Margin: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> Inset {
///     Inset(length: environment.horizontalSizeClass == .compact ? 12 : 24)
///   }
/// }
///
/// struct Inset: ViewModifier {
///   let length: CGFloat
///   func body(content: Content) -> some View { content.padding(length) }
/// }
///
/// Article().modifier(Margin())
/// ```
///
/// `resolve(in:)` receives the environment around the modified view. To use state or other dynamic properties as well,
/// write a `ViewModifier` with `Environment` properties instead: those of an environmental modifier aren't updated.
///
/// Mirrors SwiftUI's `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment; called again when a value that it reads changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Whether the modified view is a single element, as with the resolved modifier.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    ResolvedModifier.__isUnary(contentIsUnary)
  }

  /// Creates a node that resolves the modifier.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ResolvingModifier<Self>.__makeNode(ResolvingModifier(base: modifier), content, inputs)
  }

  /// Updates the modifier and the content of the node.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    ResolvingModifier<Self>.__updateNode(node, ResolvingModifier(base: modifier), content)
  }
}

/// Applies the resolved modifier of an ``EnvironmentalModifier``.
struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
  let base: Base
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.modifier(base.resolve(in: environment))
  }
}
