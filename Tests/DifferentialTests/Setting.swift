import Foundation

/// A number from the environment, for longer runs and replays.
func setting(_ name: String, default fallback: UInt64) -> UInt64 {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? fallback
}
