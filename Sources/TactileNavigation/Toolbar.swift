@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// The location of an item in the bars of a navigation stack.
///
/// Pass a placement to a ``ToolbarItem``, as in `ToolbarItem(placement: .confirmationAction) { saveButton }`, or to a
/// ``ToolbarItemGroup``. A placement such as ``confirmationAction`` states the purpose of an item, which determines its
/// location; prefer it to one such as ``topBarLeading``, which names the location. The purpose doesn't change an item's
/// appearance. Items at one location keep their order. There is no menu for items without room.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  let position: ToolbarEntry.Position

  /// The default placement, at the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(position: .trailing)
  /// The placement of the most frequent action, such as Compose: the trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(position: .trailing)
  /// The placement of an additional action: the trailing edge of the navigation bar, not a menu as on an iPhone, or its
  /// center with a ``ToolbarRole`` of a document.
  public static let secondaryAction = ToolbarItemPlacement(position: .secondary)
  /// The placement of the button that completes a sheet, such as Save: the trailing edge of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(position: .trailing)
  /// The placement of the button that leaves a sheet, such as Cancel: the leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(position: .leading)
  /// The placement of the button that discards changes, such as Don't Save: the trailing edge of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(position: .trailing)
  /// The placement of buttons to move between contents, as in a browser: the leading edge of the navigation bar, or the
  /// trailing edge beside a back button in a compact width.
  public static let navigation = ToolbarItemPlacement(position: .navigation)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(position: .leading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
  /// The leading edge of the navigation bar, by an older name.
  public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
  /// The trailing edge of the navigation bar, by an older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
  /// The placement of the main control: the center of the navigation bar, in place of an inline title.
  public static let principal = ToolbarItemPlacement(position: .principal)
  /// The center of the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(position: .bottom)
  /// The placement of information that isn't an action, such as “3 notes”: the center of the bottom bar.
  public static let status = ToolbarItemPlacement(position: .bottom)
  /// The keyboard toolbar of an iPhone or an iPad, a bar at the bottom that is shown during text input.
  ///
  /// The bar is at the bottom because windows have no on-screen keyboard, as with a connected hardware keyboard.
  /// Windows on a Mac and on desktops don't show it. To move a button to the trailing edge, put a `Spacer` before it.
  public static let keyboard = ToolbarItemPlacement(position: .keyboard)
}

/// An item with its placement in a toolbar.
struct ToolbarEntry {
  enum Position: Sendable {
    case leading
    case navigation
    case principal
    case secondary
    case trailing
    case bottom
    case keyboard
  }

  let position: Position
  let view: AnyView
  /// The sizing of a space between items; nil for an item.
  var spacer: SpacerSizing?
}

/// The contents of a page's bars.
struct BarContents {
  var items: [ToolbarEntry] = []
  /// A field, such as a search field.
  var field: BarField?
}

enum BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }

  /// Appends the items; the first field takes precedence.
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
    let next = nextValue()
    value.items += next.items
    value.field = value.field ?? next.field
  }
}

/// A type that represents items of a toolbar.
///
/// The closure of `toolbar(content:)` consists of toolbar content: ``ToolbarItem`` and ``ToolbarItemGroup`` values, and
/// conditions. To reuse items, conform to this protocol, compose them in ``body-swift.property``, and use your type as
/// an item, as in `.toolbar { EditItems(save: save) }`:
///
/// ```swift
/// struct EditItems: ToolbarContent {
///   let save: @MainActor () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///     ToolbarItem(placement: .bottomBar) { Text("Draft") }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `ToolbarContent`.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content that this content is composed of.
  associatedtype Body: ToolbarContent

  /// The composition of the content.
  @ToolbarContentBuilder var body: Self.Body { get }

  /// The items of the content, in order.
  var __items: __ToolbarItems { get }
}

/// The items of toolbar content.
///
/// Only the engine uses this type.
public struct __ToolbarItems {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  /// The items that the body consists of.
  public var __items: __ToolbarItems { body.__items }
}

extension Never: ToolbarContent {}

