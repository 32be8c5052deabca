/// The list modifiers that apply to the elements of a list, innermost first.
///
/// The chains of nested modifiers share their outer parts, so a modifier is added in constant time,
/// however deep it is nested.
@MainActor
package final class ListWrapperChain {
  private let innermost: AnyListWrapper
  private let outer: ListWrapperChain?
  /// The number of modifiers, and of those that wrap slots.
  package let (count, slotCount): (Int, Int)

  init(_ innermost: AnyListWrapper, in outer: ListWrapperChain?) {
    self.innermost = innermost
    self.outer = outer
    count = (outer?.count ?? 0) + 1
    slotCount = (outer?.slotCount ?? 0) + (innermost.wrapsSlots ? 1 : 0)
  }

  /// Whether any modifier wraps slots rather than only elements.
  var wrapsSlots: Bool { slotCount > 0 }

  /// The chain without the modifiers that wrap slots; nil if no other remains.
  ///
  /// The part outside of the outermost such modifier is shared.
  var withoutSlots: ListWrapperChain? {
    guard wrapsSlots else { return self }
    let rest = outer?.withoutSlots
    return innermost.wrapsSlots ? rest : ListWrapperChain(innermost, in: rest)
  }

  /// Wraps a node in all modifiers, or in those that wrap slots.
  func wrap(_ node: ViewNode, asSlot: Bool) -> ViewNode {
    var node = node
    var link: ListWrapperChain? = self
    while let current = link, !asSlot || current.wrapsSlots {
      node.graph.statistics.steps += 1
      if !asSlot || current.innermost.wrapsSlots { node = current.innermost.wrap(node) }
      link = current.outer
    }
    return node
  }

  /// Returns the node of a view itself inside the nodes that ``wrap(_:asSlot:)`` made around it.
  func unwrap(_ node: ViewNode, asSlot: Bool) -> ViewNode {
    var node = node
    for _ in 0..<(asSlot ? slotCount : count) { node = node.wrapped }
    return node
  }

  /// Writes the values that the modifiers set for a subview, of which those of the outer ones replace the others.
  func writeTraits(to traits: inout SubviewTraits) {
    var link: ListWrapperChain? = self
    while let current = link {
      current.innermost.writeTraits(to: &traits)
      link = current.outer
    }
  }

  /// The chain without the modifiers that set values for subviews; nil if no other remains.
  var withoutTraits: ListWrapperChain? {
    let rest = outer?.withoutTraits
    if innermost.writesTraits { return rest }
    return rest === outer ? self : ListWrapperChain(innermost, in: rest)
  }
}
