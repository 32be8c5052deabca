/// What the compiler leaves in an image about its types: sections of records.
struct MetadataSections {
  /// Words: a version, three that do not matter here, then where each section begins and how long
  /// it is.
  private let words: UnsafePointer<UInt>

  fileprivate init?(_ sections: UnsafeRawPointer) {
    words = sections.assumingMemoryBound(to: UInt.self)
    guard words[0] >= 4 else { return nil }
  }

  /// Records of which types conform to which protocols.
  var conformances: UnsafeRawBufferPointer { section(1) }
  /// Records of tests, and of what others put beside them.
  var tests: UnsafeRawBufferPointer { section(14) }

  private func section(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: words[4 + 2 * index]), count: Int(words[5 + 2 * index]))
  }

  /// The sections of all images of the process.
  static func all() -> [MetadataSections] {
    var found: [MetadataSections] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateSections(
        { sections, found in
          if let sections = MetadataSections(sections) {
            found.assumingMemoryBound(to: [MetadataSections].self).pointee.append(sections)
          }
          return true
        }, found)
    }
    return found
  }
}

/// The Swift runtime's walk over the images of the process.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
