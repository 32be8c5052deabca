/// A type whose changes can be animated.
///
/// Mirrors SwiftUI's `Animatable`.
///
/// Shapes, layouts, views and modifiers may conform. If the data of a view or modifier changes under an animation, its
/// body is evaluated in every frame with the interpolated data (rule 4.2.16).
public protocol Animatable {
  /// The type of the data to interpolate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that animations interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: nothing is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A view modifier whose changes can be animated.
///
/// Mirrors SwiftUI's `AnimatableModifier`.
@available(
  swift, deprecated: 100, message: "Conform to Animatable and ViewModifier instead."
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
