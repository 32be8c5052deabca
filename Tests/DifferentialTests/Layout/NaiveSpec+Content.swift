import SwiftUI

/// The views of a tree without their modifiers.
@MainActor
extension Spec {
  func content(in place: NaivePlace) -> [any NaiveBox] {
    naiveLeaf(in: place).map { [$0] } ?? naiveGroup(in: place) ?? [naiveContainer(in: place)]
  }

  // MARK: Views without children

  private func naiveLeaf(in place: NaivePlace) -> (any NaiveBox)? {
    func text(_ string: String, _ font: NaiveFont? = nil) -> NaiveText {
      var place = place
      if let font { place.font = font }
      return NaiveText(string, in: place)
    }
    func framed(_ width: CGFloat?, _ height: CGFloat?, _ box: any NaiveBox) -> NaiveModifier {
      NaiveModifier(
        kind: .frame(width, height, .center, .middle), box: box, isMirrored: place.isMirrored)
    }
    let length = CGFloat(value)
    switch kind {
    case .text: return text("text \(value)")
    // A text groups the digits of integers, in the language of the window.
    case .counter:
      let number = id.formatted(.number.locale(Locale(identifier: "en_US")))
      return text("counter \(number): \(place.counts[id] ?? 0)")
    case .lifecycle: return text("1 \(value) \(value)")
    case .observer: return text("model 0")
    case .rectangle:
      return framed(CGFloat(value % 40), CGFloat(value / 40), NaiveLeaf())
    case .shape:
      switch value {
      case 0: return NaiveCircle()
      case 1: return NaiveLeaf(region: .turnedEllipse)
      case 2: return NaiveLeaf(region: .somewhere)
      default: return NaiveLeaf(region: .rounded(length * 3))
      }
    case .stroke: return value % 3 == 0 ? NaiveCircle(region: .line) : NaiveLeaf(region: .line)
    case .gradient:
      // Every other one is clear at its end.
      if value > 3 { return NaiveCircle(region: value % 2 == 0 ? .circle : .somewhere) }
      return NaiveLeaf(region: value % 2 == 0 ? .rectangle : .somewhere)
    case .material:
      return [
        NaiveCircle(), framed(30, 20, NaiveLeaf()), NaiveLeaf(region: .line),
        text("frosted words", .title),
      ][value / 6]
    case .picture:
      switch value / 2 {
      case 0: return framed(13, 9, NaivePicture())
      case 3: return framed(nil, length, NaivePicture())
      case 5:
        return NaiveModifier(
          kind: .ratio(nil, fits: true), box: NaivePicture(), isMirrored: place.isMirrored)
      default: return NaivePicture()
      }
    case .symbol:
      switch value / 3 {
      case 2: return framed(20, length * 2, NaiveSymbol(in: place, isResizable: true))
      case 3: return NaiveSymbol(in: place, isResizable: true)
      default: return NaiveSymbol(in: place)
      }
    case .card:
      let padded = NaiveModifier(
        kind: .padding(CGFloat(value % 5), vertical: CGFloat(value % 5)),
        box: text("card", .caption),
        isMirrored: place.isMirrored)
      let card = NaiveModifier(
        kind: value / 5 % 11 == 0 ? .untouchable : .background(0), box: padded,
        isMirrored: place.isMirrored)
      return NaiveModifier(
        kind: .atLeast(CGFloat(value / 55) * 10), box: card, isMirrored: place.isMirrored)
    case .canvas: return framed(40, 30 + length, NaiveLeaf(region: .somewhere))
    case .spacer: return NaiveSpacer(isInRow: place.isInRow)
    case .divider:
      return NaiveDivider(isInRow: place.isInRow == true, pixel: place.pixel)
    default: return nil
    }
  }

  // MARK: Views that stand for others

