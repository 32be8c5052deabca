@_exported import CoreGraphics
@_exported import Foundation

/// Returns the time since the system started, in seconds.
///
/// In tests and previews it is the time of their clock.
///
/// Mirrors Core Animation's `CACurrentMediaTime()`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A duration or a time, in seconds.
public typealias CFTimeInterval = TimeInterval
