/// Why there is no image, or no color.
package struct ImageFailure: Error, Equatable {
  /// The kind of failure: nothing has the name, or a file that has it can't be used.
  package enum Kind: Sendable {
    case missing
    case unreadable
  }

  package let kind: Kind
  /// The fault and its remedy, as one sentence without a full stop.
  package let reason: String

  package init(kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Returns the failure to find an image with the name.
  package static func missing(_ reason: String) -> ImageFailure {
    ImageFailure(kind: .missing, reason: reason)
  }

  /// Returns the failure to use a file that exists.
  package static func unreadable(_ reason: String) -> ImageFailure {
    ImageFailure(kind: .unreadable, reason: reason)
  }
}