  private func naiveGroup(in place: NaivePlace) -> [any NaiveBox]? {
    func only(_ index: Int) -> [any NaiveBox] {
      children.indices.contains(index) ? children[index].boxes(in: place) : []
    }
    switch kind {
    case .empty: return []
    case .group: return inside(place)
    case .row:
      let row = NaiveTraits.Row(id: id, alignment: [nil, .top, .bottom][value])
      return inside(place).map {
        NaiveModifier(kind: .traits { $0.row = row }, box: $0, isMirrored: place.isMirrored)
      }
    case .optional: return value == 0 ? only(0) : []
    case .branch: return only(value == 0 ? 0 : 1)
    // A presented view takes no space in the view that presents it.
    case .equatable, .reading, .phases, .presenting: return only(0)
    case .timeline:
      // A periodic timeline shows the last of its dates.
      let date = (NaivePlace.date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
      let inset = CGFloat(Int(date * 10) % 7)
      return only(0).map {
        NaiveModifier(kind: .leading(inset), box: $0, isMirrored: place.isMirrored)
      }
    // The content has padding, which is zero at rest.
    case .keyframes:
      return only(0).map {
        NaiveModifier(kind: .padding(0, vertical: 0), box: $0, isMirrored: place.isMirrored)
      }
    case .erased:
      return only(0).map {
        value == 0
          ? $0
          : NaiveModifier(kind: .padding(1, vertical: 1), box: $0, isMirrored: place.isMirrored)
      }
    default: return nil
    }
  }

  /// The boxes of all children.
  private func inside(_ place: NaivePlace) -> [any NaiveBox] {
    children.flatMap { $0.boxes(in: place) }
  }

  // MARK: Containers

  private func naiveContainer(in place: NaivePlace) -> any NaiveBox {
    let isMirrored = place.isMirrored
    func row(
      _ alignment: NaiveGuide, _ more: [any NaiveBox] = [], count: Int = 4
    ) -> any NaiveBox {
      let boxes = children.prefix(count).flatMap { $0.boxes(in: place.with(true)) }
      return NaiveStack(
        isHorizontal: true, alignment: alignment, spacing: nil, boxes: more + boxes,
        isMirrored: isMirrored)
    }
    func column(_ alignment: NaiveGuide, _ spacing: CGFloat?) -> any NaiveBox {
      NaiveStack(
        isHorizontal: false, alignment: alignment, spacing: spacing,
        boxes: inside(place.with(false)),
        isMirrored: isMirrored)
    }
    func depth(_ vertical: NaiveGuide, _ more: [any NaiveBox] = []) -> NaiveDepthStack {
      NaiveDepthStack(
        horizontal: .leading, vertical: vertical,
        boxes: children.prefix(capacity).flatMap { $0.boxes(in: place.with(nil)) } + more,
        isMirrored: isMirrored)
    }
    func grid(_ horizontal: NaiveGuide, _ vertical: NaiveGuide, _ spacings: (CGFloat?, CGFloat?))
      -> any NaiveBox
    {
      NaiveGrid(
        horizontal: horizontal, vertical: vertical, horizontalSpacing: spacings.0,
        verticalSpacing: spacings.1, boxes: inside(place.with(nil)), isMirrored: isMirrored)
    }
    func steps(_ step: Int) -> any NaiveBox {
      NaiveSteps(step: CGFloat(step), boxes: inside(place.with(nil)), isMirrored: isMirrored)
    }
    switch kind {
    case .hstack: return row(.middle)
    case .vstack: return column(.leading, 3)
    case .zstack: return depth(.top)
    case .pair: return row(.firstBaseline, count: 2)
    case .button: return naiveButton(in: place)
    case .label: return naiveLabel(in: place)
    case .framed:
      let bar = NaiveModifier(
        kind: .frame(CGFloat(value), 4, .center, .middle), box: NaiveLeaf(),
        isMirrored: isMirrored)
      return row(.middle, [bar])
    case .anyLayout:
      switch value {
      case 0: return row(.bottom)
      case 1: return column(.center, 2)
      case 2: return depth(.middle)
      case 3: return grid(.leading, .top, (nil, nil))
      default: return steps(4)
      }
    case .steps: return steps(value)
    case .grid:
      let horizontal: NaiveGuide = [.center, .leading, .trailing, .center][value]
      let vertical: NaiveGuide = [.middle, .top, .firstBaseline, .bottom][value]
      return grid(horizontal, vertical, (value == 3 ? 1 : nil, value == 2 ? 0 : nil))
    case .geometry:
      return NaiveGeometryReader(isMirrored: isMirrored) { size in
        if value == 2 {
          return depth(.top, [NaiveText("size \(size.inSteps)", in: place.with(nil))])
        }
        let part = NaiveModifier(
          kind: .frame(size.width / 2, size.height * 2, .center, .middle), box: NaiveLeaf(),
          isMirrored: isMirrored)
        // It is clear (rule 3.9.52).
        return depth(
          .top, [NaiveModifier(kind: .untouchable, box: part, isMirrored: isMirrored)])
      }
    case .scroll:
      let isScrolled = place.isScrolled
      let place = place.with(false)
      return NaiveScroll(
        isHorizontal: value > 0, isVertical: value != 1,
        content: NaiveStack.implicit(around: inside(place), isMirrored: isMirrored),
        isScrolled: isScrolled, isMirrored: isMirrored)
    case .fitting:
      let boxes = children.flatMap { $0.withoutHistory.boxes(in: place.with(nil)) }
      return NaiveFitting(
        isHorizontal: value != 1, isVertical: value > 0, boxes: boxes, isMirrored: isMirrored)
    case .lazy: return naiveLazy(in: place)
    default: fatalError("\(kind) is not known to the naive layout")
    }
  }

  /// The icon and the title, as the closest style arranges them (rule 6.1.16).
  private func naiveLabel(in place: NaivePlace) -> any NaiveBox {
    func icon(_ place: NaivePlace) -> any NaiveBox {
      value < 4
        ? NaiveSymbol(in: place)
        : NaiveModifier(
          kind: .frame(CGFloat(value), nil, .center, .middle), box: NaiveCircle(),
          isMirrored: place.isMirrored)
    }
    func title(_ place: NaivePlace) -> any NaiveBox {
      NaiveText(value < 4 ? "label \(value)" : "title", in: place)
    }
    switch place.labelStyle {
    case .titleOnly: return title(place)
    case .iconOnly: return icon(place)
    case .titleAndIcon, .stacked:
      let isRow = place.labelStyle == .titleAndIcon
      let inner = place.with(isRow)
      return NaiveStack(
        isHorizontal: isRow, alignment: isRow ? .middle : .center, spacing: isRow ? 8 : nil,
        boxes: [icon(inner), title(inner)], isMirrored: place.isMirrored)
    }
  }

  private func naiveLazy(in place: NaivePlace) -> any NaiveBox {
    func framed(_ box: any NaiveBox) -> any NaiveBox {
      NaiveModifier(kind: .frame(40, 30, .center, .middle), box: box, isMirrored: place.isMirrored)
    }
    let cells = children.map { child in
      framed(
        NaiveStack(
          isHorizontal: false, alignment: .center, spacing: nil,
          boxes: child.withoutHistory.boxes(in: place.with(false)), isMirrored: place.isMirrored))
    }
    let part = framed(NaiveLeaf())
    func lazy(
      _ isHorizontal: Bool, _ alignment: NaiveGuide, _ boxes: [any NaiveBox], spacing: CGFloat = 8,
      tracks: [NaiveLazy.Track] = []
    ) -> any NaiveBox {
      NaiveLazy(
        isHorizontal: isHorizontal, alignment: alignment, spacing: spacing, tracks: tracks,
        boxes: boxes,
        isMirrored: place.isMirrored)
    }
    return switch value {
    case 0: lazy(false, .trailing, cells, spacing: 4)
    case 1: lazy(true, .top, cells)
    case 2: lazy(false, .center, cells, tracks: [.adaptive(50), .fixed(20)])
    case 3: lazy(true, .middle, cells, tracks: [.flexible(10 ... .infinity), .flexible(10...30)])
    // Sections with headers and footers.
    case 5: lazy(true, .middle, [part] + cells + [part])
    case 8: lazy(false, .center, cells.flatMap { [part, $0, part] })
    default:
      lazy(
        false, .center,
        [cells.first ?? part] + cells.dropFirst().dropLast() + [
          part, cells.dropFirst().last ?? part,
        ])
    }
  }
}
