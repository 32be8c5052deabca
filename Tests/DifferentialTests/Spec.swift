import SwiftUI

/// A view tree as data: what scripts edit and ``SpecView`` shows.
struct Spec: Identifiable, Equatable, Sendable {
  /// Unique in its tree; the element's identity in a ForEach.
  var id: Int
  var kind: Kind
  /// Applied one after the other, the first closest to the content.
  var modifiers: [Modifier] = []
  var children: [Spec] = []

  enum Kind: Equatable, Sendable {
    case text(Int)
    case rectangle(width: Int, height: Int)
    case shape(Int)
    case spacer
    /// A view with state that says how often it was counted up.
    case counter
    /// Children in a ForEach.
    case hstack, vstack, zstack, group
    /// The first two children as fixed slots.
    case pair
    /// The first child where true, the second where false.
    case branch(Bool)
    /// The first child, or nothing.
    case optional(Bool)
    /// A button around the first child.
    case button(role: Bool)
    /// A fixed chain of modifiers around a text, for the paths of views that are one element.
    case card(padding: Int, opacity: Int, color: Int)
    /// Tells what the environment has.
    case reader
    /// A custom modifier over the children.
    case framed(Int)
    case divider
    /// A grid of an alignment and a spacing.
    case grid(Int)
    /// A row of a grid, wherever it stands.
    case row(Int)
    /// One of several layouts, which keeps the children.
    case anyLayout(Int)
    /// A layout of an app's own.
    case steps(Int)
  }

  enum Modifier: Equatable, Sendable {
    case padding(Int)
    case frame(Int, Int)
    case flexible(Int)
    case opacity(Int)
    case scale(Int)
    case color(Int)
    case font(Int)
    case disabled(Bool)
    case identity(Int)
    case background(Int)
    case overlay(Int)
    case style(Int)
    case mark(Int)
    case animation(Int)
    case rotation(Int)
    case clip(Int)
    case masked(Int)
    case shadow(Int)
    case filter(Int)
    case zIndex(Int)
    case hidden(Bool)
    case foreground(Int)
    case border(Int)
    case fixedSize(Int)
    case priority(Int)
    case ratio(Int)
    case offset(Int)
    case position(Int)
    case guide(Int)
    /// The direction of layout: from right to left where the number is odd.
    case direction(Int)
    /// The columns, unsized axes and column alignment of a grid's cell.
    case cell(Int)
    case anchor(Int)
    /// Drawn in a shape that has two different sides.
    case flag(Int)
    case mirror(Int)
  }

  /// How many children the kind shows.
  var capacity: Int {
    switch kind {
    case .text, .rectangle, .shape, .spacer, .counter, .card, .reader, .divider: 0
    case .optional, .button: 1
    case .pair, .branch: 2
    case .hstack, .vstack, .zstack, .group, .framed, .grid, .row, .anyLayout, .steps: 4
    }
  }
}

extension Spec.Kind {
  /// The name of the case: another case is another view.
  var tag: String { "\(self)".prefix { $0 != "(" }.description }
}

extension Spec.Modifier {
  /// The name of the case.
  var tag: String { "\(self)".prefix { $0 != "(" }.description }
}

extension Spec: CustomStringConvertible {
  /// The tree on one line.
  var description: String {
    let chain = modifiers.map { ".\($0)" }.joined()
    let list =
      children.isEmpty ? "" : " {" + children.map(\.description).joined(separator: ", ") + "}"
    return "\(id) \(kind)\(list)\(chain)".replacing("DifferentialTests.Spec.Kind.", with: "")
      .replacing("DifferentialTests.Spec.Modifier.", with: "")
  }
}
