import Foundation
import Synchronization

/// Links object files to programs that show previews.
final class ProgramLinker: Sendable {
  /// The name of the program in the commands.
  private static let program = "previews"

  private let compiler: String
  /// The arguments for the library that contains Tactile.
  private let library: [String]
  /// The directory of the files that linking makes.
  private let directory: URL
  /// The commands that have linked object files before.
  private let known = Mutex([[String]: [[String]]]())

  /// Creates a linker.
  ///
  /// - Parameters:
  ///   - compiler: The path or the name of the compiler's driver.
  ///   - library: The linker's arguments for the library that contains Tactile.
  ///   - directory: The directory of the files that linking makes.
  init(compiler: String, library: [String], in directory: URL) {
    self.compiler = compiler
    self.library = library
    self.directory = directory
  }

  /// Links object files and an entry point, and returns the program, which is a new file.
  ///
  /// - Throws: ``BuildFailure`` with the linker's errors.
  func link(_ objects: [String]) throws -> URL {
    try link(objects + [mainObject().path], name: "previews-\(UUID().uuidString.prefix(8))")
  }

  /// Links object files, one of which has the entry point, and returns the program.
  ///
  /// - Parameter name: The name of the program, which replaces an older one.
  /// - Throws: ``BuildFailure`` with the linker's errors.
  func link(_ objects: [String], name: String) throws -> URL {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let program = directory.appendingPathComponent(name)
    for command in try commands(for: objects) {
      let words = command.map { $0 == Self.program ? program.path : $0 }
      let result = try Command.run(words, in: directory)
      guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
    }
    return program
  }

  /// Returns the commands that link object files.
  ///
  /// The compiler's driver would run the same ones, but it takes longer to start than they take.
  private func commands(for objects: [String]) throws -> [[String]] {
    if let known = known.withLock({ $0[objects] }) { return known }
    let list = directory.appendingPathComponent("objects")
    try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: list, options: .atomic)
    let driver =
      [
        compiler, "-emit-executable", "-o", Self.program, "-module-name", "previews",
        "-use-ld=lld", "@\(list.path)",
      ]
    var commands = try DriverCommands(
      driver, inputs: objects + library, keptIn: directory.appendingPathComponent("link.json"),
      in: directory
    ).commands
    // The linker finds functions in the first library that has them, and Tactile's replace those of the system. So it comes
    // before the system's libraries, whose names are in the objects.
    if let linking = commands.indices.last,
      let first = commands[linking].firstIndex(where: { objects.contains($0) })
    {
      commands[linking].insert(contentsOf: library, at: first)
    }
    // The first command writes a file of options for the second one, in a directory that only the driver has.
    let options = directory.appendingPathComponent("options.autolink").path
    for (index, command) in commands.enumerated() {
      commands[index] = command.map {
        guard $0.hasSuffix(".autolink") else { return $0 }
        return $0.hasPrefix("@") ? "@\(options)" : options
      }
    }
    known.withLock { [commands] in $0[objects] = commands }
    return commands
  }

  /// Compiles the entry point, unless it exists.
  private func mainObject() throws -> URL {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let object = directory.appendingPathComponent("entry.o")
    guard !FileManager.default.fileExists(atPath: object.path) else { return object }
    let source = directory.appendingPathComponent("entry.c")
    let code = """
      #include <stdio.h>
      int tactile_preview_main(const char *sources);
      int main(int count, char **arguments) {
        // What previews print is seen at once, also if the process is killed.
        setvbuf(stdout, 0, _IOLBF, 0);
        return tactile_preview_main(count > 1 ? arguments[1] : 0);
      }

      """
    try Data(code.utf8).write(to: source, options: .atomic)
    let result = try Command.run(
      ["clang", "-c", "-fPIC", source.path, "-o", object.path], in: directory)
    guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
    return object
  }
}
