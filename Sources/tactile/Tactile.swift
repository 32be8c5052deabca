import ArgumentParser

/// The command itself, which leads to the others.
struct Tactile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tactile",
    abstract: "Draws buttons, plays fingers on them and records what happens.",
    subcommands: [
      SnapshotCommand.self, RecordCommand.self, TraceCommand.self, GalleryCommand.self,
      ListCommand.self, SymbolsCommand.self,
    ])
}

/// A command that works with views.
protocol ViewCommand: ParsableCommand, Sendable {
  /// Does what the command is for.
  @MainActor func perform() throws
}

extension ViewCommand {
  func run() throws { try MainActor.assumeIsolated { try perform() } }
}
