/// The types that conform to a protocol, in all images of the process.
///
/// Reads the records that the runtime itself looks conformances up in; their layout is part of
/// Swift's ABI.
enum ConformanceRecords {
  /// The types of their own that say that they conform; generic ones are left out.
  ///
  /// - Parameter existential: the type of any value that conforms, such as `(any P).self`.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
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

  /// The one protocol of an existential type: behind its kind and two numbers.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Where a pointer relative to its own place leads.
  private static func target(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The same for one whose lowest bit says that the address itself stands there.
  private static func indirectableTarget(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    if offset & 1 == 0 { return place + offset }
    return (place + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }

  /// The type of a conformance: its descriptor is found directly, or at an address.
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

  /// Calls the function that the type's descriptor has for those who want the type itself.
  private static func type(describedBy descriptor: UnsafeRawPointer) -> Any.Type? {
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(at: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}
