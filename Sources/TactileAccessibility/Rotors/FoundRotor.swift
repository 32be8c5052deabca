import Foundation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A rotor, as assistive technologies access it.
@MainActor
package struct FoundRotor {
  /// The label of the rotor, as users choose it.
  package let name: String
  /// The entries of the rotor, in order.
  package let entries: [Entry]

  /// An entry of a rotor, which refers to a view.
  @MainActor
  package struct Entry {
    /// The label of the entry, in the list of the rotor.
    package let label: String
    fileprivate let target: AccessibilityRotorTarget
    fileprivate unowned let rotor: ViewNode
  }
}

extension ViewGraph {
  /// The rotors of the window, in document order.
  package var accessibilityRotors: [FoundRotor] {
    root.annotations(AccessibilityRotor.self).map { node in
      FoundRotor(
        name: node.annotation.name.string,
        entries: node.annotation.source.targets().map {
          FoundRotor.Entry(label: $0.spoken(in: node), target: $0, rotor: node)
        })
    }
  }

  /// Moves the screen reader to an entry's view, after bringing the view into the window.
  ///
  /// - Returns: Whether the view exists.
  package func go(to entry: FoundRotor.Entry) -> Bool {
    entry.target.prepare()
    update()
    scroll(to: entry)
    guard let view = entry.target.view(in: entry.rotor) else {
      RuntimeWarning.issue(
        "The rotor entry “\(entry.label)” in \(entry.rotor.nearestViewName) refers to no view. Give the view the entry's identity "
          + "with id(_:), or with accessibilityRotorEntry(id:in:) and the entry's namespace.")
      return false
    }
    guard let element = view.accessibilityElements.flatMap(\.flattened).first else { return false }
    screenReader.move(to: accessibilityElement(for: element.node) ?? element)
    return true
  }

  /// Scrolls to an entry's view, also to a row that a lazy stack or list hasn't created yet.
  private func scroll(to entry: FoundRotor.Entry) {
    guard case .view(let id) = entry.target.place else { return }
    // The position of a row is an estimate until the rows before it exist.
    for _ in 0..<Self.scrollLimit {
      guard let (scroll, frame) = entry.rotor.find(id) else { return }
      let target = scroll.offset(showing: frame, at: nil)
      guard !scroll.goal.isClose(to: target) else { return }
      scroll.move(to: target, under: Transaction()) {}
      update()
    }
  }

  private static var scrollLimit: Int { 10 }

  /// Returns the accessibility element for a view's node.
  private func accessibilityElement(for node: ViewNode) -> AccessibilityElement? {
    accessibilityElements.flatMap(\.flattened).first { $0.node === node }
  }
}

extension AccessibilityRotorTarget {
  /// Returns the label of the entry, or its range of the view's text.
  @MainActor
  fileprivate func spoken(in rotor: ViewNode) -> String {
    if let label { return label.string }
    guard let textRange,
      let text = rotor.accessibilityElements.first?.label,
      textRange.upperBound <= text.endIndex
    else { return "" }
    return String(text[textRange])
  }

  /// Returns the view that the entry refers to.
  @MainActor
  fileprivate func view(in rotor: ViewNode) -> ViewNode? {
    switch place {
    case .here: return rotor
    case .entry(let id, let namespace):
      return rotor.graph.root.annotations(AccessibilityRotorEntryName.self).first {
        $0.annotation.id == id && $0.annotation.namespace == namespace
      }
    case .view(let id):
      var found: ViewNode?
      rotor.forEachVisibleNode { node in
        if found == nil { found = (node as? any IdentifyingNode)?.child(withID: id) }
      }
      return found
    }
  }
}
