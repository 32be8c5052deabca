import Foundation

/// Writes messages about what a program does to standard error.
///
/// A line consists of the category, the level if it isn't the default one, and the message:
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "cart")
/// logger.error("No price for \(name, privacy: .public)")
/// // cart: error: No price for Pear
/// ```
///
/// Mirrors the `Logger` of Apple's unified logging system. There is no store of messages here.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part, such as a bundle identifier.
  ///   - category: What the messages are about, which starts their lines.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger without a category.
  public init() { log = .default }

  /// Creates a logger for a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message with the default level.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

  /// Writes a message that helps with debugging, for the time of development.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a message that helps with debugging.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a message that is helpful but not essential.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }

  /// Writes a message with the default level.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }

  /// Writes a message about an error; the same as `error(_:)`.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes a message about an error in the program itself; the same as `fault(_:)`.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

  /// Writes a message about an error in the program itself.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}
