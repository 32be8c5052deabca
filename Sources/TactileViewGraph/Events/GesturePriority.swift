/// The precedence of a gesture (rule 3.8.42).
@_spi(Engine) public enum GesturePriority: Sendable {
  /// Precedes standard gestures; of two, the ancestor's wins.
  case high
  /// The default precedence; of two, the descendant's wins.
  case standard
  /// Neither beats other gestures nor is beaten by them.
  case simultaneous
  /// The pan of a scroll view.
  ///
  /// No gesture waits for it. Once it has begun, it beats all others; gestures that began earlier
  /// beat it, except for buttons. Of two pans, the descendant's wins.
  case pan
}
