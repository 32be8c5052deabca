/// A type whose changes can be animated.
///
/// Mirrors SwiftUI's `Animatable`.
///
/// Shapes, layouts, views and modifiers may conform. Where the data of a view or modifier change under
/// an animation, its body is evaluated in every frame with the data shown then (rule 4.2.16).
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose changes can be animated.
///
/// Mirrors SwiftUI's `AnimatableModifier`.
@available(
  swift, deprecated: 100, message: "Conform to Animatable and ViewModifier instead."
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
