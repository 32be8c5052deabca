import SwiftUI

/// A view tree as data: what scripts edit and ``SpecView`` shows.
struct Spec: Identifiable, Equatable, Sendable {
  /// Unique in its tree; the element's identity in a ForEach.
  var id: Int
  var kind: Kind
  /// Which of the kind's variants, from 0 to below `kind.variants`.
  var value: Int
  /// Applied one after the other, the first closest to the content.
  var modifiers: [Modifier] = []
  var children: [Spec] = []
  /// The number of a hostile value in place of the variant's own; see ``Hostile``.
  var hostile: Int?

  /// A kind of view.
  enum Kind: CaseIterable, Sendable {
    // Views without children.
    case text, pieces, rectangle, shape, stroke, gradient, symbol, picture, material, label, spacer,
      divider
    case empty
    /// A view with state that says how often it was counted up.
    case counter
    /// A fixed chain of modifiers around a text, for the paths of views that are one element.
    case card
    /// Tells what the environment has.
    case reader
    /// Shows the values that `onAppear`, `onChange` and `onDisappear` reported.
    case lifecycle
    /// Tells what an observable model says.
    case observer
    /// Tells it in a closure that another view stores.
    case holder
    /// A text field or a text editor that isn't hit tested.
    case field

    // Views around children, in a ForEach.
    case hstack, vstack, zstack, group
    /// A canvas that draws the child as a symbol.
    case canvas
    /// A scroll view along one axis or both.
    case scroll
    /// A lazy stack or grid.
    case lazy
    /// The first child that fits, along one axis or both.
    case fitting
    /// A grid, and a row of one, wherever it stands.
    case grid, row
    /// One of several layouts, which keeps the children.
    case anyLayout
    /// A layout of an app's own.
    case steps
    /// A custom modifier over the children.
    case framed
    /// A container that arranges the children as subviews, or the sections that they are in.
    case gathered

    // Views around fixed children.
    /// The first two children as fixed slots.
    case pair
    /// The first child where the value is 0, else the second.
    case branch
    /// The first child, or nothing.
    case optional
    /// A button around the first child; the value chooses the role.
    case button
    /// A toggle with the first child as its label, which stays as it is: a switch, or a button.
    case toggle
    /// The first child with its type forgotten; an odd value makes it another type.
    case erased
    /// The first child, updated only when its spec has changed.
    case equatable
    /// The first child in a reader of geometry.
    case geometry
    /// The first child in a reader that can scroll it.
    case reading
    /// The first child, which goes through phases; or a value that goes through keyframes.
    case phases, keyframes
    /// The first child, with a value that changes at times.
    case timeline
    /// The first child, which may present the second.
    case presenting
  }

  /// A modifier with one of its variants.
  struct Modifier: Equatable, Sendable {
    var kind: Kind
    /// From 0 to below `kind.variants`.
    var value: Int
    /// The number of a hostile value in place of the variant's own; see ``Hostile``.
    var hostile: Int?

    /// A kind of modifier.
    enum Kind: CaseIterable, Sendable {
      case padding, frame, flexible, opacity, scale, foreground, font, disabled, identity
      case background, overlay, mark, transformedMark, animation, transaction
      case rotation, frosted, clip, mask, shadow, filter, composed, zIndex, visibility, border
      case style, controlSize, borderShape, tint, accent, labelStyle, imageScale, symbols,
        redaction
      case lineLimit, truncation, alignment, spacing, traits, typeSize
      case appearance, task, contentShape
      case fixedSize, priority, ratio, offset, position, guide, direction, cell, anchor, flag,
        mirror
      case space, word, editedWords, hearing, wordsInFront, wordsBehind
      case place, addedPlace, places, measuring, visual
      case gesture, hover
      /// How the scroll views inside scroll.
      case scrolling
      /// It keeps its edges free, or goes on into what others keep free.
      case safeArea
      /// How the view comes and goes.
      case transition
      /// Its frame is matched with others, or moves as one.
      case matched
      /// How its texts turn into others.
      case content
      case accessibility, representation
      /// It is turned in space.
      case turning
      /// It listens for keys, or can have the focus.
      case keys
      /// Its symbols move.
      case symbolEffect
      /// It asks for a color scheme of the window.
      case scheme
      /// It gives shapes an outline to follow, or is one that follows.
      case container
      /// It is a row of a list.
      case listRow
      /// It stands for a value among others, or has a view around that says for which.
      case tag, each
    }
  }

