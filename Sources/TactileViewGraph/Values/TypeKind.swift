/// The kind of a type, read from the first word of its metadata, which Swift's ABI defines.
enum TypeKind: UInt {
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case tuple = 0x301

  /// Creates the kind of a type; nil for classes, functions and others.
  init?(_ type: Any.Type) {
    // A metatype is the address of its metadata.
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}
