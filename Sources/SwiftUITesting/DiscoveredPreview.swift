import SwiftUI

/// A preview and the place of its declaration.
///
/// `Preview.all()` returns the previews of a program, so that one test can show, audit or compare all of them. Name a
/// snapshot after ``fileID`` and ``line`` to tell the previews apart.
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
  /// ```swift
  /// for found in try Preview.all() {
  ///   try ViewDriver(previewing: found.preview).audit()
  /// }
  /// ```
  ///
  /// - Throws: The error that a preview's registry throws.
  @MainActor
  public static func all() throws -> [DiscoveredPreview] {
    try PreviewRecords.registries().map {
      DiscoveredPreview(preview: try $0.makePreview(), fileID: $0.fileID, line: $0.line)
    } + PreviewRecords.providers().map(DiscoveredPreview.init)
      + PreviewCollections.all().flatMap { $0.discovered }
  }
}

/// A type that makes a list of previews, such as the demos of Tactile itself.
package protocol PreviewCollection {
  /// The previews with their source locations.
  @MainActor static var discovered: [DiscoveredPreview] { get }
}

/// Looks up the collections of previews in all images of the process.
private enum PreviewCollections {
  /// Returns the types that conform to ``PreviewCollection``, ordered by name.
  static func all() -> [any PreviewCollection.Type] {
    ConformanceRecords.types(conformingTo: (any PreviewCollection).self)
      .sorted { "\($0)" < "\($1)" }.compactMap { $0 as? any PreviewCollection.Type }
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