  /// How many children the kind shows.
  var capacity: Int {
    // A hostile canvas draws no symbol.
    kind == .canvas && hostile != nil ? 0 : kind.capacity
  }
}

extension Spec.Kind {
  /// How many children the kind shows.
  var capacity: Int {
    switch self {
    case .text, .pieces, .rectangle, .shape, .stroke, .gradient, .symbol, .picture, .material,
      .label, .spacer,
      .divider, .empty, .counter, .card, .reader, .lifecycle, .observer, .holder,
      .field:
      0
    case .optional, .button, .toggle, .erased, .equatable, .geometry, .phases, .keyframes,
      .timeline,
      .reading, .canvas:
      1
    case .pair, .branch, .presenting: 2
    case .hstack, .vstack, .zstack, .group, .scroll, .lazy, .fitting, .framed, .grid, .row,
      .anyLayout, .steps, .gathered:
      4
    }
  }

  /// How many variants there are.
  var variants: Int {
    switch self {
    case .rectangle: 1600
    case .card: 275
    case .text, .framed, .field: 20
    case .stroke: 12
    case .pieces: 16
    case .symbol: 18
    case .picture: 18
    case .material: 30
    case .shape, .gradient, .label, .lifecycle, .canvas: 6
    case .steps: 10
    case .presenting: 8
    case .holder: 14
    case .anyLayout: 5
    case .grid, .geometry, .toggle: 4
    case .lazy: 10
    case .button, .row, .phases, .keyframes, .timeline, .scroll, .fitting: 3
    case .branch, .optional, .erased: 2
    case .spacer, .divider, .empty, .counter, .reader, .observer, .hstack, .vstack, .zstack, .group,
      .pair,
      .equatable, .reading, .gathered:
      1
    }
  }
}

extension Spec.Modifier.Kind {
  /// How many variants there are.
  var variants: Int {
    switch self {
    case .frame: 4800
    case .flexible, .position: 60
    case .cell: 24
    case .scale, .font, .offset: 20
    case .padding, .typeSize, .guide: 12
    case .symbols, .redaction, .mark, .frosted: 6
    case .opacity: 11
    case .composed: 16
    case .style, .transition: 10
    case .foreground: 12
    case .traits: 12
    case .background, .animation, .rotation, .turning, .controlSize, .tint, .transaction: 5
    case .overlay, .clip, .shadow, .filter, .border, .borderShape, .labelStyle, .spacing,
      .fixedSize, .ratio, .anchor:
      4
    case .matched, .content, .identity, .transformedMark, .mask, .zIndex, .imageScale, .lineLimit,
      .truncation, .alignment, .accent, .task, .visibility,
      .priority, .flag, .mirror, .tag, .space, .word, .editedWords, .wordsBehind:
      3
    case .disabled, .appearance, .contentShape, .direction, .wordsInFront, .place,
      .measuring, .representation:
      2
    case .gesture: 12
    case .safeArea: 8
    case .keys: 6
    case .visual: 4
    case .scrolling: 9
    case .container: 6
    case .scheme: 3
    case .accessibility: 9
    case .listRow: 5
    case .symbolEffect: 9
    case .hover: 6
    case .hearing, .addedPlace, .places, .each: 1
    }
  }
}

extension Spec: CustomStringConvertible {
  /// The tree on one line.
  var description: String {
    func words(_ hostile: Int?) -> String { hostile.map { " hostile \($0)" } ?? "" }
    let chain = modifiers.map { ".\($0.kind)(\($0.value)\(words($0.hostile)))" }.joined()
    let list =
      children.isEmpty ? "" : " {" + children.map(\.description).joined(separator: ", ") + "}"
    return "\(id) \(kind)(\(value)\(words(hostile)))\(list)\(chain)"
  }
}
