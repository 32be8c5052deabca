/// Where an item of a toolbar stands.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  let position: ToolbarEntry.Position

  /// At the far side of the bar.
  public static let automatic = ToolbarItemPlacement(position: .trailing)
  /// At the far side of the bar.
  public static let primaryAction = ToolbarItemPlacement(position: .trailing)
  /// At the far side of the bar.
  public static let secondaryAction = ToolbarItemPlacement(position: .trailing)
  /// At the far side of the bar.
  public static let confirmationAction = ToolbarItemPlacement(position: .trailing)
  /// At the near side of the bar.
  public static let cancellationAction = ToolbarItemPlacement(position: .leading)
  /// At the near side of the bar.
  public static let destructiveAction = ToolbarItemPlacement(position: .leading)
  /// At the near side of the bar.
  public static let navigation = ToolbarItemPlacement(position: .leading)
  /// At the near side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(position: .leading)
  /// At the far side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
  /// At the near side of the bar, by its name of before.
  public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
  /// At the far side of the bar, by its name of before.
  public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(position: .principal)
  /// In the middle of a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(position: .bottom)
  /// In the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(position: .bottom)
}

/// An item in its place.
struct ToolbarEntry {
  enum Position: Sendable {
    case leading
    case principal
    case trailing
    case bottom
  }

  let position: Position
  let view: AnyView
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

/// What stands in a toolbar.
///
/// Mirrors SwiftUI's `ToolbarContent`.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content's own content.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder var body: Self.Body { get }

  /// The items, in order.
  var __items: __ToolbarItems { get }
}

/// Items of a toolbar.
public struct __ToolbarItems {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  /// Those of the body.
  public var __items: __ToolbarItems { body.__items }
}

extension Never: ToolbarContent {}

/// One item of a toolbar.
///
/// Mirrors SwiftUI's `ToolbarItem`.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// There is no body.
  @MainActor @preconcurrency public var body: Never { preconditionFailure("an item has no body") }
  /// The item.
  @MainActor public var __items: __ToolbarItems {
    __ToolbarItems(entries: [
      ToolbarEntry(position: placement.position, view: AnyView(content))
    ])
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar at one place.
///
/// Mirrors SwiftUI's `ToolbarItemGroup`.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// There is no body.
  @MainActor @preconcurrency public var body: Never { preconditionFailure("a group has no body") }
  /// The items.
  @MainActor public var __items: __ToolbarItems {
    __ToolbarItems(entries: [
      ToolbarEntry(position: placement.position, view: AnyView(content))
    ])
  }
}

/// Several contents of a toolbar, as its builder makes them.
public struct __ToolbarContents: ToolbarContent {
  /// The items of all.
  public let __items: __ToolbarItems
  /// There is no body.
  public var body: Never { preconditionFailure("a list of items has no body") }
}

/// Makes the content of a toolbar of the statements in a closure.
///
/// Mirrors SwiftUI's `ToolbarContentBuilder`.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
  /// A single expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// One statement: its items.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Several statements: their items in order.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> __ToolbarContents {
    var items = __ToolbarItems()
    for content in repeat each content { items.entries += content.__items.entries }
    return __ToolbarContents(__items: items)
  }

  /// `if` without `else`.
  public static func buildOptional(_ content: (any ToolbarContent)?) -> __ToolbarContents {
    __ToolbarContents(__items: content?.__items ?? __ToolbarItems())
  }

  /// The first branch of a condition.
  public static func buildEither<C: ToolbarContent>(first: C) -> __ToolbarContents {
    __ToolbarContents(__items: first.__items)
  }

  /// The second branch of a condition.
  public static func buildEither<C: ToolbarContent>(second: C) -> __ToolbarContents {
    __ToolbarContents(__items: second.__items)
  }
}

extension View {
  /// Puts items into the bars of the stack around.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().__items.entries
    let hasBottomItems = entries.contains { $0.position == .bottom }
    return transformPreference(ToolbarKey.self) { $0 += entries }
      .navigationInfo { if hasBottomItems { $0.hasBottomItems = true } }
  }

  /// Puts views into the bar of the stack around, at its far side.
  @MainActor @preconcurrency
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }
}
