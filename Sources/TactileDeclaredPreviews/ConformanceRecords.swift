@_spi(Engine) import TactileViewGraph

/// Looks up the types that conform to a protocol, in all images of the process.
///
/// It reads the conformance records that the Swift runtime itself uses, whose layout is part of
/// Swift's ABI.
package enum ConformanceRecords {
  /// Returns the types with a conformance record, except for generic types.
  ///
  /// - Parameter existential: The existential type of the protocol, such as `(any P).self`.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let wanted = protocolDescriptor(of: existential)
    return MetadataSections.all().flatMap { sections in
      let records = sections.conformances
      return stride(from: 0, to: records.count, by: 4).compactMap { offset -> Any.Type? in
        guard let record = records.baseAddress else { return nil }
        let conformance = target(at: record + offset)
        guard indirectableTarget(at: conformance) == wanted else { return nil }
        return type(of: conformance)
      }
    }
  }

  /// Returns the protocol descriptor of an existential type, which follows its kind, flags and
  /// count.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of its metadata.
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Returns the target of a pointer relative to its own address.
  private static func target(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// Returns the target of a relative pointer whose lowest bit indicates an indirect address.
  private static func indirectableTarget(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    if offset & 1 == 0 { return place + offset }
    return (place + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }

  /// Returns the type of a conformance, whose descriptor is referenced directly or indirectly.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let direct = target(at: conformance + 4)
    switch kind {
    case 0: return type(describedBy: direct)
    case 1:
      return direct.load(as: UnsafeRawPointer?.self).flatMap { type(describedBy: $0) }
    default: return nil
    }
  }

  /// Returns the type of a descriptor by calling its metadata accessor; nil for a generic type.
  private static func type(describedBy descriptor: UnsafeRawPointer) -> Any.Type? {
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    // The accessor of a type without parameters takes a request and returns the metadata.
    let accessor = unsafeBitCast(target(at: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}
