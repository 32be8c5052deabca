/// Properties of a node in one byte.
struct NodeFlags: OptionSet {
  let rawValue: UInt8

  static let isListed = NodeFlags(rawValue: 1)
  static let mayWritePreferences = NodeFlags(rawValue: 2)
  static let isRemoved = NodeFlags(rawValue: 4)
  static let isLeaving = NodeFlags(rawValue: 8)
  static let gathersSubviews = NodeFlags(rawValue: 16)
}

extension OptionSet where RawValue == UInt8 {
  /// Whether the set contains an element; the standard library's members cost more in debug builds.
  package subscript(element: Self) -> Bool {
    get { rawValue & element.rawValue != 0 }
    set {
      self = Self(rawValue: newValue ? rawValue | element.rawValue : rawValue & ~element.rawValue)
    }
  }
}