/// A view that is shown in a toolbar, at a placement.
///
/// The view of the item is shown in a bar of the enclosing ``NavigationStack``, at a ``ToolbarItemPlacement``. By
/// default, it is at the trailing edge of the navigation bar. A label in it shows only its icon, unless you set a style
/// with `labelStyle(_:)` inside the item.
///
/// ```swift
/// List(messages) { message in Text(message.title) }
///   .toolbar {
///     ToolbarItem(placement: .topBarTrailing) {
///       Button("Compose", systemImage: "square.and.pencil") { compose() }
///     }
///   }
/// ```
///
/// Mirrors SwiftUI's `ToolbarItem`.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let identity: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Never called: a toolbar item has no body.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("a toolbar item has no body")
  }
  /// The item as a list of one element.
  @_spi(Engine) @MainActor public var __items: __ToolbarItems {
    __ToolbarItems(entries: [
      ToolbarEntry(position: placement.position, view: AnyView(content))
    ])
  }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    identity = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates a toolbar item with an identifier and a placement.
  ///
  /// People can't customize toolbars on Linux, so the item looks and behaves like one without an identifier.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    identity = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identifier of the item.
  public nonisolated var id: ID { identity }
}

/// Several items of a toolbar with the same placement.
///
/// Each view in the closure is an item. Use a group in place of several ``ToolbarItem`` values:
///
/// ```swift
/// ToolbarItemGroup(placement: .bottomBar) {
///   Button("Undo") { undo() }
///   Button("Redo") { redo() }
/// }
/// ```
///
/// Mirrors SwiftUI's `ToolbarItemGroup`.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of toolbar items with a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Never called: a toolbar item group has no body.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("a toolbar item group has no body")
  }
  /// The views of the group as one entry.
  @_spi(Engine) @MainActor public var __items: __ToolbarItems {
    __ToolbarItems(entries: [
      ToolbarEntry(position: placement.position, view: AnyView(content))
    ])
  }
}

/// Combined toolbar content, which a builder creates.
struct ToolbarContents: ToolbarContent {
  /// The items of all combined contents.
  let __items: __ToolbarItems
  /// Never called: combined content has no body.
  var body: Never { preconditionFailure("toolbar content has no body") }
}

/// A result builder that combines toolbar items.
///
/// `toolbar(content:)` and ``ToolbarContent/body-swift.property`` apply it to their closures, which contain items and
/// conditions, but no loops. For items made from a collection, use a `ForEach` in a ``ToolbarItemGroup``.
///
/// Mirrors SwiftUI's `ToolbarContentBuilder`.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
  /// Passes a single expression through unmodified.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// Passes the content of a single statement through unmodified.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Combines the items of several statements, in order.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> some ToolbarContent {
    var items = __ToolbarItems()
    for content in repeat each content { items.entries += content.__items.entries }
    return ToolbarContents(__items: items)
  }

  /// Builds the content of an `if` statement without `else`.
  public static func buildOptional(_ content: (any ToolbarContent)?) -> some ToolbarContent {
    ToolbarContents(__items: content?.__items ?? __ToolbarItems())
  }

  /// Builds the content of the first branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the content of the second branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The items of the current branch.
  @_spi(Engine) @MainActor public var __items: __ToolbarItems {
    switch storage {
    case .trueContent(let content): content.__items
    case .falseContent(let content): content.__items
    }
  }
}

extension _ConditionalContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Never called: a conditional has no body.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("conditional content has no body")
  }
}

extension View {
  /// Adds items to the bars of the enclosing navigation stack for this view; outside of a stack, they aren't shown.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().__items.entries
    let items = entries.filter { $0.spacer == nil }
    let hasTopItems = items.contains { $0.position != .bottom && $0.position != .keyboard }
    let hasBottomItems = items.contains { $0.position == .bottom }
    return transformPreference(BarContentsKey.self) { $0.items += entries }
      .navigationInfo {
        if hasTopItems { $0.hasTopItems = true }
        if hasBottomItems { $0.hasBottomItems = true }
      }
  }

  /// Adds views to the trailing edge of the navigation bar for this view.
  @MainActor @preconcurrency
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }
}
