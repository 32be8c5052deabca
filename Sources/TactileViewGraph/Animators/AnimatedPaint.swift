import Foundation

/// A node's paint, which animates when it changes under an animation (rule 4.2.17).
///
/// The node resolves its paint in the body phase, the only phase that knows the transaction of an
/// enclosing `animation(_:value:)`. Colors, gradients of the same kind, materials and the
/// opacities of pictures are interpolated. A change to a different kind of paint is immediate.
@MainActor
package struct AnimatedPaint {
  private var value: AnimatedValue<AnimatablePaint>

  package init(_ paint: Paint) { value = AnimatedValue(AnimatablePaint(paint: paint)) }

  /// The paint to show in this frame.
  package var presented: Paint { value.presented.paint }

  /// Sets a new paint under the node's transaction.
  package mutating func update(_ paint: Paint, node: ViewNode) {
    guard paint != value.model.paint else { return }
    let paint = AnimatablePaint(paint: paint)
    if paint.isLike(value.model) {
      value.update(paint, node: node, phase: .display)
    } else {
      value.stop()
      value = AnimatedValue(paint)
    }
    node.setNeeds(.display)
  }

  package func stop() { value.stop() }
}

/// A paint as an animatable value.
package struct AnimatablePaint: Animatable {
  package var paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  /// Returns whether two paints can be interpolated.
  func isLike(_ other: AnimatablePaint) -> Bool {
    if case .color = paint, case .color = other.paint { return true }
    let (finishes, others) = (paint.finishes, other.paint.finishes)
    return make == other.make && finishes.count == others.count
      && zip(finishes, others).allSatisfy { $0.isLike($1) }
  }

  /// A number that must be equal for two paints to be interpolated; finishes are compared separately.
  private var make: Int {
    if case .material = paint.base { return 5 }
    if case .picture = paint.base { return 6 }
    guard case .gradient(let gradient) = paint.base else { return 0 }
    let kind =
      switch gradient.geometry {
      case .linear: 1
      case .radial: 2
      case .elliptical: 3
      case .angular: 4
      }
    return gradient.stops.count * 8 + kind
  }

  package var animatableData: AnimatableVector {
    get {
      switch paint {
      case .color(let color): return AnimatableVector(color.animatableVector)
      case .gradient(let gradient):
        let places = gradient.stops.map { $0.location * AnimatableUnit.scale }
        return AnimatableVector(
          values: gradient.geometry.values + places
            + gradient.stops.flatMap(\.color.animatableValues))
      case .material(let material):
        return AnimatableVector(
          values: [material.opacity * AnimatableUnit.scale] + material.tint.animatableValues)
      case .picture(let picture):
        return AnimatableVector(values: [picture.opacity * AnimatableUnit.scale])
      case .finished(let base, let finishes):
        return AnimatableVector(
          values: finishes.flatMap(\.animatableValues)
            + AnimatablePaint(paint: base).animatableData.values)
      }
    }
    set {
      lazy var values = newValue.values[...]
      switch paint {
      case .color: paint = .color(RGBAColor(animatable: newValue.first))
      case .gradient(var gradient):
        gradient.geometry.values = Array(values.prefix(4))
        values = values.dropFirst(4)
        for index in gradient.stops.indices {
          gradient.stops[index].location = (values.popFirst() ?? 0) / AnimatableUnit.scale
        }
        for index in gradient.stops.indices {
          gradient.stops[index].color = RGBAColor(animatable: &values)
        }
        paint = .gradient(gradient)
      case .material(var material):
        material.opacity = (values.popFirst() ?? 0) / AnimatableUnit.scale
        material.tint = RGBAColor(animatable: &values)
        paint = .material(material)
      case .picture(var picture):
        picture.opacity = (values.popFirst() ?? 0) / AnimatableUnit.scale
        paint = .picture(picture)
      case .finished(let base, var finishes):
        for index in finishes.indices { finishes[index].take(&values) }
        var base = AnimatablePaint(paint: base)
        base.animatableData = AnimatableVector(values: Array(values))
        paint = .finished(base.paint, finishes)
      }
    }
  }
}

/// The scale of fractions, colors and angles in animatable data.
///
/// They are scaled by 128, so that one rest threshold serves them as well as points (rule 4.2.17).
package enum AnimatableUnit {
  package static let scale = 128.0
}

extension GradientPaint.Geometry {
  fileprivate var values: [Double] {
    get {
      switch self {
      case .linear(let a, let b, let c, let d), .radial(let a, let b, let c, let d),
        .elliptical(let a, let b, let c, let d), .angular(let a, let b, let c, let d):
        [a, b, c, d].map { $0 * AnimatableUnit.scale }
      }
    }
    set {
      let v = newValue.map { $0 / AnimatableUnit.scale }
      guard v.count == 4 else { return }
      switch self {
      case .linear: self = .linear(startX: v[0], startY: v[1], endX: v[2], endY: v[3])
      case .radial:
        self = .radial(centerX: v[0], centerY: v[1], startRadius: v[2], endRadius: v[3])
      case .elliptical:
        self = .elliptical(centerX: v[0], centerY: v[1], startRadius: v[2], endRadius: v[3])
      case .angular:
        self = .angular(centerX: v[0], centerY: v[1], startAngle: v[2], endAngle: v[3])
      }
    }
  }
}

extension PaintFinish {
  /// Returns whether two finishes are of the same kind and can be interpolated.
  fileprivate func isLike(_ other: PaintFinish) -> Bool {
    switch (self, other) {
    case (.dropShadow, .dropShadow), (.innerShadow, .innerShadow): true
    case (.blend, .blend): self == other
    default: false
    }
  }

  private var shadow: Shadow? {
    switch self {
    case .dropShadow(let shadow), .innerShadow(let shadow): shadow
    case .blend: nil
    }
  }

  /// The lengths and the color of a shadow; empty for a blend mode.
  fileprivate var animatableValues: [Double] {
    shadow.map { [$0.radius, $0.x, $0.y].map(Double.init) + $0.color.animatableValues } ?? []
  }

  /// Takes the finish's values from the front of a list.
  fileprivate mutating func take(_ values: inout ArraySlice<Double>) {
    guard var shadow else { return }
    shadow.radius = max(values.popFirst() ?? 0, 0)
    shadow.x = values.popFirst() ?? 0
    shadow.y = values.popFirst() ?? 0
    shadow.color = RGBAColor(animatable: &values)
    if case .dropShadow = self { self = .dropShadow(shadow) } else { self = .innerShadow(shadow) }
  }
}
