/// The records of previews in all images of the process.
enum PreviewRecords {
  /// "prev": what the records of previews have as their kind.
  private static let kind: UInt32 = 0x7072_6576

  /// The types that make previews, in the order of their files and lines.
  static func registries() -> [any PreviewRegistry.Type] {
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

  /// The types that conform to `PreviewProvider`, in the order of their names.
  static func providers() -> [any PreviewProvider.Type] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
      .sorted { (moduleName(of: $0), "\($0)") < (moduleName(of: $1), "\($1)") }
      .compactMap { $0 as? any PreviewProvider.Type }
  }

  fileprivate static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// A preview with its place in the sources.
public struct DiscoveredPreview {
  /// The preview.
  public let preview: Preview
  /// The module and the file, as `#fileID` has it; the module and the type of a `PreviewProvider`,
  /// of which no more is known.
  public let fileID: String
  /// The line, from 1; 0 for a `PreviewProvider`.
  public let line: Int
}

extension Preview {
  /// The previews of all modules that the program is made of: those of `#Preview`, in the order of
  /// their files and lines, then those of types that conform to `PreviewProvider`, by name.
  ///
  /// - Throws: what the closure of a preview's registry throws.
  @MainActor
  public static func all() throws -> [DiscoveredPreview] {
    try PreviewRecords.registries().map {
      DiscoveredPreview(preview: try $0.makePreview(), fileID: $0.fileID, line: $0.line)
    } + PreviewRecords.providers().map(DiscoveredPreview.init)
  }
}

extension DiscoveredPreview {
  @MainActor
  fileprivate init(_ provider: any PreviewProvider.Type) {
    func preview(_ provider: (some PreviewProvider).Type) -> Preview { Preview(provider) }
    self.init(
      preview: preview(provider),
      fileID: "\(PreviewRecords.moduleName(of: provider))/\(provider)", line: 0)
  }
}
