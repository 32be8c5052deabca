@_spi(Engine) import TactileViewGraph

/// A group of related commands of an app, which its menu bar shows.
///
/// Add commands to a scene with ``Scene/commands(content:)``: a ``CommandMenu`` for a menu of your own, or a
/// ``CommandGroup`` for items of a standard menu. To reuse commands, conform to this protocol and compose them in
/// ``body-swift.property``:
///
/// ```swift
/// struct ViewCommands: Commands {
///   @AppStorage("showsDates") private var showsDates = true
///
///   var body: some Commands {
///     CommandGroup(before: .sidebar) {
///       Toggle("Show Dates", isOn: $showsDates)
///     }
///   }
/// }
/// ```
///
/// Such a type can have properties such as `@State`, `@Environment`, `@AppStorage` and `@FocusedValue`, as a view has.
/// A focused value tells a command on which view of the window it acts.
///
/// Mirrors SwiftUI's `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that the body declares.
  associatedtype Body: Commands

  /// The commands that these commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that are known by a view instead of a body.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {
  /// A view that draws nothing, and passes the commands to the menu bar by a preference.
  var commandsView: AnyView { get }
}

extension PrimitiveCommands {
  /// Traps: primitive commands have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Returns the view that passes commands to the menu bar.
@MainActor
func commandsView<C: Commands>(of commands: C) -> AnyView {
  (commands as? any PrimitiveCommands)?.commandsView
    ?? AnyView(CommandsBody(commands: SceneBox(scene: commands)))
}

/// The view of commands with a body, which stores the state of their properties.
private struct CommandsBody<C: Commands>: View {
  let commands: SceneBox<C>

  var body: some View { commandsView(of: commands.scene.body) }
}

/// A set of commands that is empty.
///
/// Use it where commands are required and there are none, for example in a generic function. An empty closure of
/// `commands(content:)` has this type. To remove standard commands, replace them by an empty ``CommandGroup``.
///
/// Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates an empty set of commands.
  public nonisolated init() {}

  package var commandsView: AnyView { AnyView(EmptyView()) }
}
