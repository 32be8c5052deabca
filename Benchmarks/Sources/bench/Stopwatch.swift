import CMalloc
import Foundation

/// The time that some work took.
struct Sample {
  /// On the clock on the wall, in milliseconds.
  var wall: Double
  /// On this process's processors, in milliseconds.
  var cpu: Double
}

/// Times pieces of work.
enum Stopwatch {
  static func measure(_ body: () throws -> Void) rethrows -> Sample {
    let (wall, cpu) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
    try body()
    return Sample(
      wall: now(CLOCK_MONOTONIC) - wall, cpu: now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The bytes of the heap in use.
  static var heap: Int { Int(heap_in_use()) }
}

extension [Double] {
  /// The middle value; zero where there is none.
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted.count % 2 == 1
      ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
  }
}

/// The figures, a line each: work, N, figure, value.
struct Report {
  func add(_ work: String, _ count: Int, _ figure: String, _ value: Double) {
    let line = "\(work)\t\(count)\t\(figure)\t\(String(format: "%.4f", value))\n"
    // Written at once, so that a long run shows how far it is.
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  func add(_ work: String, _ count: Int, _ name: String, _ samples: [Sample]) {
    add(work, count, name + "_cpu_ms", samples.map(\.cpu).median)
    add(work, count, name + "_wall_ms", samples.map(\.wall).median)
  }
}
