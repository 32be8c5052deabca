@_spi(Engine) import TactileViewGraph

/// Looks up the preview records in all images of the process.
package enum PreviewRecords {
  /// The kind of preview records: "prev" in ASCII.
  private static let kind: UInt32 = 0x7072_6576

  /// Returns the registries of previews, ordered by file and line.
  package static func registries() -> [any PreviewRegistry.Type] {
    MetadataSections.all().flatMap { sections in
      sections.tests.bindMemory(to: __PreviewRecord.self).filter { $0.kind == kind }
        .compactMap(type)
    }
    .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  private static func type(of record: __PreviewRecord) -> (any PreviewRegistry.Type)? {
    typealias Found = any PreviewRegistry.Type
    return withUnsafeTemporaryAllocation(of: Found.self, capacity: 1) { place -> Found? in
      guard let base = place.baseAddress else { return nil }
      let isStored = withUnsafePointer(to: Found.self) { record.accessor(base, $0, nil, 0) }
      return isStored ? base.move() : nil
    }
  }

  /// Returns the types that conform to `PreviewProvider`, ordered by name.
  package static func providers() -> [any PreviewProvider.Type] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
      .sorted { (moduleName(of: $0), "\($0)") < (moduleName(of: $1), "\($1)") }
      .compactMap { $0 as? any PreviewProvider.Type }
  }

  /// Returns the name of the module that declares a type.
  package static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
