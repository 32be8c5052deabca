import Foundation

/// Changes to how a view is drawn, made of its geometry, that leave its layout alone.
///
/// Mirrors SwiftUI's `VisualEffect`.
public protocol VisualEffect: Animatable, Sendable {
  /// What is done, one after the other.
  var __steps: [__VisualEffectStep] { get }
}

/// No change: what effects begin with.
///
/// Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect that changes nothing.
  public init() {}

  /// Nothing.
  public var __steps: [__VisualEffectStep] { [] }
}

/// An effect after another.
struct VisualEffectChain<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: __VisualEffectStep

  var __steps: [__VisualEffectStep] { base.__steps + [step] }
}

/// One change to how a view is drawn.
public struct __VisualEffectStep: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case offset(CGSize)
    case scale(ScaleEffect)
    case rotation(RotationEffect)
    case opacity(OpacityEffect)
    case blur(BlurEffect)
    case filter(ColorFilterEffect)
  }

  var kind: Kind
}

extension View {
  /// Draws the view with effects that depend on its geometry.
  ///
  /// The closure runs after the layout, and again when something of the geometry that it has read
  /// is another. Layout, here and outside, stays as it is; hits follow what is drawn.
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

  /// Moves what is drawn by a distance in points.
  ///
  /// A positive width moves it from the leading edge to the trailing one.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    let point = CGPoint(x: offset.width, y: offset.height).usable("offset()")
    return then(.offset(CGSize(width: point.x, height: point.y)))
  }

  /// Moves what is drawn by distances in points.
  ///
  /// A positive x moves it from the leading edge to the trailing one.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales what is drawn along each axis, relative to an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.scale(ScaleEffect(scale: scale.usableScale, anchor: anchor)))
  }

  /// Scales what is drawn, relative to an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is drawn along each axis, relative to an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn around an anchor; positive angles turn clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let radians = angle.radians.usableAmount("rotationEffect()", neutral: 0)
    return then(.rotation(RotationEffect(angle: .radians(radians), anchor: anchor)))
  }

  /// Fades what is drawn: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(.opacity(OpacityEffect(opacity: opacity.isNaN ? 1 : opacity)))
  }

  /// Blurs what is drawn, by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.blur(BlurEffect(radius: radius.usableRadius("blur(radius:)"), isOpaque: opaque)))
  }

  /// Adds to the colours' components: -1 is black, 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filter(.brightness, amount, neutral: 0)
  }

  /// Moves colours away from middle grey: 0 is all grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filter(.contrast, amount, neutral: 1)
  }

  /// Makes colours grey: 0 changes nothing, 1 is all grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filter(.grayscale, amount, neutral: 0)
  }

  /// Turns every hue by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filter(.hueRotation, angle.radians, neutral: 0)
  }

  /// Makes colours weaker or stronger: 0 is grey, 1 changes nothing.
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

extension Double {
  /// The amount, or the one that changes nothing for what is no finite number.
  fileprivate func usableAmount(_ effect: String, neutral: Double) -> Double {
    if isFinite { return self }
    RuntimeWarning.issue(
      "\(effect) got \(self), which is no finite number; the view stays as it is. "
        + "Pass a finite number.")
    return neutral
  }
}
