/// Runs the closure; the state changes it makes are animated.
///
/// - Parameter animation: nil makes the changes at once, even inside of another `withAnimation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs the closure; the state changes it makes belong to a transaction with a value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs the closure; the state changes it makes belong to the transaction.
///
/// Inside of another transaction, the settings of the inner one win (rule 4.4.27).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let context = ThreadContext.current
  let outer = context.transaction
  context.transaction = transaction.over(outer ?? Transaction())
  defer { context.transaction = outer }
  return try body()
}
