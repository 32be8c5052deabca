@_spi(Engine) import TactileViewGraph

/// The metadata sections that the compiler adds to an image.
struct MetadataSections {
  /// The words of the sections: a version, three fields that aren't used here, then the address and
  /// the length of each section.
  private let words: UnsafePointer<UInt>

  fileprivate init?(_ sections: UnsafeRawPointer) {
    words = sections.assumingMemoryBound(to: UInt.self)
    guard words[0] >= 4 else { return nil }
  }

  /// The protocol conformance records.
  var conformances: UnsafeRawBufferPointer { section(1) }
  /// The test content records, to which previews add their own.
  var tests: UnsafeRawBufferPointer { section(14) }

  private func section(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: words[4 + 2 * index]), count: Int(words[5 + 2 * index]))
  }

  /// Returns the sections of all images of the process.
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

/// Enumerates the metadata sections of all images with the Swift runtime.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
