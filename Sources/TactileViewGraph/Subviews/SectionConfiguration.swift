/// A section of the content of a container.
///
/// A container gets sections from `Group(sections:transform:)` or `ForEach(sections:content:)`. Successive views that
/// are in no section are a section without a header or a footer. Mirrors SwiftUI's `SectionConfiguration`.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section, which is equal as long as the section exists.
  public struct ID: Hashable {
    fileprivate let key: AnyHashable
  }

  /// The identity of the section.
  public let id: ID
  /// The subviews of the header; empty if there is none.
  public let header: SubviewsCollection
  /// The subviews of the footer; empty if there is none.
  public let footer: SubviewsCollection
  /// The subviews between the header and the footer.
  public let content: SubviewsCollection
  private let wrappers: ListWrapperChain?

  /// Creates a section of views that are in none.
  init(of subviews: [Subview]) {
    id = ID(key: AnyHashable(subviews.first?.id))
    header = SubviewsCollection([])
    footer = SubviewsCollection([])
    content = SubviewsCollection(subviews)
    wrappers = nil
  }

  @MainActor
  fileprivate init(_ node: GatheredSectionNode) {
    id = ID(key: AnyHashable(node.key))
    header = node.children[0].gatheredSubviews
    content = node.children[1].gatheredSubviews
    footer = node.children[2].gatheredSubviews
    wrappers = node.inputs.wrappers
  }

  /// The values that modifiers of the section set for its container.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    var traits = SubviewTraits()
    wrappers?.writeTraits(to: &traits)
    return traits.values
  }
}

/// The sections of a view, in order.
///
/// Mirrors SwiftUI's `SectionCollection`.
public nonisolated struct SectionCollection: RandomAccessCollection {
  /// The type of an element.
  public typealias Element = SectionConfiguration
  /// The type of a position.
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  /// Creates the sections of a list, with further ones for the views in between.
  init(_ contents: [GatheredContent]) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      if !loose.isEmpty { sections.append(SectionConfiguration(of: loose)) }
      loose = []
    }
    for content in contents {
      switch content {
      case .subview(let subview): loose.append(subview)
      case .section(let section):
        close()
        sections.append(section)
      }
    }
    close()
    self.sections = sections
  }

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// Returns the section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section in a list of views that become subviews.
@MainActor
package final class GatheredSectionNode: ViewNode {
  /// An object that is equal as long as the section exists.
  fileprivate let key = SectionKey()
  private let partInputs: ViewInputs

  /// Creates a section, whose parts don't have the values that its modifiers set for the container.
  package init<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer, inputs: ViewInputs
  ) {
    partInputs = inputs.with(wrappers: inputs.wrappers?.withoutTraits)
    super.init(inputs: inputs)
    adopt(makeNode(header, partInputs))
    adopt(makeNode(content, partInputs))
    adopt(makeNode(footer, partInputs))
  }

  package override var name: String { "gathered section" }

  /// Passes new values of the parts to their nodes.
  package func update<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer
  ) {
    updateNode(children[0], header, partInputs)
    updateNode(children[1], content, partInputs)
    updateNode(children[2], footer, partInputs)
  }

  var configuration: SectionConfiguration { SectionConfiguration(self) }
}

/// The identity of a section.
private final class SectionKey: Hashable {
  static func == (lhs: SectionKey, rhs: SectionKey) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
