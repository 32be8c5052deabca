@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The way in which the length of a space is determined.
///
/// Mirrors SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// The space takes the length that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The space has the length that the system specifies.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between two items of a toolbar.
///
/// In the look of iOS 26, the items before and after the space are on glass of their own. A flexible space in the bottom
/// bar moves them to its ends.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .bottomBar) { Button("Undo", systemImage: "arrow.uturn.backward") { undo() } }
///   ToolbarSpacer(.flexible, placement: .bottomBar)
///   ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") { add() } }
/// }
/// ```
///
/// Mirrors SwiftUI's `ToolbarSpacer`.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space with a sizing and a placement.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Never called: a toolbar spacer has no body.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("a toolbar spacer has no body")
  }

  /// The space as a list of one element.
  @_spi(Engine) @MainActor public var __items: __ToolbarItems {
    __ToolbarItems(entries: [
      ToolbarEntry(position: placement.position, view: AnyView(EmptyView()), spacer: sizing)
    ])
  }
}

/// Items of a bar between two spaces.
struct ToolbarGroup {
  var items: [ToolbarEntry] = []
  /// Whether the space after the items takes the length that is left.
  var endsFlexibly = false

  /// Divides items into groups at the spaces between them.
  static func groups(of entries: [ToolbarEntry]) -> [ToolbarGroup] {
    var groups = [ToolbarGroup()]
    for entry in entries {
      if let spacer = entry.spacer {
        groups[groups.count - 1].endsFlexibly = spacer == .flexible
        groups.append(ToolbarGroup())
      } else {
        groups[groups.count - 1].items.append(entry)
      }
    }
    return groups
  }
}
