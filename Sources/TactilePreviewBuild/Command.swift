import Foundation
import Glibc

/// A program that runs to its end.
enum Command {
  /// The exit code and the output of a program.
  struct Result: Sendable {
    /// The exit code, or 128 plus the number of the signal that ended the program, as in a shell.
    let exitCode: Int32
    /// The text that was written to standard output, with standard error if they are merged.
    let output: String
  }

  /// The number of bytes at the end of the output in which the last line is looked for.
  private static let lastLineLimit = 1000

  /// Runs a program and returns what it wrote.
  ///
  /// Foundation's `Process` notices the end of a program only after about 80 ms, which is as long as many commands take.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, which is looked up on the `PATH`, and its arguments.
  ///   - directory: The working directory.
  ///   - merging: Whether what is written to standard error belongs to the output.
  ///   - progress: A closure that receives each line.
  static func run(
    _ arguments: [String], in directory: URL, merging: Bool = true,
    progress: (String) -> Void = { _ in }
  ) throws -> Result {
    let pipe = Pipe()
    let output = pipe.fileHandleForWriting.fileDescriptor
    // Other programs that are started meanwhile must not keep the pipe open.
    for end in [output, pipe.fileHandleForReading.fileDescriptor] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if merging {
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    let command = ["/usr/bin/env", "--chdir=\(directory.path)"] + arguments
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawn(&process, command[0], &actions, nil, &words, environ)
    try pipe.fileHandleForWriting.close()
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    var data = Data()
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      // The output may be long, and only its last line is shown.
      let lines = part.suffix(lastLineLimit).split(separator: UInt8(ascii: "\n"))
      if let line = lines.last { progress(String(decoding: line, as: UTF8.self)) }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return Result(
      exitCode: signal == 0 ? status >> 8 & 0xff : 128 + signal,
      output: String(decoding: data, as: UTF8.self))
  }
}
