import Foundation

/// A transform of a view that may be animated: shakes, flips and bounces of one's own.
///
/// Mirrors SwiftUI's `GeometryEffect`.
///
/// Conform by giving `effectValue(size:)`, and `animatableData` where something moves. Layout knows
/// nothing of the effect; what is drawn, hit (rule 3.9.54) and told to geometry readers inside goes
/// along.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size in points, in coordinates whose origin is its top left.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect for the eye alone: views inside are told the places they would have without it.
  ///
  /// Mirrors SwiftUI's `ignoredByLayout()`.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  /// The view is one element where its content is.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }

  /// Makes the node of such a view.
  @MainActor
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    CustomEffect<Self>.__makeNode(CustomEffect(base: modifier), content, inputs)
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    CustomEffect<Self>.__updateNode(node, CustomEffect(base: modifier), content)
  }
}

/// A geometry effect that those inside do not notice.
///
/// Mirrors SwiftUI's `_IgnoredByLayoutEffect`, made by ``GeometryEffect/ignoredByLayout()``.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  init(_ base: Base) { self.base = base }

  /// The effect's transform.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// What the engine makes of a ``GeometryEffect``.
nonisolated struct CustomEffect<Base: GeometryEffect>: ViewModifier {
  typealias Body = Never
  var base: Base

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension CustomEffect: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    ValueComparison.areEqual(lhs.base, rhs.base)
      && lhs.base.animatableData == rhs.base.animatableData
  }
}

extension CustomEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    let transform = base.effectValue(size: size)
    guard transform.isFinite else {
      RuntimeWarning.issue(
        "\(Base.self).effectValue(size:) returned \(transform), which has entries that are no finite "
          + "numbers; the view stays as it is. Return finite entries.")
      return nil
    }
    return transform.displayEffect
  }

  static var isIgnoredByLayout: Bool { Base.self is any LayoutIgnoredEffect.Type }

  static var name: String { "\(Base.self)" }
}

/// Marks effects that those inside do not notice.
private protocol LayoutIgnoredEffect {}

extension _IgnoredByLayoutEffect: LayoutIgnoredEffect {}
