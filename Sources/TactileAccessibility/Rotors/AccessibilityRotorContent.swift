@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Content that provides the entries of a rotor.
///
/// A rotor lets people who use a screen reader move between certain elements of a view, such as its headings or its
/// errors. Add a rotor with `accessibilityRotor(_:entries:)`, whose closure consists of ``AccessibilityRotorEntry``
/// values and loops over them:
///
/// ```swift
/// VStack { ForEach(messages) { message in MessageRow(message) } }
///   .accessibilityRotor("Unread") {
///     ForEach(messages.filter(\.isUnread)) { message in
///       AccessibilityRotorEntry(message.subject, id: message.id)
///     }
///   }
/// ```
///
/// To reuse entries, conform to this protocol and compose them in ``body-swift.property``:
///
/// ```swift
/// struct MessageEntries: AccessibilityRotorContent {
///   let messages: [Message]
///
///   var body: some AccessibilityRotorContent {
///     ForEach(messages) { message in AccessibilityRotorEntry(message.subject, id: message.id) }
///   }
/// }
/// ```
///
/// The closure runs each time the entries are requested, not when the view is updated. Navigating to an entry scrolls to
/// its view, also to a row that a lazy stack or a `List` hasn't created yet; see ``AccessibilityRotorEntry``.
///
/// Screen readers on Linux don't offer rotors, so only tests use them: `ViewDriver.rotorEntries(_:)` returns the labels
/// of the entries, and `ViewDriver.moveAccessibilityFocus(toEntry:ofRotor:)` navigates to one.
///
/// Mirrors SwiftUI's `AccessibilityRotorContent`.
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of content that makes up the body.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that make up the content.
  @AccessibilityRotorContentBuilder var body: Self.Body { get }

  /// The entries of the content in order.
  var __entries: __AccessibilityRotorEntries { get }
}

/// The entries of a rotor, in order.
///
/// Only the engine uses this type.
public struct __AccessibilityRotorEntries {
  var entries: [AccessibilityRotorTarget] = []
}

extension AccessibilityRotorContent {
  /// The entries of the body in order.
  public var __entries: __AccessibilityRotorEntries { body.__entries }
}

extension Never: AccessibilityRotorContent {}

/// The target of a rotor's entry.
struct AccessibilityRotorTarget {
  enum Place {
    /// The view with an identity, inside the view of the rotor.
    case view(AnyHashable)
    /// The view that `accessibilityRotorEntry(id:in:)` identifies.
    case entry(AnyHashable, Namespace.ID)
    /// The view of the rotor itself.
    case here
  }

  let label: Text?
  let place: Place
  let textRange: Range<String.Index>?
  let prepare: () -> Void
}

/// A sequence of rotor content, created by the result builder.
struct AccessibilityRotorContents: AccessibilityRotorContent {
  /// The entries of all content in order.
  let __entries: __AccessibilityRotorEntries
  /// Traps: a sequence of entries has no body.
  var body: Never { preconditionFailure("rotor content has no body") }
}

/// A result builder for the entries of a rotor.
///
/// The builder supports any number of statements, an `if` without an `else`, and `ForEach`. You don't use it directly:
/// `accessibilityRotor(_:entries:)` and ``AccessibilityRotorContent/body-swift.property`` apply it to their closures.
/// Write it before a closure parameter of your own, to pass entries on:
///
/// ```swift
/// extension View {
///   func errorRotor<Entries: AccessibilityRotorContent>(
///     @AccessibilityRotorContentBuilder entries: @escaping () -> Entries
///   ) -> some View {
///     accessibilityRotor("Errors", entries: entries)
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `AccessibilityRotorContentBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  /// Accepts rotor content as an expression.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Returns the entries of a single statement.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Combines the entries of several statements in order.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    var entries = __AccessibilityRotorEntries()
    for content in repeat each content { entries.entries += content.__entries.entries }
    return AccessibilityRotorContents(__entries: entries)
  }

  /// Returns the entries of an `if` without an `else`; none if the condition is false.
  public static func buildIf(
    _ content: (any AccessibilityRotorContent)?
  ) -> some AccessibilityRotorContent {
    AccessibilityRotorContents(__entries: content?.__entries ?? __AccessibilityRotorEntries())
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all elements in order.
  @_spi(Engine) @MainActor public var __entries: __AccessibilityRotorEntries {
    __AccessibilityRotorEntries(entries: data.flatMap { content($0).__entries.entries })
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Traps: the entries are those of the elements.
  public var body: Never { preconditionFailure("ForEach has no body") }

  /// Creates entries for each element, identified by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, each: content)
  }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
  /// Creates entries for each identifiable element.
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
  /// Creates entries for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
