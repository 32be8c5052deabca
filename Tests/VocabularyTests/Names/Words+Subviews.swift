import SwiftUI

// Containers that arrange the subviews and sections of their content.

struct ShelfRank: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  var shelfRank: Int {
    get { self[ShelfRank.self] }
    set { self[ShelfRank.self] = newValue }
  }
}

struct ShelfTrait: _ViewTraitKey { static let defaultValue: String? = nil }

struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content
  let limit: Int? = nil

  var body: some View {
    Group(subviews: content) { (subviews: SubviewsCollection) in
      let shown: SubviewsCollectionSlice = subviews.prefix(limit ?? 3)
      HStack { shown }
      if let first: Subview = subviews.first { first.padding() }
      ForEach(subviews.dropFirst()) { subview in
        subview
        if subview.id != subviews.last?.id { Divider() }
      }
      ForEach(Array(subviews.enumerated()), id: \.offset) { index, subview in
        subview.opacity(index % 2 == 0 ? 1 : 0.5)
      }
      Text("\(subviews.endIndex - subviews.startIndex)")
      subviews[0]
      subviews[0..<1][0]
    }
    ForEach(subviews: content) { subview in
      let values: ContainerValues = subview.containerValues
      let id: Subview.ID = subview.id
      if values.shelfRank > 0, values.hasTag("a"), values.tag(for: Int.self) == 3 {
        subview.id(id)
      }
    }
  }
}

struct SortedShelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(sections: content) { (sections: SectionCollection) in
      Text("\(sections.endIndex - sections.startIndex) \(sections[0].content.count)")
      ForEach(sections) { (section: SectionConfiguration) in
        section.header
      }
    }
    ForEach(sections: content) { section in
      let id: SectionConfiguration.ID = section.id
      VStack {
        if !section.header.isEmpty { HStack { section.header } }
        section.content
        section.footer
      }
      .padding(CGFloat(section.containerValues.shelfRank))
      .id(id)
    }
  }
}

struct FilledShelf: View {
  var body: some View {
    Shelf {
      Text("A").containerValue(\.shelfRank, 1).tag("a")
      Text("B").containerValue(\.shelfRank, 2)
    }
    SortedShelf {
      Section("Books") { Text("C") }.containerValue(\.shelfRank, 3)
    }
    _VariadicView.Tree(ShelfRoot()) {
      Text("D")._trait(ShelfTrait.self, "d").id("d")
      Text("E").modifier(_TraitWritingModifier<ShelfTrait>(value: "e"))
    }
    _VariadicView.Tree(RowRoot()) { Text("F") }
    _VariadicView.Tree(PairRoot()) { Text("G") }
  }
}

struct ShelfRoot: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { (child: _VariadicView_Children.Element) in
      child
      if child.id != last { Divider() }
      if let trait = child[ShelfTrait.self], child.id(as: String.self) == trait { Text(trait) }
    }
    Text("\(children.endIndex - children.startIndex)")
  }
}

struct RowRoot: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView_Children) -> some View { HStack { children } }
}

struct PairRoot: _VariadicView_ViewRoot, _VariadicView_Root {
  func body(children: _VariadicView.Children) -> some View { children[0] }
}

let namesOfCompositions: [Any.Type] = [
  GroupElementsOfContent<Text, Text>.self, GroupSectionsOfContent<Text, Text>.self,
  ForEachSubviewCollection<Text>.self, ForEachSectionCollection<Text>.self,
  (any _VariadicView.Root).self, (any _VariadicView.ViewRoot).self,
  (any _VariadicView.MultiViewRoot).self, (any _VariadicView_UnaryViewRoot).self,
]

func defaultOf<K: ContainerValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

func defaultOf<K: _ViewTraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }

/// The members of collections that generic code uses.
@MainActor
func members(
  _ subviews: SubviewsCollection, _ each: ForEachSubviewCollection<Text>,
  _ sections: ForEachSectionCollection<Text>, _ children: _VariadicView_Children
) -> [Any] {
  let slice: SubviewsCollectionSlice = subviews[0..<1]
  let part: SubviewsCollectionSlice = slice[0..<1]
  let bounds = [
    slice.startIndex, slice.endIndex, part.startIndex, each.startIndex, each.endIndex,
    sections.startIndex, sections.endIndex,
  ]
  let isSame = subviews[0].id == subviews[1].id
  var hasher = Hasher()
  subviews[0].id.hash(into: &hasher)
  if !each.isEmpty { _ = each[0] }
  if !sections.isEmpty { _ = sections[0] }
  return [bounds, isSame, subviews.body, slice.body, children.body]
}
