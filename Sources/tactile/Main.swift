import ArgumentParser
import Foundation

/// Where the program begins.
@main
enum Main {
  /// The exit code of everything that went wrong, a mistake on the command line included.
  private static let failure: Int32 = 2

  static func main() {
    do {
      var command = try Tactile.parseAsRoot()
      try command.run()
    } catch {
      // Someone asked for help.
      if Tactile.exitCode(for: error).isSuccess { Tactile.exit(withError: error) }
      FileHandle.standardError.write(Data((Tactile.fullMessage(for: error) + "\n").utf8))
      exit(failure)
    }
  }
}
