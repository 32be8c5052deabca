/// A type with values that an animation interpolates.
///
/// Return the values from `animatableData`, as a `Double`, `Float` or `CGFloat` (an `Int` doesn't animate), or as
/// nested ``AnimatablePair`` values for several. When they change under an animation, they are set to interpolated
/// values in each frame, and the path, layout or body is evaluated again. A spring can overshoot: accept values beyond
/// the two ends, or limit them in the setter. Shapes, layouts, views and modifiers can conform.
///
/// ```swift
/// struct Bar: Shape {
///   var share: Double
///   var animatableData: Double { get { share } set { share = newValue } }
///   func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)) }
/// }
/// ```
///
/// `Bar(share: share).animation(.smooth, value: share)` then grows smoothly. The `@Animatable` macro and
/// `AnimatableValues` aren't available.
/// Mirrors SwiftUI's `Animatable`.
public protocol Animatable {
  /// The type of the data to interpolate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The values to interpolate, set in each frame of an animation; empty by default, which animates nothing.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: nothing is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A view whose animatable data a node of its own animates, such as a shape, where it is drawn.
///
/// The bodies of other animatable views are evaluated in each frame of an animation.
public protocol __NodeAnimatable {}

/// A view modifier whose changes can be animated.
///
/// Conform new modifiers to ``Animatable`` and ``ViewModifier`` instead. Mirrors SwiftUI's `AnimatableModifier`.
@available(
  swift, deprecated: 100, message: "Conform to Animatable and ViewModifier instead."
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
