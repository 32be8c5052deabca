import ArgumentParser
import Foundation
import TactilePreviewBuild

/// The entry point of the program.
@main
enum Main {
  /// The exit code of all failures, including invalid arguments, but those of `refusal`.
  private static let failure: Int32 = 2
  /// The exit code for an interaction with an element that isn't there, or that a finger can't reach.
  private static let refusal: Int32 = 1

  static func main() {
    do {
      var command = try Tactile.parseAsRoot()
      try command.run()
    } catch {
      // The user asked for help.
      if Tactile.exitCode(for: error).isSuccess { Tactile.exit(withError: error) }
      if let code = error as? ExitCode { exit(code.rawValue) }
      FileHandle.standardError.write(Data((Tactile.fullMessage(for: error) + "\n").utf8))
      exit((error as? PreviewFailure)?.isRefusal == true ? refusal : failure)
    }
  }
}
