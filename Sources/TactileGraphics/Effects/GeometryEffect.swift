import Foundation
@_spi(Engine) import TactileViewGraph

/// A modifier that transforms a view, such as a shake, flip or bounce.
///
/// Return the transform from ``effectValue(size:)``, and implement `animatableData` to animate the effect. Apply it
/// with `modifier(_:)`:
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var count: Double
///   var animatableData: Double { get { count } set { count = newValue } }
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(count * 2 * .pi), y: 0))
///   }
/// }
///
/// Text(code)
///   .modifier(Shake(count: Double(failures)))
///   .animation(.default, value: failures)
/// ```
///
/// The effect does not change the layout, but drawing, hit testing (rule 3.9.54) and the geometry that descendants read
/// all follow it.
///
/// Mirrors SwiftUI's `GeometryEffect`.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform of a view of a size in points, in coordinates with a top left origin.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an effect that only changes drawing: the geometry that descendants read ignores it.
  ///
  /// Mirrors SwiftUI's `ignoredByLayout()`.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  /// Whether the modified view is a single element: the same as its content.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }

  /// Creates the node that applies the effect.
  @MainActor
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    CustomEffect<Self>.__makeNode(CustomEffect(base: modifier), content, inputs)
  }

  /// Updates the effect and the content of the node.
  @MainActor
  public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    CustomEffect<Self>.__updateNode(node, CustomEffect(base: modifier), content)
  }
}

/// A geometry effect that doesn't affect the geometry that descendants read.
///
/// ``GeometryEffect/ignoredByLayout()`` creates this effect.
///
/// Mirrors SwiftUI's `_IgnoredByLayoutEffect`.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The wrapped geometry effect.
  public var base: Base

  init(_ base: Base) { self.base = base }

  /// Returns the transform of the wrapped effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The animatable data of the wrapped effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// The engine's wrapper of a custom ``GeometryEffect``.
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
        "\(Base.self).effectValue(size:) returned \(transform), which has entries that aren't "
          + "finite; the view isn't transformed. Return finite entries.")
      return nil
    }
    return transform.displayEffect
  }

  static var isIgnoredByLayout: Bool { Base.self is any LayoutIgnoredEffect.Type }

  static var name: String { "\(Base.self)" }
}

/// Marks effects that the geometry of descendants ignores.
private protocol LayoutIgnoredEffect {}

extension _IgnoredByLayoutEffect: LayoutIgnoredEffect {}
