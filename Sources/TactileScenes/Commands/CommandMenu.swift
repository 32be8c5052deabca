import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A menu in the menu bar of an app.
///
/// Add menus with the `commands(content:)` modifier of a scene. Menus are between the standard menus “View” and
/// “Window”, in the order in which they are declared. Their items are buttons, toggles, pickers, other menus and
/// dividers. The keyboard shortcuts of the items work while the menu is closed, and on devices without a menu bar.
///
/// ```swift
/// WindowGroup("Notes") { NoteList() }
///   .commands {
///     CommandMenu("Note") {
///       Button("Pin") { notes.pin() }.keyboardShortcut("p")
///     }
///   }
/// ```
///
/// To act on what people work with at the moment, read a ``FocusedValue``. A menu with the title of a standard one is a
/// second menu; to add items to a standard menu, use a ``CommandGroup``.
///
/// Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let title: Text
  private let content: Content

  package var commandsView: AnyView {
    CommandEntry(place: .menu(title), content: content).view
  }

  /// Creates a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a localized title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a localized title.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

/// Commands that extend or replace a part of a standard menu.
///
/// Choose the part with a ``CommandGroupPlacement``. Commands are above or below its items, or replace them. An empty
/// group that replaces a part removes its items with their divider and their keyboard shortcuts:
/// `CommandGroup(replacing: .newItem) {}`.
///
/// ```swift
/// WindowGroup { NoteList() }
///   .commands {
///     CommandGroup(replacing: .help) { Button("Manual") { openManual() } }
///   }
/// ```
///
/// Several groups above the same placement are in the order of their declaration, as are those below it and those that
/// replace it; dividers separate the groups. For a menu of its own, use a ``CommandMenu``. On devices without a menu
/// bar, only the keyboard shortcuts of the commands work.
///
/// Mirrors SwiftUI's `CommandGroup`.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let place: CommandEntry.Place
  private let content: Content

  package var commandsView: AnyView { CommandEntry(place: place, content: content).view }

  /// Creates commands above those of a placement, even if others replace them.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }

  /// Creates commands below those of a placement, even if others replace them.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }

  /// Creates commands that replace the standard ones of a placement.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }
}

/// Commands that a scene passes to the menu bar.
struct CommandEntry {
  /// The place of commands in the menu bar.
  enum Place {
    case menu(Text)
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
  }

  let place: Place
  let content: AnyView
  /// Whether the commands are no views, such as an `if` that is false.
  let isEmpty: Bool

  init(place: Place, content: some View) {
    self.place = place
    self.content = AnyView(content)
    isEmpty = areEmpty(content)
  }

  /// A view without content that passes the entry on.
  @MainActor var view: AnyView {
    AnyView(Color.clear.preference(key: CommandEntriesKey.self, value: [self]))
  }
}

/// The commands that the scenes of an app declare, in order.
enum CommandEntriesKey: PreferenceKey {
  static var defaultValue: [CommandEntry] { [] }

  static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) {
    value += nextValue()
  }
}
