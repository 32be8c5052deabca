import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The views of hierarchical data, in which elements with children can be expanded and collapsed.
///
/// Pass the root elements, or a single one, and the key path to the children of an element:
///
/// ```swift
/// struct Folder: Identifiable {
///   let id = UUID()
///   var name: String
///   var folders: [Folder]?
/// }
///
/// OutlineGroup(root, children: \.folders) { folder in
///   Text(folder.name)
/// }
/// ```
///
/// An element whose children are not nil, even if empty, is the label of a ``DisclosureGroup``. In a ``List``, it is a
/// row with a disclosure arrow, and its children are rows below it, each indented by 20 points. All elements are
/// collapsed at first. Children of a collapsed element aren't created. A list whose only content is an outline can take
/// the `children` key path itself.
///
/// Mirrors SwiftUI's `OutlineGroup`.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  fileprivate let roots: [Data.Element]
  fileprivate let tree: OutlineTree<Data.Element, ID, Leaf>
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The root elements of the hierarchy.
  @MainActor @preconcurrency public var body: some View {
    OutlineItems(elements: roots, tree: tree, level: 0)
  }
}

/// The type of the children of an element in an outline.
///
/// It's part of the type of an ``OutlineGroup``. You don't create a view of this type.
///
/// Mirrors SwiftUI's `OutlineSubgroupChildren`.
public nonisolated struct OutlineSubgroupChildren: View {
  private let content: AnyView

  /// The views of the children.
  @MainActor @preconcurrency public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of several root elements.
  ///
  /// - Parameters:
  ///   - data: The root elements.
  ///   - id: The key path to an element's identifier among its siblings.
  ///   - children: The key path to an element's children; nil means that the element can't have
  ///     children.
  ///   - content: A view builder that creates the view of an element.
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

  /// Creates an outline of a single root element.
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
  /// Creates an outline of several root elements.
  ///
  /// - Parameters:
  ///   - data: The root elements, which are identifiable among their siblings.
  ///   - children: The key path to an element's children; nil means that the element can't have
  ///     children.
  ///   - content: A view builder that creates the view of an element.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a single root element.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// The accessors of hierarchical data and the closure that creates its views.
private nonisolated struct OutlineTree<Element, ID: Hashable, Leaf> {
  let id: (Element) -> ID
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}

/// An element with its identifier among its siblings.
private nonisolated struct OutlineEntry<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element
}

/// The siblings at one level of an outline.
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

/// An element of an outline with its descendants.
private struct OutlineItem<Element, ID: Hashable, Leaf: View>: View {
  let entry: OutlineEntry<Element, ID>
  let tree: OutlineTree<Element, ID, Leaf>
  let level: Int
  @State private var isExpanded = false
  @Environment(\.isInListRow) private var isInList

  /// The indentation of the row in points.
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

/// The arrow of a row with children; a press anywhere in the row toggles it (rule 2.4.52).
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
