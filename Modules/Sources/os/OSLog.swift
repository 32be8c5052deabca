import Foundation

/// The level of a message.
///
/// Mirrors `OSLogType`.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates a value from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message with information that may lead to a failure.
  public static let `default` = Self(rawValue: 0)
  /// A message that is helpful but not essential.
  public static let info = Self(rawValue: 1)
  /// A message that helps with debugging.
  public static let debug = Self(rawValue: 2)
  /// A message about an error.
  public static let error = Self(rawValue: 16)
  /// A message about an error in the program itself.
  public static let fault = Self(rawValue: 17)

  /// The word in front of a message; empty for the default level.
  fileprivate var prefix: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// The destination of messages about a part of a program.
///
/// Mirrors `OSLog`.
public final class OSLog: NSObject, Sendable {
  /// A category with a meaning for the system's tools; here a word like any other.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
  }

  /// The log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.category, self.isDisabled) = (category, isDisabled)
  }

  /// Creates a log for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The part, such as a bundle identifier.
  ///   - category: What the messages are about, which starts their lines.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log for a part of a program.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages with a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ message: OSLogMessage, _ type: OSLogType) { write(message.interpolation.text, type) }

  func write(_ message: String, _ type: OSLogType) {
    guard !isDisabled else { return }
    let start = category.isEmpty ? "" : "\(category): "
    FileHandle.standardError.write(Data("\(start)\(type.prefix)\(message)\n".utf8))
  }
}

/// Writes a message in the form of a C function.
///
/// The format has the placeholders of `String(format:)`; words such as `{public}` in them decide what is shown, as in an
/// `OSLogMessage`.
///
/// Mirrors `os_log(_:dso:log:type:_:)`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  write("\(message)", log, type, arguments)
}

/// Writes a message with a level in the form of a C function.
///
/// Mirrors `os_log(_:dso:log:_:_:)`.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  write("\(message)", log, type, arguments)
}

/// Writes a message with a level.
///
/// Mirrors `os_log(_:log:_:)` with an interpolated message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

private func write(_ message: String, _ log: OSLog, _ type: OSLogType, _ arguments: [any CVarArg]) {
  // A string's placeholder takes an object in Foundation, and values that are private take no part in the format.
  var (format, shown): (String, [any CVarArg]) = ("", [])
  var rest = message[...]
  var values = arguments[...]
  while let match = rest.firstMatch(
    of: /%(?:\{([^}]*)\})?([-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])/)
  {
    format += rest[..<match.range.lowerBound]
    rest = rest[match.range.upperBound...]
    guard match.output.2 != "%", let value = values.popFirst() else {
      format += "%%"
      continue
    }
    if match.output.1?.contains(/private|sensitive/) == true {
      format += "<private>"
    } else if match.output.2.hasSuffix("s"), let text = value as? String {
      format += "%@"
      shown.append(text as NSString)
    } else if let text = value as? String {
      format += "%\(match.output.2)"
      shown.append(text as NSString)
    } else {
      format += "%\(match.output.2)"
      shown.append(value)
    }
  }
  log.write(String(format: format + rest, arguments: shown), type)
}
