/// The work that is done to make a file smaller; the pixels are the same.
package enum CompressionEffort: Sendable {
  /// Looks for runs of equal bytes only, for files that are made often.
  case fast
  /// Looks for repetitions anywhere, in filtered and in plain rows, and keeps the smaller result.
  ///
  /// Letters and rounded corners repeat, which filters hide: pictures of windows become a third smaller than by
  /// ``fast``.
  case small
}
