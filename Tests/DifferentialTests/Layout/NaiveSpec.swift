import SwiftUI

extension Spec {
  /// The kinds of view that the naive layout knows.
  static let plainKinds: [Kind] = [
    .rectangle, .shape, .spacer, .divider, .hstack, .vstack, .zstack, .group, .anyLayout, .optional,
    .branch, .erased,
  ]
  static let plainModifiers: [Modifier.Kind] = [
    .padding, .frame, .flexible, .fixedSize, .priority, .ratio, .offset, .position, .guide,
    .direction, .background, .overlay, .zIndex, .opacity, .identity,
  ]

  /// The tree with layouts that the naive layout knows.
  var plain: Spec {
    var spec = self
    if kind == .anyLayout { spec.value %= 3 }
    // Not a circle, which has a ratio of its own.
    if kind == .shape { spec.value = 3 }
    spec.children = children.map(\.plain)
    return spec
  }

  /// The boxes of the view: several, if it is a group.
  func boxes(in place: NaivePlace) -> [any NaiveBox] {
    // The outermost modifier is last, so what it says of the environment holds inside.
    var place = place
    var places: [NaivePlace] = []
    for modifier in modifiers.reversed() {
      places.append(place)
      if modifier.kind == .direction { place.isMirrored = modifier.value == 1 }
      if modifier.kind == .disabled, modifier.value == 0 { place.isDisabled = true }
    }
    var boxes = content(in: place)
    for (modifier, place) in zip(modifiers, places.reversed()) {
      for kind in modifier.naiveKinds(in: place) {
        boxes = boxes.map { NaiveModifier(kind: kind, box: $0, isMirrored: place.isMirrored) }
      }
    }
    return boxes
  }

  private func content(in place: NaivePlace) -> [any NaiveBox] {
    let isMirrored = place.isMirrored
    func inside(_ isInRow: Bool?) -> [any NaiveBox] {
      children.flatMap { $0.boxes(in: place.with(isInRow)) }
    }
    func only(_ index: Int, _ isInRow: Bool?) -> [any NaiveBox] {
      children.indices.contains(index) ? children[index].boxes(in: place.with(isInRow)) : []
    }
    func row(_ alignment: NaiveGuide) -> [any NaiveBox] {
      [
        NaiveStack(
          isHorizontal: true, alignment: alignment, spacing: nil, boxes: inside(true),
          isMirrored: isMirrored)
      ]
    }
    func column(_ alignment: NaiveGuide, _ spacing: CGFloat) -> [any NaiveBox] {
      [
        NaiveStack(
          isHorizontal: false, alignment: alignment, spacing: spacing, boxes: inside(false),
          isMirrored: isMirrored)
      ]
    }
    func depth(_ vertical: NaiveGuide) -> [any NaiveBox] {
      [
        NaiveDepthStack(
          horizontal: .leading, vertical: vertical, boxes: inside(nil), isMirrored: isMirrored)
      ]
    }
    switch kind {
    case .rectangle:
      return [
        NaiveModifier(
          kind: .frame(CGFloat(value % 40), CGFloat(value / 40)), box: NaiveLeaf(id: nil),
          isMirrored: isMirrored)
      ].map { NaiveTold(box: $0, id: id) }
    case .shape: return [NaiveLeaf(id: id)]
    case .gradient: return [NaiveLeaf(id: id)]
    // They have a frame, and no part of them is touched; see `pressable`.
    case .counter, .lifecycle: return [NaiveLeaf(id: nil)]
    case .button: return [NaiveButton(row(.middle), isDisabled: place.isDisabled)]
    case .spacer: return [NaiveSpacer(isInRow: place.isInRow)]
    case .divider:
      return [NaiveDivider(id: id, isInRow: place.isInRow == true, pixel: place.pixel)]
    case .group: return inside(place.isInRow)
    case .optional: return value == 0 ? only(0, place.isInRow) : []
    case .branch: return only(value == 0 ? 0 : 1, place.isInRow)
    case .erased:
      return only(0, place.isInRow)
        .map { value == 0 ? $0 : NaiveModifier(kind: .padding(1), box: $0, isMirrored: isMirrored) }
    case .hstack: return row(.middle)
    case .vstack: return column(.leading, 3)
    case .zstack: return depth(.top)
    case .anyLayout:
      return value == 0 ? row(.bottom) : value == 1 ? column(.center, 2) : depth(.middle)
    default: fatalError("\(kind) is not known to the naive layout")
    }
  }
}

/// Where a view stands.
struct NaivePlace {
  /// Whether it stands in a horizontal stack; nil outside of stacks.
  var isInRow: Bool?
  var isMirrored = false
  var isDisabled = false
  /// The length of a pixel, in points.
  let pixel: CGFloat

  func with(_ isInRow: Bool?) -> NaivePlace {
    var place = self
    place.isInRow = isInRow
    return place
  }
}

/// A box that tells its frame.
struct NaiveTold: NaiveBox {
  let box: any NaiveBox
  let id: Int?

  func size(_ offer: Offer) -> CGSize { box.size(offer) }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    [PlacedBox(box: box, frame: CGRect(origin: .zero, size: size), offer: offer)]
  }
}

extension Spec.Modifier {
  /// The boxes that the modifier puts around a view, from the inside out.
  fileprivate func naiveKinds(in place: NaivePlace) -> [NaiveModifier.Kind] {
    let length = CGFloat(value)
    return switch kind {
    case .padding: [.padding(length)]
    case .frame: [.frame(CGFloat(value % 80), CGFloat(value / 80))]
    case .flexible: [.wide(length)]
    case .fixedSize: [.fixed(horizontal: value & 1 > 0, vertical: value & 2 > 0)]
    case .priority: [.priority(length)]
    case .ratio: [.ratio(value == 0 ? nil : length, fits: value > 1)]
    case .offset: [.offset(length, 2)]
    case .position: [.position(length, 10)]
    case .guide: [.guide([.leading, .center, .trailing][value % 3], length), .guide(.top, length)]
    case .zIndex: [.zIndex(Double(value))]
    case .opacity: value == 0 ? [.untouchable] : [.none]
    case .visibility: value == 1 ? [.none] : [.untouchable]
    case .background: [.background(length)]
    // The gestures of a disabled view recognize nothing (rule 3.10.63).
    case .gesture: place.isDisabled ? [.none] : [.gesture(value)]
    // These draw something else, or draw in another way.
    default: [.none]
    }
  }
}
