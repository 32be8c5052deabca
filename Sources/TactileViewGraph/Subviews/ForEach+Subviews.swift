extension ForEach {
  /// Creates a view for each subview of a view.
  ///
  /// The subviews are resolved, as in `Group(subviews:transform:)`.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let group = Group(subviews: view) {
      ForEach<[Subview], ID, Content>($0.subviews, content: content)
    }
    self.init(
      elements: ForEachSubviewCollection(composition: AnyView(group)), id: \.id, each: content)
  }

  /// Creates a view for each section of a view.
  ///
  /// Successive views that are in no section are a section without a header or a footer.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let group = Group(sections: view) {
      ForEach<SectionCollection, ID, Content>($0, content: content)
    }
    self.init(
      elements: ForEachSectionCollection(composition: AnyView(group)), id: \.id, each: content)
  }
}

/// The data of a `ForEach` of the subviews of a view.
///
/// The subviews are known when the view is shown; until then, the collection is empty. Mirrors SwiftUI's
/// `ForEachSubviewCollection`.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The type of an element.
  public typealias Element = Subview
  /// The type of a position.
  public typealias Index = Int

  let composition: AnyView

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview, which is that of the first one.
  public var endIndex: Int { 0 }

  /// Traps: the collection is empty.
  public subscript(index: Int) -> Subview {
    preconditionFailure("the subviews of a ForEach are known only to its content")
  }
}

/// The data of a `ForEach` of the sections of a view.
///
/// The sections are known when the view is shown; until then, the collection is empty. Mirrors SwiftUI's
/// `ForEachSectionCollection`.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The type of an element.
  public typealias Element = SectionConfiguration
  /// The type of a position.
  public typealias Index = Int

  let composition: AnyView

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section, which is that of the first one.
  public var endIndex: Int { 0 }

  /// Traps: the collection is empty.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the sections of a ForEach are known only to its content")
  }
}

/// The data of a `ForEach` that is replaced by a group.
protocol ComposedCollection {
  /// The group in place of the views of the elements.
  var composition: AnyView { get }
}

extension ForEachSubviewCollection: ComposedCollection {}
extension ForEachSectionCollection: ComposedCollection {}

extension ForEach {
  /// The group in place of the views of the elements; nil if each element has a view.
  var composition: AnyView? {
    // The comparisons take less time than a cast, which is needed for few views.
    guard ID.self == Subview.ID.self || ID.self == SectionConfiguration.ID.self else { return nil }
    return (data as? any ComposedCollection)?.composition
  }
}
