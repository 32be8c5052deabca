import Foundation

/// How a value becomes one that a store can keep.
struct StoredValueCoding<Value> {
  let decode: (Any) -> Value?
  /// Nil takes the key out of the store.
  let encode: (Value) -> Any?
}

extension StoredValueCoding {
  /// The value as it is.
  static var plain: Self { Self(decode: { $0 as? Value }, encode: { $0 }) }

  /// The raw value in its stead.
  static func raw<Raw>() -> Self where Value: RawRepresentable<Raw> {
    Self(decode: { ($0 as? Raw).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// The text of an address.
  fileprivate static func address() -> Self where Value == URL {
    Self(
      decode: { ($0 as? URL) ?? ($0 as? String).flatMap(URL.init(string:)) },
      encode: { $0.absoluteString })
  }

  /// Nothing where there is no value.
  fileprivate static func optional<Wrapped>(_ coding: StoredValueCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
  }
}

extension AppStorage {
  /// Keeps whether something is so.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, wrappedValue, store, .plain) }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, wrappedValue, store, .plain) }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .address())
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps one of several cases, as a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw())
  }

  /// Keeps one of several cases, as a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps whether something is so; nil until somebody has said.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a whole number; nil until there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a number; nil until there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a text; nil until there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps an address; nil until there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.address()))
  }

  /// Keeps a date; nil until there is one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps bytes; nil until there are any.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps one of several cases, as a text; nil until there is one.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw()))
  }

  /// Keeps one of several cases, as a number; nil until there is one.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw()))
  }
}
