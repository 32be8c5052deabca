import ArgumentParser
import Foundation

/// The entry point of the program.
@main
enum Main {
  /// The exit code of all failures, including invalid arguments.
  private static let failure: Int32 = 2

  static func main() {
    do {
      var command = try Tactile.parseAsRoot()
      try command.run()
    } catch {
      // The user asked for help.
      if Tactile.exitCode(for: error).isSuccess { Tactile.exit(withError: error) }
      if let code = error as? ExitCode { exit(code.rawValue) }
      FileHandle.standardError.write(Data((Tactile.fullMessage(for: error) + "\n").utf8))
      exit(failure)
    }
  }
}
