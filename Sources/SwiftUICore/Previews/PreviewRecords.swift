/// The records of previews in all images of the process.
enum PreviewRecords {
  /// "prev": what the records of previews have as their kind.
  private static let kind: UInt32 = 0x7072_6576

  /// The types that make previews, in the order of their files and lines.
  static func registries() -> [any PreviewRegistry.Type] {
    var found: [any PreviewRegistry.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateSections(
        { sections, found in
          let types = PreviewRecords.types(in: sections)
          found.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee += types
          return true
        }, found)
    }
    return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// The types recorded in one image.
  ///
  /// Its sections are words: a version, three that do not matter here, then where each section
  /// begins and how long it is; the fifteenth has tests.
  private static func types(in sections: UnsafeRawPointer) -> [any PreviewRegistry.Type] {
    let words = sections.assumingMemoryBound(to: UInt.self)
    let (version, start, length) = (words[0], words[32], words[33])
    guard version >= 4, let start = UnsafeRawPointer(bitPattern: start) else { return [] }
    let records = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: __PreviewRecord.self),
      count: Int(length) / MemoryLayout<__PreviewRecord>.stride)
    return records.filter { $0.kind == kind }.compactMap(type)
  }

  private static func type(of record: __PreviewRecord) -> (any PreviewRegistry.Type)? {
    typealias Found = any PreviewRegistry.Type
    return withUnsafeTemporaryAllocation(of: Found.self, capacity: 1) { place -> Found? in
      guard let base = place.baseAddress else { return nil }
      let isStored = withUnsafePointer(to: Found.self) { record.accessor(base, $0, nil, 0) }
      return isStored ? base.move() : nil
    }
  }
}

/// The Swift runtime's walk over the images of the process.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)

/// A preview with its place in the sources.
public struct DiscoveredPreview {
  /// The preview.
  public let preview: Preview
  /// The module and the file, as `#fileID` has it.
  public let fileID: String
  /// The line, from 1.
  public let line: Int
}

extension Preview {
  /// The previews of all modules that the program is made of, in the order of their files and
  /// lines.
  ///
  /// - Throws: what the closure of a preview's registry throws.
  @MainActor
  public static func all() throws -> [DiscoveredPreview] {
    try PreviewRecords.registries().map {
      DiscoveredPreview(preview: try $0.makePreview(), fileID: $0.fileID, line: $0.line)
    }
  }
}
