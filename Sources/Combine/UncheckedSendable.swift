/// A value that crosses into a closure that Foundation declares `@Sendable`.
///
/// Combine's protocols are older than `Sendable`: a subscriber may be called on the thread of its
/// publisher, and publishers and schedulers state which thread that is.
struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
