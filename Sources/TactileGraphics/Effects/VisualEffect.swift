import Foundation
@_spi(Engine) import TactileViewGraph

/// Changes to the drawing of a view that can depend on its geometry.
///
/// `visualEffect(_:)` passes an empty effect and the view's geometry to a closure, which adds changes such as an offset
/// or an opacity. They don't affect the layout of any view, so they can depend on the frame that the layout yields.
/// Each change applies to the result of those before it. You don't conform to this protocol.
///
/// ```swift
/// Cover(album)
///   .visualEffect { effect, proxy in effect.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1) }
/// ```
///
/// The changes have the names of modifiers of views; those that would change the layout, such as `padding(_:)`, are
/// missing. Except in `opacity(_:)` and `transformEffect(_:)`, a number that isn't finite issues a runtime warning and
/// changes nothing.
///
/// Mirrors SwiftUI's `VisualEffect`.
public protocol VisualEffect: Animatable, Sendable {
  /// The steps of the effect, in the order in which they are applied.
  var __steps: [__VisualEffectStep] { get }
}

/// A visual effect that changes nothing.
///
/// The closures of `visualEffect(_:)` and `scrollTransition(_:axis:transition:)` receive an empty effect, to which they
/// add changes; to change nothing, return it. You rarely create one.
///
/// Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without any change.
  public init() {}

  /// No steps: the effect changes nothing.
  public var __steps: [__VisualEffectStep] { [] }
}

/// An effect followed by another step.
struct VisualEffectChain<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: __VisualEffectStep

  var __steps: [__VisualEffectStep] { base.__steps + [step] }
}

/// A step of a visual effect.
///
/// Only the engine uses this type.
public struct __VisualEffectStep: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case offset(CGSize)
    case scale(ScaleEffect)
    case rotation(RotationEffect)
    case rotation3D(Rotation3DEffect)
    case opacity(_OpacityEffect)
    case blur(BlurEffect)
    case filter(ColorFilterEffect)
    case transform(TransformEffect)
    case clip(ClipStep)
  }

  package var kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }
}

extension View {
  /// Applies effects to the drawing of the view that depend on its geometry.
  ///
  /// The closure is evaluated after layout, and again when a geometry value that it reads changes.
  /// The layout of this view and its ancestors is not affected; hit testing follows the drawing. As the closure is
  /// `Sendable`, name the view's properties that it reads in a capture list:
  ///
  /// ```swift
  /// .visualEffect { [strength] effect, proxy in effect.offset(y: proxy.frame(in: .scrollView).minY * strength) }
  /// ```
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0).__steps })
  }
}

extension VisualEffect {
  private func then(_ kind: __VisualEffectStep.Kind) -> some VisualEffect {
    VisualEffectChain(base: self, step: __VisualEffectStep(kind: kind))
  }

  /// Offsets the drawing by a distance in points.
  ///
  /// A positive width moves it toward the trailing edge. A component that is not finite issues a
  /// warning and counts as zero.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then(.usableOffset(offset))
  }

  /// Offsets the drawing by distances in points.
  ///
  /// A positive x moves it toward the trailing edge. A component that is not finite issues a
  /// warning and counts as zero.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the drawing along each axis, relative to an anchor; 1 changes nothing, and a negative factor mirrors.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.usableScale(scale, anchor: anchor))
  }

  /// Scales the drawing by a factor in both directions, relative to an anchor; 1 changes nothing.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing along each axis, relative to an anchor; an axis without a factor keeps its scale.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing around an anchor; positive angles are clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.usableRotation(angle, anchor: anchor))
  }

  /// Rotates the drawing around an axis in space: x points right, y down, and z toward the eye.
  ///
  /// Numbers that are not finite issue a warning, and the drawing is not rotated.
  ///
  /// - Parameters:
  ///   - axis: The direction of the axis; its length is ignored, but an axis of length zero does
  ///     not rotate.
  ///   - anchorZ: The distance of the axis behind the view, in points.
  ///   - perspective: The closeness of the eye: at 1 its distance is the length of the view; at 0
  ///     it is infinite.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .rotation3D(
        .usable(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Applies an affine transform to the drawing, in coordinates with a top left origin.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.transform(TransformEffect(transform: transform)))
  }

  /// Sets the opacity of the drawing: 0 is transparent, 1 is opaque, and NaN counts as 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(.usableOpacity(opacity))
  }

  /// Blurs the drawing with a radius in points; if opaque, its edges don't become translucent.
  ///
  /// A negative radius issues a runtime warning and counts as 0.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.blur(BlurEffect(radius: radius.usableRadius("blur(radius:)"), isOpaque: opaque)))
  }

  /// Adds to the color components: −1 yields black, 0 changes nothing, and 1 yields white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filter(.brightness, amount, neutral: 0)
  }

  /// Scales the difference of colors from middle gray: 0 is all gray, 1 changes nothing, and more is more contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filter(.contrast, amount, neutral: 1)
  }

  /// Reduces the saturation of colors: 0 changes nothing, 1 is all gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filter(.grayscale, amount, neutral: 0)
  }

  /// Rotates the hue of every color by an angle; grays and the luminance stay as they are.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filter(.hueRotation, angle.radians, neutral: 0)
  }

  /// Scales the saturation of colors: 0 is gray, 1 changes nothing, and more is more colorful.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filter(.saturation, amount, neutral: 1)
  }

  private func filter(
    _ kind: ColorFilterEffect.Kind, _ amount: Double, neutral: Double
  ) -> some VisualEffect {
    let amount = amount.usableAmount("\(kind)()", neutral: neutral)
    return then(.filter(ColorFilterEffect(kind: kind, amount: amount)))
  }
}

extension __VisualEffectStep.Kind {
  /// Returns an offset; a component that is not finite issues a warning and counts as zero.
  package static func usableOffset(_ offset: CGSize) -> Self {
    let point = CGPoint(x: offset.width, y: offset.height).usable("offset()")
    return .offset(CGSize(width: point.x, height: point.y))
  }

  /// Returns a scale with factors that can be drawn.
  package static func usableScale(_ scale: CGSize, anchor: UnitPoint) -> Self {
    .scale(ScaleEffect(scale: scale.usableScale, anchor: anchor))
  }

  /// Returns a rotation; an angle that is not finite issues a warning and counts as zero.
  package static func usableRotation(_ angle: Angle, anchor: UnitPoint) -> Self {
    let radians = angle.radians.usableAmount("rotationEffect()", neutral: 0)
    return .rotation(RotationEffect(angle: .radians(radians), anchor: anchor))
  }

  /// Returns an opacity; NaN counts as 1.
  package static func usableOpacity(_ opacity: Double) -> Self {
    .opacity(_OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
  }
}

extension Double {
  /// Returns the amount, or the neutral one with a warning if it is not finite.
  fileprivate func usableAmount(_ effect: String, neutral: Double) -> Double {
    if isFinite { return self }
    RuntimeWarning.issue(
      "\(effect)\(RuntimeWarning.inEvaluatedView) got \(self), which isn't finite; the effect isn't applied. Pass a finite number."
    )
    return neutral
  }
}
