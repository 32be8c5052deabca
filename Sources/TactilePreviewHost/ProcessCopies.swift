import Foundation
import TactilePreviewProtocol

/// Work that is done in copies of this process, so that work which ends its process ends only a copy.
@MainActor
enum ProcessCopies {
  /// The time after which a copy is ended if it does nothing else, in seconds.
  private static let limit: UInt32 = 10

  /// Why work has no result.
  struct Failure: Error, Codable, CustomStringConvertible {
    let description: String
  }

  /// What a copy writes for each piece of work, in a line.
  private struct Reply<Value: Codable>: Codable {
    /// The result, if there is one, which may be nil itself.
    var values: [Value] = []
    var failure: Failure?
  }

  /// Returns the results of several pieces of work, in order.
  ///
  /// One copy does all of it. If it ends before, another one does what is left but for the piece that it was at.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - inCopies: Whether there are copies; otherwise this process does the work. A copy has only the thread that makes
  ///     it, so no other thread may hold a lock.
  ///   - work: Does a piece of work.
  static func results<Value: Codable>(
    _ count: Int, inCopies: Bool, _ work: (Int) throws -> Value
  ) -> [Result<Value, Failure>] {
    var results: [Result<Value, Failure>] = []
    while results.count < count {
      guard inCopies, let (replies, end) = copy(doing: results.count..<count, work) else {
        results.append(result(of: work, results.count))
        continue
      }
      results += replies
      if results.count < count { results.append(.failure(end)) }
    }
    return results
  }

  private static func result<Value>(
    of work: (Int) throws -> Value, _ index: Int
  ) -> Result<Value, Failure> {
    do { return .success(try work(index)) } catch {
      return .failure(Failure(description: "\(error)"))
    }
  }

  /// Returns the results that a copy has written, and how it ended; nil if there can be no copy.
  private static func copy<Value: Codable>(
    doing pieces: Range<Int>, _ work: (Int) throws -> Value
  ) -> (replies: [Result<Value, Failure>], end: Failure)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let process = fork()
    guard process != 0 else { finish(pieces, ends[1], work) }
    close(ends[1])
    let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    guard process > 0 else { return nil }
    let text = (try? reading.readToEnd()) ?? Data()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let replies = text.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Reply<Value>.self, from: $0)
    }
    return (
      replies.compactMap { reply in
        reply.failure.map { .failure($0) } ?? reply.values.first.map { .success($0) }
      }, Failure(description: ProcessEnd(status: status, limit: Int(limit)).description)
    )
  }

  /// Does the work of a copy, and ends it.
  private static func finish<Value: Codable>(
    _ pieces: Range<Int>, _ output: Int32, _ work: (Int) throws -> Value
  ) -> Never {
    // A report about a crash takes seconds, and would be about the copy.
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGALRM] {
      signal(number, SIG_DFL)
    }
    let writing = FileHandle(fileDescriptor: output)
    for piece in pieces {
      alarm(limit)
      var reply = Reply<Value>()
      switch result(of: work, piece) {
      case .success(let value): reply.values = [value]
      case .failure(let failure): reply.failure = failure
      }
      guard let line = try? JSONEncoder().encode(reply),
        (try? writing.write(contentsOf: line + Data("\n".utf8))) != nil
      else { _exit(1) }
    }
    _exit(0)
  }

  /// The C function, which Swift hides since a copy lacks the other threads.
  private static func fork() -> pid_t {
    typealias Function = @convention(c) () -> pid_t
    guard let address = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(address, to: Function.self)()
  }
}
