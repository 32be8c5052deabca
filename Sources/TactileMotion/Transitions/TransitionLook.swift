import Foundation
@_spi(Engine) import TactileViewGraph

/// The difference of a view's appearance from its identity, from which all built-in transitions are composed.
package struct TransitionLook: Animatable, Equatable, Sendable {
  /// The opacity: 0 is transparent, 1 opaque.
  var opacity = 1.0
  var scale: CGFloat = 1
  /// The point that stays in place when the view is scaled, measured from the leading edge.
  var anchor = UnitPoint.center
  /// The offset from the view's place in points; a positive width points toward the trailing edge.
  var offset = CGSize.zero
  /// The offset in multiples of the view's own width and height.
  var slide = CGSize.zero
  /// The blur radius in points.
  var blur: CGFloat = 0

  /// The unchanged appearance.
  static let identity = TransitionLook()

  package var animatableData: AnimatableVector {
    get {
      let unit = AnimatableUnit.scale
      return AnimatableVector(values: [
        opacity, scale, offset.width, offset.height, slide.width * unit, slide.height * unit, blur,
      ])
    }
    set {
      let values = newValue.values
      guard values.count == 7 else { return }
      let unit = AnimatableUnit.scale
      opacity = values[0]
      scale = values[1]
      offset = CGSize(width: values[2], height: values[3])
      slide = CGSize(width: values[4] / unit, height: values[5] / unit)
      blur = values[6]
    }
  }

  /// Returns the effects that give a view of a size this appearance, innermost first.
  func effects(in size: CGSize, _ direction: LayoutDirection) -> [DisplayList.Effect] {
    var effects: [DisplayList.Effect] = []
    let mirroring = Mirroring(direction)
    if scale != 1 {
      let anchor = mirroring.point(anchor).point(in: size)
      effects.append(.scale(CGSize(width: scale, height: scale), anchor: anchor))
    }
    let (x, y) = (
      offset.width + slide.width * size.width, offset.height + slide.height * size.height
    )
    if x != 0 || y != 0 {
      effects.append(.transform(mirroring.transform(CGSize(width: x, height: y))))
    }
    if blur > 0 { effects.append(.blur(radius: blur, isOpaque: false)) }
    let opacity = min(max(opacity, 0), 1)
    if opacity < 1 { effects.append(.opacity(opacity)) }
    return effects
  }
}

extension Edge {
  /// The offset, in multiples of its own size, by which a view leaves over the edge.
  var way: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
