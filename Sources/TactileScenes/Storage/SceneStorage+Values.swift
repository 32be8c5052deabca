import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

extension SceneStorage {
  /// Creates a property that stores a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while none is stored for the key.
  ///   - key: The name of the value, which is unique in a window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property that stores a floating-point number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .address())
  }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// Creates a property that stores a value, such as of an enumeration, by its raw integer.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  /// Creates a property that stores a value, such as of an enumeration, by its raw string.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

/// Optional values, which are nil at first.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean value, or nothing.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.plain)) }

  /// Creates a property that stores an integer, or nothing.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.plain)) }

  /// Creates a property that stores a floating-point number, or nothing.
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.plain)) }

  /// Creates a property that stores a string, or nothing.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain)) }

  /// Creates a property that stores a URL, or nothing.
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.address())) }

  /// Creates a property that stores data, or nothing.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain)) }

  /// Creates a property that stores a value by its raw integer, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, .optional(.raw()))
  }

  /// Creates a property that stores a value by its raw string, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, .optional(.raw()))
  }
}
