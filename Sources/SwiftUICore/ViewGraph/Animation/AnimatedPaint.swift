import Foundation

/// What a node fills with, on its way where it changes under an animation (rule 4.2.17).
///
/// The node resolves its paint in the body phase, since only there the transaction of an
/// `animation(_:value:)` around it is known. Colours, and gradients of the same make, are
/// interpolated; materials and the opacities of pictures likewise; from one make to another the change is at once.
@MainActor
struct AnimatedPaint {
  private var value: AnimatedValue<AnimatablePaint>

  init(_ paint: Paint) { value = AnimatedValue(AnimatablePaint(paint: paint)) }

  /// The paint to show.
  var presented: Paint { value.presented.paint }

  /// Takes the new paint under the node's transaction.
  mutating func update(_ paint: Paint, node: ViewNode) {
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

  func stop() { value.stop() }
}

/// A paint as numbers.
struct AnimatablePaint: Animatable {
  var paint: Paint

  /// Whether the paints can be interpolated.
  func isLike(_ other: AnimatablePaint) -> Bool {
    let (finishes, others) = (paint.finishes, other.paint.finishes)
    return make == other.make && finishes.count == others.count
      && zip(finishes, others).allSatisfy { $0.isLike($1) }
  }

  /// What two paints must have in common to be interpolated, but for their finishes.
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

  var animatableData: AnimatableVector {
    get {
      switch paint {
      case .color(let color): return AnimatableVector(values: color.animatableValues)
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
      var values = newValue.values[...]
      switch paint {
      case .color: paint = .color(RGBAColor(animatable: &values))
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

/// Fractions, colours and angles count 128 times, so that one threshold of rest serves them and
/// points alike (rule 4.2.17).
enum AnimatableUnit {
  static let scale = 128.0
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
  /// Whether the finishes are of one kind, and can be interpolated.
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

  /// A shadow's lengths and colour; nothing of what is only mixed.
  fileprivate var animatableValues: [Double] {
    shadow.map { [$0.radius, $0.x, $0.y].map(Double.init) + $0.color.animatableValues } ?? []
  }

  /// Takes its values from the front of some.
  fileprivate mutating func take(_ values: inout ArraySlice<Double>) {
    guard var shadow else { return }
    shadow.radius = max(values.popFirst() ?? 0, 0)
    shadow.x = values.popFirst() ?? 0
    shadow.y = values.popFirst() ?? 0
    shadow.color = RGBAColor(animatable: &values)
    if case .dropShadow = self { self = .dropShadow(shadow) } else { self = .innerShadow(shadow) }
  }
}
