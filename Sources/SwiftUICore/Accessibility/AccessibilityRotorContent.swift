/// The entries of a rotor.
///
/// Mirrors SwiftUI's `AccessibilityRotorContent`.
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the content's own content.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that the content consists of.
  @AccessibilityRotorContentBuilder var body: Self.Body { get }

  /// The entries, in order.
  var __entries: __AccessibilityRotorEntries { get }
}

/// Entries of a rotor, in order.
public struct __AccessibilityRotorEntries {
  var entries: [AccessibilityRotorTarget] = []
}

extension AccessibilityRotorContent {
  /// Those of the body.
  public var __entries: __AccessibilityRotorEntries { body.__entries }
}

extension Never: AccessibilityRotorContent {}

/// A place that a rotor leads to.
struct AccessibilityRotorTarget {
  enum Place {
    /// The view with an identity in the view of the rotor.
    case view(AnyHashable)
    /// The view that `accessibilityRotorEntry(id:in:)` names.
    case entry(AnyHashable, Namespace.ID)
    /// The view of the rotor itself.
    case here
  }

  let label: Text?
  let place: Place
  let textRange: Range<String.Index>?
  let prepare: () -> Void
}

/// Several contents of a rotor, as its builder makes them.
public struct __AccessibilityRotorContents: AccessibilityRotorContent {
  /// The entries of all.
  public let __entries: __AccessibilityRotorEntries
  /// There is no body.
  public var body: Never { preconditionFailure("a list of entries has no body") }
}

/// Makes the content of a rotor of the statements in a closure.
///
/// Mirrors SwiftUI's `AccessibilityRotorContentBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  /// A single expression.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// One statement: its entries.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Several statements: their entries in order.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> __AccessibilityRotorContents {
    var entries = __AccessibilityRotorEntries()
    for content in repeat each content { entries.entries += content.__entries.entries }
    return __AccessibilityRotorContents(__entries: entries)
  }

  /// `if` without `else`.
  public static func buildIf(
    _ content: (any AccessibilityRotorContent)?
  ) -> __AccessibilityRotorContents {
    __AccessibilityRotorContents(__entries: content?.__entries ?? __AccessibilityRotorEntries())
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all elements, in order.
  @MainActor public var __entries: __AccessibilityRotorEntries {
    __AccessibilityRotorEntries(entries: data.flatMap { content($0).__entries.entries })
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Never called: the entries are those of the elements.
  public var body: Never { preconditionFailure("ForEach has no body") }

  /// Makes entries for each element, whose identity is the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
  /// Makes entries for each element.
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
  /// Makes entries for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
