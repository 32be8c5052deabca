import Foundation
import Testing

/// A program may load libdispatch before the library with the virtual clock, which then replaces none of its functions.
@Suite struct LinkOrderTests {
  /// A program that uses the main queue through the virtual clock's functions, and prints which function isn't replaced.
  private static let program = """
    #include "CTactileVirtualTime.h"
    #include <stdio.h>
    #include <stdlib.h>
    extern void dispatch_main(void);
    static void end(void *context) {
      const char *name = tactile_function_without_replacement();
      printf("called; %s", name ? name : "all replaced");
      exit(0);
    }
    int main(void) {
      tactile_queue_release(tactile_work_main_queue());
      tactile_work_call_on_main_queue(end, NULL);
      dispatch_main();
    }
    """

  @Test(
    "the virtual clock finds libdispatch wherever it is loaded, and knows whether it replaces it",
    arguments: [
      (["-ldispatch", "-lFoundation", "-lclock"], "called; dispatch_async_f"),
      (["-lclock", "-ldispatch", "-lFoundation"], "called; all replaced"),
    ])
  func order(libraries: [String], output: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/CTactileVirtualTime")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tactile-link-order-\(ProcessInfo.processInfo.processIdentifier)-\(output.count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.c")
    try Self.program.write(to: main, atomically: true, encoding: .utf8)
    let swift = try swiftLibraries()
    let options = [
      "-fblocks", "-I", sources.appendingPathComponent("include").path, "-L", swift, "-L",
      folder.path,
      "-Wl,--no-as-needed,-rpath,\(swift),-rpath,\(folder.path)",
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".c") }.map { sources.appendingPathComponent($0).path }
    _ = try run(
      "clang",
      options + files + [
        "-shared", "-fPIC", "-o", folder.appendingPathComponent("libclock.so").path,
        "-lswift_Concurrency",
        "-lFoundation", "-ldispatch", "-lBlocksRuntime", "-lm",
      ])
    let executable = folder.appendingPathComponent("program").path
    _ = try run("clang", options + [main.path, "-o", executable] + libraries)
    #expect(try run(executable, []) == output)
  }

  /// The folder of the Swift libraries that this process has loaded.
  private func swiftLibraries() throws -> String {
    let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let text = String(decoding: maps.readDataToEndOfFile(), as: UTF8.self)
    return String(try #require(text.firstMatch(of: /(\/\S+)\/libdispatch\.so/)).output.1)
  }

  private func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(command) \(arguments.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }
}
