/// Why there is no picture, or no color.
package struct ImageFailure: Error, Equatable {
  /// What went wrong: nothing has the name, or a file that has it cannot be used.
  package enum Kind: Sendable {
    case missing
    case unreadable
  }

  package let kind: Kind
  /// What is wrong, and what to do, as one sentence without a full stop.
  package let reason: String

  package init(kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Nothing has the name.
  package static func missing(_ reason: String) -> ImageFailure {
    ImageFailure(kind: .missing, reason: reason)
  }

  /// A file is there, but cannot be used.
  package static func unreadable(_ reason: String) -> ImageFailure {
    ImageFailure(kind: .unreadable, reason: reason)
  }
}
