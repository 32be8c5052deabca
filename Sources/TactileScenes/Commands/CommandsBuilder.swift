@_spi(Engine) import TactileViewGraph

/// A result builder that combines commands.
///
/// You don't use it directly: the scene modifier `commands(content:)` and ``Commands/body-swift.property`` apply it to
/// their closures. These can have any number of statements, and conditions with `if`, `else` and `switch`, but no
/// loops. Mark a property or a function of your own with the builder to write commands in the same way:
///
/// ```swift
/// @CommandsBuilder var noteCommands: some Commands {
///   CommandMenu("Note") { Button("Pin") { notes.pin() } }
///   if isDebugging {
///     CommandMenu("Debug") { Button("Reset") { notes.reset() } }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `CommandsBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  /// Builds no commands from an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes commands through unmodified.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Passes the commands of a single statement through unmodified.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines the commands of several statements, in order.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    var views: [AnyView] = []
    for commands in repeat each content { views.append(commandsView(of: commands)) }
    return CommandsList(views: views)
  }

  /// Builds the commands of an `if` statement without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandsList(views: content.map { [commandsView(of: $0)] } ?? [])
  }

  /// Builds the commands of the first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the commands of the second branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the types of commands that depend on the availability of API.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    CommandsList(views: [commandsView(of: content)])
  }
}

/// The commands of several statements.
struct CommandsList: PrimitiveCommands {
  let views: [AnyView]

  var commandsView: AnyView { AnyView(ForEach(views.indices, id: \.self) { views[$0] }) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// Traps: a conditional has no body.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("a conditional has no body")
  }
}

extension _ConditionalContent: PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
  @MainActor package var commandsView: AnyView {
    switch storage {
    case .trueContent(let content): TactileScenes.commandsView(of: content)
    case .falseContent(let content): TactileScenes.commandsView(of: content)
    }
  }
}
