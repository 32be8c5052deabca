import SwiftUI

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph

// The parts of a spec that are made when they are seen.

@MainActor
enum SpecLazy {
  /// A lazy container of views of one size, so that what was never made counts as long as it is.
  static func view(_ value: Int, _ spec: Spec, _ surroundings: Surroundings) -> AnyView {
    func cell(_ child: Spec) -> some View {
      VStack { SpecView(spec: child.withoutHistory, surroundings: surroundings) }
        .frame(width: 40, height: 30)
    }
    let nothing = Spec(id: -1, kind: .empty, value: 0)
    let content = ForEach(spec.children) { cell($0) }
    return switch value {
    case 0: AnyView(LazyVStack(alignment: .trailing, spacing: 4) { content })
    case 1: AnyView(LazyHStack(alignment: .top) { content })
    case 2:
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50)), GridItem(.fixed(20))]) { content })
    case 3: AnyView(LazyHGrid(rows: [GridItem(), GridItem(.flexible(maximum: 30))]) { content })
    case 4:
      AnyView(
        LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          section(content)
          section(content)
        })
    case 5: AnyView(LazyHStack(pinnedViews: .sectionHeaders) { section(content) })
    case 6:
      AnyView(
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem()], pinnedViews: .sectionFooters) {
          content
          section(content)
        })
    case 7:
      // Rows whose neighbors decide what is drawn of their card.
      AnyView(
        LazyVStack(spacing: 0) {
          ForEach(spec.children) { child in
            VStack { SpecView(spec: child.withoutHistory, surroundings: surroundings) }
              .frame(width: 40, height: 30)
              .layoutValue(key: ListSectionKey.self, value: child.value % 2 == 1)
              .modifier(
                ListCardModifier(
                  hasSections: child.value < 4, isActive: child.value < 4, margin: 0,
                  cornerRadius: 9, above: 0, below: 0, aboveAll: 0,
                  rowSpacing: child.value % 3 == 0 ? 6 : 0))
          }
        }
        .tellingNeighbors())
    case 8:
      AnyView(
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(spec.children) { section(cell($0)) }
        })
    default:
      // Written one by one around the others.
      AnyView(
        LazyVStack {
          cell(spec.children.first ?? nothing)
          ForEach(spec.children.dropFirst().dropLast()) { cell($0) }
          Color.orange.frame(width: 40, height: 30)
          cell(spec.children.dropFirst().last ?? nothing)
        })
    }
  }

  private static func section(_ content: some View) -> some View {
    Section {
      content
    } header: {
      Color.orange.frame(width: 40, height: 30)
    } footer: {
      Color.purple.frame(width: 40, height: 30)
    }
  }
}

extension Spec {
  /// The tree without what tells of times that a fresh tree knows nothing of: what was counted, and how
  /// often something has appeared; and without what presents, since a view that is not seen may do so.
  var withoutHistory: Spec {
    var spec = self
    if kind == .counter || kind == .lifecycle { (spec.kind, spec.value) = (.text, 0) }
    if kind == .presenting { (spec.kind, spec.value) = (.vstack, 0) }
    spec.children = children.map(\.withoutHistory)
    return spec
  }
}

extension ListMetrics {
  /// The metrics of the lists in scripts.
  static let fuzzed = ListMetrics(style: .insetGrouped, look: .iOS26)
}
