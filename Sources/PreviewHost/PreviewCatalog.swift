import PreviewProtocol
import SwiftUI

/// The previews of the program, by name.
@MainActor
struct PreviewCatalog {
  /// The names and places, in the order of the sources.
  let list: [FoundPreview]
  private let previews: [String: Preview]

  /// Finds the previews of the modules, and names those without a title.
  ///
  /// - Throws: The error that a preview's registry throws.
  init(_ sources: PreviewSources) throws {
    var (list, previews): ([FoundPreview], [String: Preview]) = ([], [:])
    for found in try Preview.all() {
      let parts = found.fileID.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2, sources.modules.contains(parts[0]) else { continue }
      let place = sources.providers[found.fileID]
      let file = place?.file ?? parts[1].removingSuffix(".swift")
      let title = found.preview.displayName?.removingSuffix("_Previews") ?? "Preview"
      var name = PreviewName(module: parts[0], file: file, title: title)
      var number = 1
      while previews["\(name)"] != nil {
        number += 1
        name.title = "\(title) \(number)"
      }
      list.append(FoundPreview(name: name, line: place?.line ?? found.line))
      previews["\(name)"] = found.preview
    }
    self.list = list.sorted {
      ($0.name.module, $0.name.file, $0.line) < ($1.name.module, $1.name.file, $1.line)
    }
    self.previews = previews
  }

  /// Returns the preview with a name.
  ///
  /// - Throws: ``UnknownPreview`` if there is none.
  func preview(_ name: String) throws -> Preview {
    let found = try list.named(name)
    guard let preview = previews["\(found.name)"] else {
      preconditionFailure("every listed preview has a view")
    }
    return preview
  }
}

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
