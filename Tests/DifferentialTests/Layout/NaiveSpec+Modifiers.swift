import SwiftUI

extension Spec.Modifier {
  /// The modifier with a variant that the naive layout knows.
  var plain: Spec.Modifier {
    var modifier = self
    switch kind {
    // The others extend under what others keep free, wherever that is.
    case .safeArea: modifier.value = [0, 1, 2, 3, 4, 7][value % 6]
    // The others have borders.
    case .style: modifier.value = [0, 1, 2, 3, 8, 9, 6, 7, 8, 9][value]
    // The others depend on a container or a scroll view around.
    case .scrolling: modifier.value %= 4
    default: break
    }
    return modifier
  }

  /// The boxes with the modifier around each of them, or around them all.
  @MainActor
  func naive(
    around boxes: [any NaiveBox], in place: NaivePlace, as actor: Surroundings.Actor
  ) -> [any NaiveBox] {
    if kind == .hearing || kind == .measuring {
      return [
        NaiveDepthStack(
          horizontal: .center, vertical: .middle, boxes: boxes, isMirrored: place.isMirrored)
      ]
    }
    return boxes.map { box in
      if kind == .safeArea, value < 3 { return bar(beside: box, in: place) }
      return naiveKinds(in: place, as: actor).reduce(box) {
        NaiveModifier(kind: $1, box: $0, isMirrored: place.isMirrored)
      }
    }
  }

  @MainActor
  private func bar(beside box: any NaiveBox, in place: NaivePlace) -> any NaiveBox {
    NaiveBarred(
      edge: [.bottom, .top, .leading][value], alignment: [.center, .leading, .top][value],
      spacing: value == 1 ? 3 : nil, box: box, bar: NaiveText("bar", in: place),
      isMirrored: place.isMirrored)
  }

  /// The boxes that the modifier puts around a view, from the inside out.
  @MainActor
  private func naiveKinds(
    in place: NaivePlace, as actor: Surroundings.Actor
  ) -> [NaiveModifier.Kind] {
    let length = CGFloat(value)
    return switch kind {
    case .padding: [.padding(length, vertical: length)]
    case .frame: [.frame(CGFloat(value % 80), CGFloat(value / 80), .leading, .top)]
    case .flexible: [.wide(length)]
    case .fixedSize: [.fixed(horizontal: value & 1 > 0, vertical: value & 2 > 0)]
    case .priority: [.priority(length)]
    case .ratio: [.ratio(value == 0 ? nil : length, fits: value > 1)]
    case .offset: [.offset(length, 2)]
    case .position: [.position(length, 10)]
    case .guide: [.guide([.leading, .center, .trailing][value % 3], length), .guide(.top, length)]
    case .cell: [.traits(cell)]
    case .anchor:
      [
        .traits { [value] in
          $0.anchor =
            [
              CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 0),
            ][value]
        }
      ]
    case .safeArea: value < 7 ? [.padding(0, vertical: length * 3)] : [.none]
    case .frosted:
      switch value {
      case 0, 1: [.behind(.rectangle)]
      case 2, 3: [.padding(4, vertical: 4), .behind(.rounded(8))]
      case 4: [.behind(.capsule)]
      default: [.none]
      }
    case .zIndex: [.zIndex(Double(value))]
    case .opacity: value == 0 ? [.untouchable] : [.none]
    case .visibility: value == 1 ? [.none] : [.untouchable]
    case .background: [.background(length)]
    // The gestures of a disabled view recognize nothing (rule 3.10.63).
    case .gesture:
      place.isDisabled ? [.none] : [.gesture(TouchLink(actor: actor, gesture: value))]
    // An opaque drawing group has black behind it.
    case .composed: value == 7 ? [.behind(.rectangle)] : [.none]
    case .contentShape: [.contentShape(value == 0 ? .circle : .rectangle)]
    case .border: [.inFront(.capsuleBorder(length))]
    case .overlay: value > 1 ? [.overlay(NaiveText("\(value)", in: place))] : [.none]
    case .scale: value == 0 ? [.untouchable] : [.scaled(length / 10)]
    case .rotation: [.rotated(Double(value) * 30)]
    // These draw something else, or draw in another way.
    default: [.none]
    }
  }

  private func cell(_ traits: inout NaiveTraits) {
    traits.columns = value % 3 + 1
    traits.isUnsized = (value % 2 > 0, value % 4 > 1)
    traits.columnAlignment = [.leading, .center, .trailing][value / 8]
    traits.rank = value
  }
}
