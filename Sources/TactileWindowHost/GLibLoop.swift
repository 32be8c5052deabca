import CTactileGTK
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Runs GLib's main context on the main run loop of Foundation.
///
/// Foundation's loop serves main-actor jobs, the main dispatch queue and timers. A thread waits for the file
/// descriptors of GLib on its behalf, and lets the main queue dispatch what has arrived, so nothing wakes up
/// while nothing happens.
@MainActor
final class GLibLoop {
  private let gtk: UnsafePointer<GTKFunctions>
  private let context: OpaquePointer
  private let poller = Poller()
  /// The connection to the display; nil while it is not followed.
  private var display: (descriptor: Int32, didClose: () -> Void)?
  private var isDispatching = false

  /// Creates the loop of the main thread, which owns GLib's default context from now on.
  init(_ gtk: UnsafePointer<GTKFunctions>) {
    self.gtk = gtk
    context = gtk.pointee.g_main_context_default()!
    _ = gtk.pointee.g_main_context_acquire(context)
  }

  /// Runs until the program exits.
  func run() -> Never {
    poller.start { descriptors in MainActor.assumeIsolated { self.dispatch(descriptors) } }
    wait()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Calls a closure when the other end of the connection to the display has closed.
  func watchDisplay(_ descriptor: Int32, didClose: @escaping () -> Void) {
    display = (descriptor, didClose)
  }

  /// Makes the loop notice what was added to the context since it began to wait.
  ///
  /// GLib does not wake its own thread up, which it believes to be busy.
  func wake() { if !isDispatching { poller.interrupt() } }

  private var priority: Int32 = 0

  /// Lets the poller wait for the next event of the context.
  private func wait() {
    _ = gtk.pointee.g_main_context_prepare(context, &priority)
    var timeout: Int32 = -1
    var descriptors = [GPollFD](repeating: GPollFD(), count: 16)
    while true {
      let count = Int(
        gtk.pointee.g_main_context_query(
          context, priority, &timeout, &descriptors, Int32(descriptors.count)))
      let isComplete = count <= descriptors.count
      descriptors = Array(descriptors.prefix(count))
      if isComplete { break }
      descriptors = [GPollFD](repeating: GPollFD(), count: count)
    }
    poller.wait(for: descriptors, timeout: timeout)
  }

  /// Dispatches what has arrived, and waits again.
  private func dispatch(_ descriptors: [GPollFD]) {
    if let display, descriptors.contains(where: { $0.fd == display.descriptor && $0.hasClosed }) {
      display.didClose()
    }
    isDispatching = true
    var descriptors = descriptors
    let count = Int32(descriptors.count)
    if gtk.pointee.g_main_context_check(context, priority, &descriptors, count) != 0 {
      gtk.pointee.g_main_context_dispatch(context)
    }
    // GTK takes one event of the display at a time, and a busy main queue would let the others pile up.
    let end = ProcessInfo.processInfo.systemUptime + Self.longestTurn
    while gtk.pointee.g_main_context_iteration(context, 0) != 0,
      ProcessInfo.processInfo.systemUptime < end
    {}
    isDispatching = false
    wait()
  }

  /// How long GLib may dispatch before it is the main queue's turn, in seconds.
  private static let longestTurn = 0.008
}

/// A thread that waits for file descriptors on behalf of the main thread.
private final class Poller: Sendable {
  private struct Request {
    var descriptors: [GPollFD] = []
    var timeout: Int32 = -1
    var isPending = false
  }

  private let request = Mutex(Request())
  private let requests = DispatchSemaphore(value: 0)
  /// A pipe that ends the wait when it is written to.
  private let interruption: (end: Int32, start: Int32)

  init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0, "the process has no file descriptors left for the event loop")
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    interruption = (ends[0], ends[1])
  }

  /// Starts the thread that waits for GLib's file descriptors.
  ///
  /// - Parameter arrived: Called on the main thread with the descriptors after each wait.
  func start(_ arrived: @escaping @Sendable ([GPollFD]) -> Void) {
    let thread = Thread { [self] in
      while true {
        requests.wait()
        let result = poll()
        DispatchQueue.main.async { arrived(result) }
      }
    }
    thread.name = "GLib"
    thread.start()
  }

  /// Waits once, for at most a number of milliseconds; without a limit if it is negative.
  func wait(for descriptors: [GPollFD], timeout: Int32) {
    request.withLock {
      $0 = Request(descriptors: descriptors, timeout: timeout, isPending: true)
    }
    requests.signal()
  }

  /// Ends the wait before one of the descriptors is ready.
  func interrupt() { _ = write(interruption.start, [0], 1) }

  private func poll() -> [GPollFD] {
    let request = request.withLock { $0 }
    var waiting = request.descriptors.map {
      pollfd(fd: $0.fd, events: Int16(bitPattern: $0.events), revents: 0)
    }
    waiting.append(pollfd(fd: interruption.end, events: Int16(POLLIN), revents: 0))
    _ = Glibc.poll(&waiting, nfds_t(waiting.count), request.timeout)
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(interruption.end, &bytes, bytes.count) == bytes.count {}
    return zip(request.descriptors, waiting).map {
      GPollFD(fd: $0.fd, events: $0.events, revents: UInt16(bitPattern: $1.revents))
    }
  }
}

extension GPollFD {
  /// Whether the other end has closed, or the descriptor has failed.
  fileprivate var hasClosed: Bool { Int32(revents) & (POLLHUP | POLLERR) != 0 }
}
