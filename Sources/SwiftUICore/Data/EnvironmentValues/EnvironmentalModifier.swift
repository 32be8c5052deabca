/// A modifier that becomes another one by what the environment says.
///
/// Mirrors SwiftUI's `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment; asked again when what it has read there is another.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view is one element where it is with the modifier that this one becomes.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    ResolvedModifier.__isUnary(contentIsUnary)
  }

  /// Makes a node that asks for the modifier.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ResolvingModifier<Self>.__makeNode(ResolvingModifier(base: modifier), content, inputs)
  }

  /// Hands new values to that node.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    ResolvingModifier<Self>.__updateNode(node, ResolvingModifier(base: modifier), content)
  }
}

/// Applies what an ``EnvironmentalModifier`` becomes.
struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
  let base: Base
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.modifier(base.resolve(in: environment))
  }
}
