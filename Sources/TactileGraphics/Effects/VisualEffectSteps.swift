import Foundation
@_spi(Engine) import TactileViewGraph

/// The steps of a visual effect, which may be interpolated by an animation.
package struct VisualEffectSteps: Animatable, Equatable {
  package var steps: [__VisualEffectStep]

  package init(steps: [__VisualEffectStep]) {
    self.steps = steps
  }

  /// Returns whether the other steps are of the same kinds, so that the two can be interpolated.
  package func isLike(_ other: VisualEffectSteps) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.kind.isLike($1.kind) }
  }

  /// The values of all steps, and the data of the shapes that clip; fractions are scaled by 128
  /// (rule 4.2.17).
  package var animatableData: AnimatablePair<AnimatableVector, AnimatableList> {
    get {
      AnimatablePair(
        AnimatableVector(values: steps.flatMap(\.kind.values)),
        AnimatableList(values: steps.compactMap(\.kind.clip?.animatableData)))
    }
    set {
      var (values, shapes) = (newValue.first.values[...], newValue.second.values[...])
      for index in steps.indices {
        if var clip = steps[index].kind.clip, let data = shapes.popFirst() {
          clip.animatableData = data
          steps[index].kind = .clip(clip)
        }
        let count = steps[index].kind.values.count
        guard values.count >= count else { return }
        steps[index].kind.values = Array(values.prefix(count))
        values = values.dropFirst(count)
      }
    }
  }
}

/// A step that clips to a shape of any type.
package struct ClipStep: Equatable, Animatable, Sendable {
  package var shape: AnyShape
  package var style: FillStyle

  package init(shape: AnyShape, style: FillStyle) {
    self.shape = shape
    self.style = style
  }

  package var animatableData: _AnyAnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.style == rhs.style && lhs.shape.isEqual(to: rhs.shape)
  }

  /// Returns whether the other step has a shape of the same type.
  func isLike(_ other: Self) -> Bool { style == other.style && shape.isLike(other.shape) }

  @MainActor
  func displayEffect(in size: CGSize, _ mirroring: Mirroring) -> DisplayList.Effect {
    .clip(shape.path(in: CGRect(origin: .zero, size: size), mirroring.direction), style: style)
  }
}

extension __VisualEffectStep.Kind {
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.offset, .offset), (.scale, .scale), (.rotation, .rotation), (.opacity, .opacity):
      true
    case (.blur(let first), .blur(let second)): first.isOpaque == second.isOpaque
    case (.filter(let first), .filter(let second)): first.kind == second.kind
    case (.transform, .transform), (.rotation3D, .rotation3D): true
    case (.clip(let first), .clip(let second)): first.isLike(second)
    default: false
    }
  }

  fileprivate var clip: ClipStep? {
    if case .clip(let clip) = self { clip } else { nil }
  }

  fileprivate var values: [Double] {
    get {
      switch self {
      case .offset(let offset): [offset.width, offset.height]
      case .scale(let effect):
        [effect.scale.width, effect.scale.height] + effect.anchor.values
      case .rotation(let effect): [effect.angle.animatableData] + effect.anchor.values
      case .rotation3D(let effect): effect.animatableData.values
      case .opacity(let effect): [effect.animatableData]
      case .blur(let effect): [effect.animatableData]
      case .filter(let effect): [effect.animatableData]
      case .transform(let effect): effect.animatableData.values
      case .clip: []
      }
    }
    set {
      switch self {
      case .offset: self = .offset(CGSize(width: newValue[0], height: newValue[1]))
      case .scale:
        self = .scale(
          ScaleEffect(
            scale: CGSize(width: newValue[0], height: newValue[1]),
            anchor: UnitPoint(values: newValue[2...])))
      case .rotation(var effect):
        effect.angle.animatableData = newValue[0]
        effect.anchor = UnitPoint(values: newValue[1...])
        self = .rotation(effect)
      case .rotation3D(var effect):
        effect.animatableData = AnimatableVector(values: newValue)
        self = .rotation3D(effect)
      case .opacity(var effect):
        effect.animatableData = newValue[0]
        self = .opacity(effect)
      case .blur(var effect):
        effect.animatableData = newValue[0]
        self = .blur(effect)
      case .filter(var effect):
        effect.animatableData = newValue[0]
        self = .filter(effect)
      case .transform(var effect):
        effect.animatableData = AnimatableVector(values: newValue)
        self = .transform(effect)
      case .clip: break
      }
    }
  }

  /// Returns the effect for a view of a size in points; nil if it changes nothing.
  @MainActor
  func displayEffect(in size: CGSize, _ mirroring: Mirroring) -> DisplayList.Effect? {
    switch self {
    case .offset(let offset):
      offset == .zero ? nil : .transform(mirroring.transform(offset))
    case .scale(let effect): (mirroring.isOn ? effect.mirrored : effect).displayEffect(in: size)
    case .rotation(let effect): (mirroring.isOn ? effect.mirrored : effect).displayEffect(in: size)
    case .rotation3D(let effect):
      (mirroring.isOn ? effect.mirrored : effect).displayEffect(in: size)
    case .opacity(let effect): effect.displayEffect(in: size)
    case .blur(let effect): effect.displayEffect(in: size)
    case .filter(let effect): effect.displayEffect(in: size)
    case .transform(let effect): effect.displayEffect(in: size)
    case .clip(let clip): clip.displayEffect(in: size, mirroring)
    }
  }
}

extension UnitPoint {
  fileprivate var values: [Double] { [x * AnimatableUnit.scale, y * AnimatableUnit.scale] }

  fileprivate init(values: ArraySlice<Double>) {
    self.init(
      x: values[values.startIndex] / AnimatableUnit.scale,
      y: values[values.startIndex + 1] / AnimatableUnit.scale)
  }
}
