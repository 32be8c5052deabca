import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The changes to the drawing of a view in a phase of a hover effect.
///
/// Don't conform to this protocol. Begin with the ``EmptyHoverEffectContent`` that the closure of
/// `hoverEffect(in:isEnabled:body:)` receives, and add changes with the methods, such as `scaleEffect(_:anchor:)` and
/// `opacity(_:)`. Each change applies to the result of those before it. The layout and the hit testing of the view stay
/// the same.
///
/// Use the same methods in both phases, with other values: then the change of the phase animates between the values. An
/// `animation(_:body:)` gives some of the changes another animation than the default one:
///
/// ```swift
/// Cover(album)
///   .hoverEffect { effect, isActive, _ in
///     effect
///       .scaleEffect(isActive ? 1.1 : 1)
///       .animation(.easeOut(duration: 0.5)) { $0.opacity(isActive ? 1 : 0.8) }
///   }
/// ```
///
/// Mirrors SwiftUI's `HoverEffectContent`.
public protocol HoverEffectContent {
  /// The changes, in the order in which they are applied.
  var __parts: [__HoverEffectPart] { get }
}

/// The content without changes with which a hover effect begins.
///
/// The closure of `hoverEffect(in:isEnabled:body:)` receives it, and adds the changes of a phase with its methods:
///
/// ```swift
/// Cover(album)
///   .hoverEffect { effect, isActive, _ in
///     effect.scaleEffect(isActive ? 1.1 : 1).opacity(isActive ? 1 : 0.8)
///   }
/// ```
///
/// Mirrors SwiftUI's `EmptyHoverEffectContent`.
public struct EmptyHoverEffectContent: HoverEffectContent {
  /// No parts: the content changes nothing.
  @_spi(Engine) public var __parts: [__HoverEffectPart] { [] }
}

/// Changes of a hover effect that share an animation.
public struct __HoverEffectPart {
  var steps: [__VisualEffectStep]
  /// The animation between the phases; nil changes the view at once.
  var animation: Animation? = .default
  /// Whether `animation(_:body:)` has set the animation.
  var isAnimationSet = false
}

/// Content that consists of parts.
private struct HoverEffectParts: HoverEffectContent {
  let __parts: [__HoverEffectPart]
}

extension HoverEffectContent {
  /// Adds changes that animate between the phases with an animation.
  ///
  /// Changes outside of `animation(_:body:)` have the default animation.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil changes the view at once.
  ///   - body: Returns the changes, made from the given empty content.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent {
    let added = body(EmptyHoverEffectContent()).__parts.map { part in
      var part = part
      if !part.isAnimationSet { (part.animation, part.isAnimationSet) = (animation, true) }
      return part
    }
    return HoverEffectParts(__parts: __parts + added)
  }

  /// Clips the drawing to a shape in the frame of the view.
  ///
  /// The animatable data of the shape animates between the phases.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some HoverEffectContent {
    then(.clip(ClipStep(shape: AnyShape(shape), style: style)))
  }

  /// Offsets the drawing by a distance in points.
  ///
  /// A positive width moves it toward the trailing edge. A component that is not finite issues a
  /// warning and counts as zero.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { then(.usableOffset(offset)) }

  /// Offsets the drawing by distances in points.
  ///
  /// A positive x moves it toward the trailing edge. A component that is not finite issues a
  /// warning and counts as zero.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent {
    offset(CGSize(width: x, height: y))
  }

  /// Sets the opacity of the drawing: 0 is transparent, 1 is opaque, and NaN counts as 1.
  public func opacity(_ opacity: Double) -> some HoverEffectContent {
    then(.usableOpacity(opacity))
  }

  /// Rotates the drawing around an anchor; positive angles are clockwise.
  ///
  /// An angle that is not finite issues a warning and counts as zero.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    then(.usableRotation(angle, anchor: anchor))
  }

  /// Scales the drawing along each axis, relative to an anchor.
  ///
  /// A negative factor mirrors it. A factor that is not finite issues a warning and counts as 1.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    then(.usableScale(scale, anchor: anchor))
  }

  /// Scales the drawing, relative to an anchor.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the drawing along each axis, relative to an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the drawing, in coordinates with a top left origin.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent {
    then(.transform(TransformEffect(transform: transform)))
  }

  private func then(_ kind: __VisualEffectStep.Kind) -> HoverEffectParts {
    let step = __VisualEffectStep(kind: kind)
    var parts = __parts
    if let last = parts.indices.last, !parts[last].isAnimationSet {
      parts[last].steps.append(step)
    } else {
      parts.append(__HoverEffectPart(steps: [step]))
    }
    return HoverEffectParts(__parts: parts)
  }
}
