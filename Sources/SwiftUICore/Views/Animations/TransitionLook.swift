import Foundation

/// How far a view's look is from its own: what all transitions of the system are made of.
struct TransitionLook: Animatable, Equatable, Sendable {
  /// 0 is invisible, 1 opaque.
  var opacity = 1.0
  var scale: CGFloat = 1
  /// What keeps its place when the view is scaled.
  var anchor = UnitPoint.center
  /// The way from the view's place in points, a positive width towards the trailing edge.
  var offset = CGSize.zero
  /// The same, in lengths of the view itself.
  var slide = CGSize.zero
  /// The radius in points.
  var blur: CGFloat = 0

  /// The view as it is.
  static let identity = TransitionLook()

  var animatableData: AnimatableVector {
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

  /// What has to be done to a view of a size to look like this, the inner effects first.
  func effects(in size: CGSize, _ direction: LayoutDirection) -> [DisplayList.Effect] {
    var effects: [DisplayList.Effect] = []
    if scale != 1 {
      effects.append(
        .scale(CGSize(width: scale, height: scale), anchor: anchor.point(in: size)))
    }
    let (x, y) = (
      offset.width + slide.width * size.width, offset.height + slide.height * size.height
    )
    if x != 0 || y != 0 {
      effects.append(
        .transform(
          CGAffineTransform(translationX: direction == .rightToLeft ? -x : x, y: y)))
    }
    if blur > 0 { effects.append(.blur(radius: blur, isOpaque: false)) }
    let opacity = min(max(opacity, 0), 1)
    if opacity < 1 { effects.append(.opacity(opacity)) }
    return effects
  }
}

extension Edge {
  /// The way by which a view of its own size leaves over the edge.
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
