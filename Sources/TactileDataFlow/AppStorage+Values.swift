import Foundation
@_spi(Engine) import TactileViewGraph

/// The conversion between a value and its stored form.
package struct StoredValueCoding<Value> {
  let decode: (Any) -> Value?
  /// Returns the stored form of a value; nil removes the key from the store.
  let encode: (Value) -> Any?
}

extension StoredValueCoding {
  /// A conversion that stores the value unchanged.
  package static var plain: Self { Self(decode: { $0 as? Value }, encode: { $0 }) }

  /// A conversion that stores the raw value.
  package static func raw<Raw>() -> Self where Value: RawRepresentable<Raw> {
    Self(decode: { ($0 as? Raw).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// A conversion that stores the text of a URL.
  package static func address() -> Self where Value == URL {
    Self(
      decode: { ($0 as? URL) ?? ($0 as? String).flatMap(URL.init(string:)) },
      encode: { $0.absoluteString })
  }

  /// A conversion that stores nothing for nil.
  package static func optional<Wrapped>(_ coding: StoredValueCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
  }
}

extension AppStorage {
  /// Creates a property that stores a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until one is stored.
  ///   - key: The key of the value in the store.
  ///   - store: The store; nil for that of `defaultAppStorage(_:)`, or else of the window.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property that stores a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, wrappedValue, store, .plain) }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, wrappedValue, store, .plain) }

  /// Creates a property that stores a URL, as its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .address())
  }

  /// Creates a property that stores a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Creates a property that stores the integer raw value of a case.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw())
  }

  /// Creates a property that stores the string raw value of a case.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean value, or nil until one is set.
  ///
  /// - Parameters:
  ///   - key: The key of the value in the store.
  ///   - store: The store; nil for that of `defaultAppStorage(_:)`, or else of the window.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores an integer, or nil until one is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores a floating-point number, or nil until one is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores a string, or nil until one is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores a URL, or nil until one is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.address()))
  }

  /// Creates a property that stores a date, or nil until one is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores data, or nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Creates a property that stores the string raw value of a case, or nil until one is set.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw()))
  }

  /// Creates a property that stores the integer raw value of a case, or nil until one is set.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw()))
  }
}
