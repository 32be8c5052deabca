@_spi(Engine) import TactileViewGraph

/// A result builder that combines tabs.
///
/// ``TabView`` and ``TabContent/body-swift.property`` apply it to their closures. Mirrors SwiftUI's `TabContentBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// The views of tabs, as the content of a ``TabView``.
  public nonisolated struct Content<C: TabContent>: View where C.TabValue == TabValue {
    let tabs: C

    init(tabs: C) { self.tabs = tabs }

    /// The views of the tabs.
    @MainActor @preconcurrency public var body: some View { tabs.__tabs }
  }

  /// Passes a tab through unmodified.
  public static func buildExpression<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  /// Begins with the tabs of the first statement.
  public static func buildPartialBlock<T: TabContent>(first: T) -> T
  where T.TabValue == TabValue { first }

  /// Adds the tabs of a further statement.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    ModifiedTabs<TabValue, _>(__tabs: TupleView((accumulated.__tabs, next.__tabs)))
  }

  /// Builds the tabs of an `if` statement without `else`.
  public static func buildIf<T: TabContent>(_ content: T?) -> T? where T.TabValue == TabValue {
    content
  }

  /// Builds the tabs of the first branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the tabs of the second branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Passes the tabs of an `if #available` statement through unmodified.
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Wrapped.TabValue

  /// Never evaluated: an optional has no body.
  @MainActor @preconcurrency public var body: _TabBody<Wrapped.TabValue> { _TabBody() }

  /// The views of the tabs, if there are any.
  @_spi(Engine) @MainActor @preconcurrency public var __tabs: Wrapped.__Tabs? { map { $0.__tabs } }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values by which tabs are selected.
  public typealias TabValue = TrueContent.TabValue

  /// Never evaluated: a condition has no body.
  @MainActor @preconcurrency public var body: _TabBody<TrueContent.TabValue> { _TabBody() }

  /// The views of the tabs of the current branch.
  @_spi(Engine) @MainActor @preconcurrency
  public var __tabs: _ConditionalContent<TrueContent.__Tabs, FalseContent.__Tabs> {
    switch storage {
    case .trueContent(let content):
      _ConditionalContent<TrueContent.__Tabs, FalseContent.__Tabs>(
        storage: .trueContent(content.__tabs))
    case .falseContent(let content):
      _ConditionalContent<TrueContent.__Tabs, FalseContent.__Tabs>(
        storage: .falseContent(content.__tabs))
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Content.TabValue

  /// Never evaluated: a loop has no body.
  @MainActor @preconcurrency public var body: _TabBody<Content.TabValue> { _TabBody() }

  /// The views of the tabs of the elements.
  @_spi(Engine) @MainActor @preconcurrency
  public var __tabs: ForEach<Data, ID, Content.__Tabs> {
    ForEach<Data, ID, Content.__Tabs>(data, id: id) { content($0).__tabs }
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for the elements of a collection, identified by the value at a key path.
  @MainActor
  public init<TabValue>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == TabValue {
    self.init(elements: data, id: id, each: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: TabContent {
  /// Creates tabs for identifiable elements.
  @MainActor
  public init<TabValue>(
    _ data: Data, @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == TabValue {
    self.init(elements: data, id: \.id, each: content)
  }
}
