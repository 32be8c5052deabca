import Foundation
import Placeholders

/// Reads a request from a file, and writes the reply to standard output.
@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: tactile-placeholders REQUEST.json\n".utf8))
      exit(2)
    }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let request = try JSONDecoder().decode(PlaceholderRequest.self, from: Data(contentsOf: file))
    FileHandle.standardOutput.write(try JSONEncoder().encode(request.reply))
  }
}
