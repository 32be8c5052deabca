import Foundation

/// The commands that the compiler's driver runs, kept in a file for the next time that the tool runs.
///
/// The driver takes a fifth of a second or more to tell them, which for small files is as long as they take.
struct DriverCommands: Codable {
  /// The driver's arguments and the inputs for which the commands are valid.
  private let key: [String]
  let commands: [[String]]

  /// Reads the commands from a file, or asks the driver and writes them to it.
  ///
  /// - Parameters:
  ///   - driver: The name or the path of the driver, and its arguments.
  ///   - inputs: What the commands depend on beside the arguments, such as the contents of a list of files.
  ///   - file: The file that keeps the commands. It is replaced if the driver or the inputs differ.
  ///   - directory: The working directory.
  /// - Throws: ``BuildFailure`` if the driver finds an error in its arguments.
  init(_ driver: [String], inputs: [String] = [], keptIn file: URL, in directory: URL) throws {
    let key = driver + inputs
    if let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Self.self, from: data), kept.key == key,
      kept.commands.allSatisfy({ $0.first.map(FileManager.default.isExecutableFile) == true })
    {
      self = kept
      return
    }
    let jobs = try Command.run(driver + ["-driver-print-jobs"], in: directory)
    guard jobs.exitCode == 0 else { throw BuildFailure(output: jobs.output) }
    self.key = key
    commands = jobs.output.split(separator: "\n").map(FileCompiler.words)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// Runs the commands in order, until one fails, and returns the last result.
  func run(in directory: URL) throws -> Command.Result {
    var result = Command.Result(exitCode: 0, output: "")
    for command in commands {
      result = try Command.run(command, in: directory)
      if result.exitCode != 0 { break }
    }
    return result
  }
}
