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
    if paint.make == value.model.make {
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

  /// What two paints must have in common to be interpolated.
  var make: Int {
    if case .material = paint { return 5 }
    if case .picture = paint { return 6 }
    guard case .gradient(let gradient) = paint else { return 0 }
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
