/// Runs a closure whose state changes belong to the given transaction.
///
/// Inside another transaction, the inner transaction's settings take precedence (rule 4.4.27).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let (all, outer) = (transaction.completions, Transaction.current)
  // Completions of an outer transaction wait until its closure has returned.
  let own = all.filter { own in !outer.completions.contains { $0 === own } }
  defer { own.forEach { $0.endUnlessClaimed() } }
  return try ThreadContext.inTransaction(transaction.over(outer), body)
}
