/// A key for a custom value in transactions.
///
/// Add a property in an extension of ``Transaction`` that gets and sets the key's value. Set it for a change with
/// `withTransaction(_:_:_:)`, and read it in `transaction(_:)`, for example to animate changes by their cause:
///
/// ```swift
/// struct IsUndoKey: TransactionKey { static let defaultValue = false }
///
/// extension Transaction { var isUndo: Bool { get { self[IsUndoKey.self] } set { self[IsUndoKey.self] = newValue } } }
///
/// DrawingView(drawing).transaction { if $0.isUndo { $0.animation = .smooth } }
/// Button("Undo") { withTransaction(\.isUndo, true) { drawing.undo() } }
/// ```
///
/// The `@Entry` macro declares key and property at once. Mirrors SwiftUI's `TransactionKey` (rule 4.4.26).
public protocol TransactionKey<Value> {
  /// The type of the key's value.
  associatedtype Value

  /// The value in transactions in which it was not set.
  static var defaultValue: Value { get }
}

/// The custom values of a transaction, by key, in the order in which they were set.
///
/// Few transactions have any, and those have one or two, so a list is searched faster than a dictionary.
struct TransactionValues: Equatable, @unchecked Sendable {
  // Transactions move from thread to thread with the writes they belong to, as a whole.
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isEqual: (Any) -> Bool
  }

  private var entries: [Entry] = []

  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      for entry in entries where entry.key == ObjectIdentifier(key) {
        if let value = entry.value as? K.Value { return value }
      }
      return K.defaultValue
    }
    set {
      put(
        Entry(key: ObjectIdentifier(key), value: newValue) { other in
          (other as? K.Value).map { ValueComparison.areEqual(newValue, $0) } ?? false
        })
    }
  }

  private mutating func put(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Merges the values of another transaction, which take precedence.
  mutating func merge(_ other: Self) { for entry in other.entries { put(entry) } }

  /// Whether both have the same values for the same keys.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { entry in
        rhs.entries.contains { $0.key == entry.key && entry.isEqual($0.value) }
      }
  }
}

extension Transaction {
  /// The value for a key, or the key's default if it was not set.
  ///
  /// In nested transactions, the inner values take precedence (rule 4.4.27).
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }
}
