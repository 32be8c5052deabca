import Foundation
import Glibc
import Synchronization

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
  ///   - processorLimit: The processor time after which the program is ended by `SIGABRT`, in seconds; nil for none.
  ///   - progress: A closure that receives each line.
  static func run(
    _ arguments: [String], in directory: URL, merging: Bool = true,
    processorLimit: Int? = nil, progress: (String) -> Void = { _ in }
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
    var spawned = pid_t()
    // A thread of a queue ignores signals, and its child would, too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let error = posix_spawn(&spawned, command[0], &actions, &attributes, &words, environ)
    try pipe.fileHandleForWriting.close()
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    let process = spawned
    let limit = processorLimit.map { ProcessorLimit($0, of: process) }
    defer { limit?.cancel() }
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

/// Ends a process by `SIGABRT` when it has used an amount of processor time.
///
/// A limit that the system knows would end it by a signal at which the compiler doesn't describe what it is doing.
private final class ProcessorLimit: Sendable {
  private let isCanceled = Mutex(false)

  init(_ seconds: Int, of process: pid_t) {
    // Timers of queues would wait on the clock of tests, and for threads that wait for programs.
    Thread.detachNewThread { [self] in
      while !isCanceled.withLock(\.self) {
        if Self.processorTime(of: process) >= seconds { kill(process, SIGABRT) }
        usleep(200_000)
      }
    }
  }

  /// Lets the process live.
  func cancel() { isCanceled.withLock { $0 = true } }

  /// Returns the processor time that a process has used, in seconds.
  private static func processorTime(of process: pid_t) -> Int {
    // The fields after the name in parentheses, of which the 12th and the 13th are times in user and in system mode.
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return 0
    }
    return (user + system) / sysconf(Int32(_SC_CLK_TCK))
  }
}
