import Foundation
import Glibc

/// Reports the files of a package that are saved, created or removed.
///
/// It watches all directories but hidden ones, such as `.build`, or one directory alone.
enum SourceWatcher {
  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE)

  /// The time without further changes after which changes are reported, in milliseconds.
  private static let quiet: Int32 = 40

  /// Watches a directory on a thread, for as long as the program runs.
  ///
  /// - Parameters:
  ///   - isDeep: Whether the directories in it are watched, too.
  ///   - didChange: A closure that receives the paths of changed files.
  /// - Throws: ``UnwatchableDirectory`` if the system has no more watches.
  static func watch(
    _ root: URL, isDeep: Bool = true, didChange: @escaping @Sendable (Set<String>) -> Void
  ) throws {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw UnwatchableDirectory(path: root.path, code: errno) }
    var directories: [Int32: String] = [:]
    try add(root.path, isDeep, to: descriptor, &directories)
    let found = directories
    Thread.detachNewThread { run(descriptor, found, isDeep, didChange) }
  }

  private static func run(
    _ descriptor: Int32, _ found: [Int32: String], _ isDeep: Bool,
    _ didChange: (Set<String>) -> Void
  ) {
    var directories = found
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Editors write several files for one save.
      if poll(&waiting, 1, changed.isEmpty ? -1 : quiet) == 0 {
        didChange(changed)
        changed = []
        continue
      }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return
      }
      for (watch, mask, name) in parse(buffer[..<count]) {
        guard let directory = directories[watch], !name.hasPrefix(".") else { continue }
        let path = "\(directory)/\(name)"
        if mask & UInt32(IN_ISDIR) == 0 {
          // A new file is reported when it has been written.
          if mask & UInt32(IN_CREATE) == 0 { changed.insert(path) }
        } else if mask & UInt32(IN_DELETE) == 0, isDeep {
          try? add(path, isDeep, to: descriptor, &directories)
          changed.insert(path)
        }
      }
    }
  }

  /// Watches a directory and, if the watch is deep, those in it.
  private static func add(
    _ path: String, _ isDeep: Bool, to descriptor: Int32, _ directories: inout [Int32: String]
  ) throws {
    let watch = inotify_add_watch(descriptor, path, events)
    guard watch >= 0 else { throw UnwatchableDirectory(path: path, code: errno) }
    directories[watch] = path
    guard isDeep else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      var isDirectory: ObjCBool = false
      let child = "\(path)/\(name)"
      guard !name.hasPrefix("."),
        FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory),
        isDirectory.boolValue
      else { continue }
      try add(child, isDeep, to: descriptor, &directories)
    }
  }

  /// The events in a buffer: the watch, what happened, and the name of the file.
  private static func parse(_ bytes: ArraySlice<UInt8>) -> [(Int32, UInt32, String)] {
    let header = MemoryLayout<inotify_event>.size
    var (events, start): ([(Int32, UInt32, String)], Int) = ([], bytes.startIndex)
    bytes.withUnsafeBytes { buffer in
      while start + header <= buffer.count {
        let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = start + header + Int(event.len)
        let name = buffer[start + header..<end].prefix { $0 != 0 }
        events.append((event.wd, event.mask, String(decoding: name, as: UTF8.self)))
        start = end
      }
    }
    return events
  }
}

/// An error thrown if the system can't watch a directory.
struct UnwatchableDirectory: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String {
    """
    Changes of “\(path)” can't be watched: \(String(cString: strerror(code))). Raise the limit: \
    sysctl fs.inotify.max_user_watches=100000
    """
  }
}
