@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// A group of related commands of an app, which its menu bar shows.
///
/// Mirrors SwiftUI's `Commands`. Add commands to a scene with ``Scene/commands(content:)``. A type of your
/// own may have properties such as `@State`, `@Environment`, `@AppStorage` and `@FocusedValue`, as a view has.
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
/// Return it where commands are required and there are none.
///
/// Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates an empty set of commands.
  public nonisolated init() {}

  package var commandsView: AnyView { AnyView(EmptyView()) }
}
