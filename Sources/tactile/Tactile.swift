import ArgumentParser

/// The root command, with its subcommands.
struct Tactile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tactile",
    abstract: "Draws buttons, touches them with simulated fingers, and records the result.",
    subcommands: [
      PreviewCommand.self, RunCommand.self, TestCommand.self, CheckCommand.self, ServeCommand.self,
      SnapshotCommand.self, RecordCommand.self, TraceCommand.self, GalleryCommand.self,
      ListCommand.self, SymbolsCommand.self,
    ])
}

/// A command that works with views, on the main actor.
protocol ViewCommand: ParsableCommand, Sendable {
  /// Performs the command.
  @MainActor func perform() throws
}

extension ViewCommand {
  func run() throws { try MainActor.assumeIsolated { try perform() } }
}
