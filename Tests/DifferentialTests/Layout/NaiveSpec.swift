import SwiftUI

extension Spec {
  /// The kinds of view that the naive layout knows.
  static let plainKinds: [Kind] = [
    .text, .rectangle, .shape, .stroke, .gradient, .symbol, .picture, .material, .label, .spacer,
    .divider, .empty,
    .counter, .card,
    .lifecycle, .observer,
    .hstack, .vstack, .zstack, .group, .canvas, .scroll, .lazy, .fitting, .grid, .row, .anyLayout,
    .steps, .framed,
    .pair, .branch, .optional, .button, .erased, .equatable, .geometry, .reading, .phases,
    .keyframes, .timeline, .presenting,
  ]
  static let plainModifiers: [Modifier.Kind] = [
    .padding, .frame, .flexible, .fixedSize, .priority, .ratio, .offset, .position, .guide,
    .direction, .background, .overlay, .zIndex, .opacity, .identity,
    .cell, .anchor, .safeArea, .font, .typeSize, .lineLimit, .truncation, .frosted, .hearing,
    .measuring,
    // These draw something else, or draw in another way.
    .mark, .transformedMark, .animation, .transaction, .clip, .mask, .shadow, .filter, .composed,
    .visibility,
    .border, .foreground, .disabled, .tint, .accent, .redaction, .appearance, .task, .contentShape,
    .space, .word,
    .editedWords, .wordsInFront, .wordsBehind, .place, .addedPlace, .places, .gesture, .hover,
    .scrolling, .content,
    .accessibility, .representation, .keys, .scheme, .container, .tag, .style, .borderShape,
    .imageScale, .symbols, .labelStyle,
  ]
  /// The kinds of view that are a single view and tell their frames, if the surroundings want to know them.
  static let toldKinds: Set<Kind> = Set(plainKinds).subtracting([
    .spacer, .empty, .group, .row, .branch, .optional, .erased, .equatable, .reading, .phases,
    .keyframes, .timeline, .presenting,
  ])

  /// The tree with variants that the naive layout knows.
  var plain: Spec {
    var spec = self
    switch kind {
    // The others are symbols, or wait for a server.
    case .picture: spec.value %= 14
    // The others have a navigation bar.
    case .presenting: spec.value %= 7
    case .material: spec.value %= 24
    // The others have a section twice, or cards.
    case .lazy: spec.value = [0, 1, 2, 3, 5, 8, 9][value % 7]
    default: break
    }
    spec.modifiers = modifiers.map(\.plain)
    spec.children = children.map(\.plain)
    // The others show texts of numbers, and so depend on the last digits of a size.
    if kind == .geometry { spec.value = 2 + value % 2 }
    // The others change so often that the window never comes to rest.
    if kind == .timeline { spec.value = 2 }
    // A canvas draws its child as a symbol, which has no place.
    if kind == .canvas { spec.children = [] }
    guard kind == .grid || kind == .anyLayout && value == 3 else { return spec }
    // Every other grid has cells of one column.
    if id % 2 == 0 { spec = spec.withNarrowCells }
    // The rules don't say how columns with views of several columns share the width if both are flexible.
    if spec.hasWideCells {
      for index in spec.children.indices {
        spec.children[index].modifiers.append(Modifier(kind: .fixedSize, value: 3))
      }
    }
    return spec
  }

  /// The tree in which no cell of a grid says that it spans several columns.
  private var withNarrowCells: Spec {
    var spec = self
    for index in modifiers.indices where modifiers[index].kind == .cell {
      spec.modifiers[index].value -= modifiers[index].value % 3
    }
    spec.children = children.map(\.withNarrowCells)
    return spec
  }

  /// Whether the grid has cells that may span several columns.
  private var hasWideCells: Bool {
    let rows = children.count(where: \.isRow)
    return rows > 0 && rows < children.count || children.contains(where: \.mayBeWide)
  }

  /// Whether the view is a row: these modifiers make one view of it.
  private var isRow: Bool {
    kind == .row && !modifiers.contains { $0.kind == .hearing || $0.kind == .measuring }
  }

  private var mayBeWide: Bool {
    modifiers.contains { $0.kind == .cell && $0.value % 3 > 0 }
      || children.contains(where: \.mayBeWide) || !isRow && mayBeRow
  }

  private var mayBeRow: Bool { kind == .row || children.contains(where: \.mayBeRow) }

  /// The boxes of the view: several, if it is a group.
  @MainActor
  func boxes(in place: NaivePlace) -> [any NaiveBox] {
    // The outermost modifier is last, so what it says of the environment holds inside.
    var place = place
    var places: [NaivePlace] = []
    for modifier in modifiers.reversed() {
      places.append(place)
      place = place.inside(modifier)
    }
    var boxes = content(in: place)
    if Self.toldKinds.contains(kind) { boxes = boxes.map { NaiveTold(box: $0, id: id) } }
    for (index, (modifier, place)) in zip(modifiers, places.reversed()).enumerated() {
      boxes = modifier.naive(
        around: boxes, in: place, as: Surroundings.Actor(view: id, gesture: index))
    }
    return boxes
  }
}
