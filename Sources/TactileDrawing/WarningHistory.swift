/// The warnings that a program has issued, of which each is printed once.
struct WarningHistory {
  /// The maximum number of warnings that are remembered; with more, all may be repeated.
  static let capacity = 10_000

  private var messages: Set<String> = []

  /// Adds a warning, and returns whether it is new.
  mutating func insert(_ message: String) -> Bool {
    if messages.count >= Self.capacity { messages = [] }
    return messages.insert(message).inserted
  }
}
