@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// Looks up the preview records in all images of the process.
enum PreviewRecords {
  /// The kind of preview records: "prev" in ASCII.
  private static let kind: UInt32 = 0x7072_6576

  /// Returns the registries of previews, ordered by file and line.
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

  /// Returns the types that conform to `PreviewProvider`, ordered by name.
  static func providers() -> [any PreviewProvider.Type] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
      .sorted { (moduleName(of: $0), "\($0)") < (moduleName(of: $1), "\($1)") }
      .compactMap { $0 as? any PreviewProvider.Type }
  }

  /// Returns the types that conform to ``PreviewCollection``, ordered by name.
  static func collections() -> [any PreviewCollection.Type] {
    ConformanceRecords.types(conformingTo: (any PreviewCollection).self)
      .sorted { "\($0)" < "\($1)" }.compactMap { $0 as? any PreviewCollection.Type }
  }

  fileprivate static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// A type that makes a list of previews, such as the demos of Tactile itself.
package protocol PreviewCollection {
  /// The previews with their source locations.
  @MainActor static var discovered: [DiscoveredPreview] { get }
}

/// A preview and the place of its declaration.
///
/// `Preview.all()` returns discovered previews, ordered by file and line.
public struct DiscoveredPreview {
  /// The preview at the source location.
  public let preview: Preview
  /// The module and the file in the format of `#fileID`.
  ///
  /// For a `PreviewProvider`, whose file is unknown, the module and the type.
  public let fileID: String
  /// The line number, starting at 1; 0 for a `PreviewProvider`.
  public let line: Int

  /// Creates a preview at a line of a file.
  package init(preview: Preview, fileID: String, line: Int) {
    self.preview = preview
    self.fileID = fileID
    self.line = line
  }
}

extension Preview {
  /// Returns the previews of all modules of the program.
  ///
  /// The previews of `#Preview` come first, ordered by file and line, followed by those of types
  /// that conform to `PreviewProvider`, ordered by name.
  ///
  /// - Throws: The error that a preview's registry throws.
  @MainActor
  public static func all() throws -> [DiscoveredPreview] {
    try PreviewRecords.registries().map {
      DiscoveredPreview(preview: try $0.makePreview(), fileID: $0.fileID, line: $0.line)
    } + PreviewRecords.providers().map(DiscoveredPreview.init)
      + PreviewRecords.collections().flatMap { $0.discovered }
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
