import Foundation

/// Views of a tree of data, of which those with children are opened and closed.
///
/// Mirrors SwiftUI's `OutlineGroup`. Each element of the tree that has children, be they none, is the label
/// of a ``DisclosureGroup``; in a ``List`` it is a row with an arrow, and its children are rows below, each
/// 20 points farther in than its parent. What is closed is not made.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  fileprivate let roots: [Data.Element]
  fileprivate let tree: OutlineTree<Data.Element, ID, Leaf>
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The roots of the tree.
  @MainActor @preconcurrency public var body: some View {
    OutlineItems(elements: roots, tree: tree, level: 0)
  }
}

/// The children of an element of an outline.
///
/// Mirrors SwiftUI's `OutlineSubgroupChildren`.
public nonisolated struct OutlineSubgroupChildren: View {
  private let content: AnyView

  /// The children.
  @MainActor @preconcurrency public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes an outline of several trees.
  ///
  /// - Parameters:
  ///   - id: what tells an element from its siblings.
  ///   - children: the children of an element; nil for one that can have none.
  ///   - content: the view of an element.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data),
      tree: OutlineTree(
        id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } },
        content: content))
  }

  /// Makes an outline of a tree.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root],
      tree: OutlineTree(
        id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } },
        content: content))
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Makes an outline of several trees.
  ///
  /// - Parameters:
  ///   - children: the children of an element; nil for one that can have none.
  ///   - content: the view of an element.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes an outline of a tree.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// How a tree of data is walked and shown.
private nonisolated struct OutlineTree<Element, ID: Hashable, Leaf> {
  let id: (Element) -> ID
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}

/// An element with what tells it from its siblings.
private nonisolated struct OutlineEntry<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element
}

/// Siblings of an outline.
private struct OutlineItems<Element, ID: Hashable, Leaf: View>: View {
  let elements: [Element]
  let tree: OutlineTree<Element, ID, Leaf>
  let level: Int

  var body: some View {
    ForEach(elements.map { OutlineEntry(id: tree.id($0), element: $0) }) { entry in
      OutlineItem(entry: entry, tree: tree, level: level)
    }
  }
}

/// An element of an outline with all that is below.
private struct OutlineItem<Element, ID: Hashable, Leaf: View>: View {
  let entry: OutlineEntry<Element, ID>
  let tree: OutlineTree<Element, ID, Leaf>
  let level: Int
  @State private var isExpanded = false
  @Environment(\.isInListRow) private var isInList

  /// How much farther in a row is than its parent, in points.
  private var inset: CGFloat { CGFloat(level) * 20 }

  var body: some View {
    let children = tree.children(entry.element)
    if !isInList {
      if let children {
        DisclosureGroup {
          OutlineItems(elements: children, tree: tree, level: level + 1)
        } label: {
          tree.content(entry.element)
        }
      } else {
        tree.content(entry.element)
      }
    } else {
      HStack(spacing: 8) {
        tree.content(entry.element)
        if children != nil {
          Spacer(minLength: 0)
          OutlineArrow(isExpanded: $isExpanded)
        }
      }
      .padding(.leading, inset)
      if isExpanded, let children {
        OutlineItems(elements: children, tree: tree, level: level + 1)
      }
    }
  }
}

/// The arrow of a row with children; a press anywhere in the row turns it (rule 2.4.52).
private struct OutlineArrow: View {
  @Binding var isExpanded: Bool

  var body: some View {
    Button {
      withAnimation { isExpanded.toggle() }
    } label: {
      Image(systemName: "chevron.right").imageScale(.small)
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
  }
}
