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
    } catch  where Tactile.exitCode(for: error).isSuccess {
      // Someone asked for help.
      Tactile.exit(withError: error)
    } catch {
      FileHandle.standardError.write(Data((Tactile.fullMessage(for: error) + "\n").utf8))
      exit(failure)
    }
  }
}
