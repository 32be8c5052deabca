import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol
import TactileSourceCode

/// The previews of the program, by name.
@MainActor
struct PreviewCatalog {
  /// The names and places, in the order of the sources.
  let list: [FoundPreview]
  private let previews: [String: Preview]
  private let sources: PreviewSources

  /// Finds the previews of the modules, and names those without a title.
  ///
  /// - Parameter inCopies: Whether the views of providers are counted in copies of this process, so that a provider whose
  ///   view ends its process is listed like the others. There must be no other thread.
  /// - Throws: The error that a preview's registry throws.
  init(_ sources: PreviewSources, inCopies: Bool = false) throws {
    var (list, previews): ([FoundPreview], [String: Preview]) = ([], [:])
    var scripts = PlayScripts()
    let all = try Preview.all().filter { found in
      found.fileID.split(separator: "/", maxSplits: 1).first.map(String.init)
        .map(sources.modules.contains) == true
    }
    for (found, failure) in Self.split(all, inCopies: inCopies) {
      let parts = found.fileID.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let place = sources.types[found.fileID]
      let (line, path) = (place?.line ?? found.line, place?.path ?? sources.files[found.fileID])
      let file = place?.file ?? parts[1].removingSuffix(".swift")
      let title = found.preview.displayName?.removingSuffix("_Previews") ?? "Preview"
      var name = PreviewName(module: parts[0], file: file, title: title)
      var number = 1
      while previews["\(name)"] != nil {
        number += 1
        name.title = "\(title) \(number)"
      }
      list.append(
        FoundPreview(
          name: name, line: line, path: path, play: scripts.script(above: line, of: path),
          failure: failure))
      previews["\(name)"] = found.preview
    }
    self.list = list.sorted {
      ($0.name.module, $0.name.file, $0.line) < ($1.name.module, $1.name.file, $1.line)
    }
    self.previews = previews
    self.sources = sources
  }

  /// Returns a preview for each of the views of providers, whose lines are unknown, and the other previews as they are.
  ///
  /// A provider whose view can't be created is one preview, with the reason.
  private static func split(
    _ previews: [DiscoveredPreview], inCopies: Bool
  ) -> [(preview: DiscoveredPreview, failure: String?)] {
    let providers = previews.filter { $0.line == 0 }.map(\.preview)
    var hints = ProcessCopies.results(providers.count, inCopies: inCopies) { index in
      let preview = providers[index]
      return preview.mayHaveHints ? try ViewDriver { preview.body }.previewHints : nil
    }[...]
    return previews.flatMap { found -> [(DiscoveredPreview, String?)] in
      guard found.line == 0, let hints = hints.popFirst() else { return [(found, nil)] }
      switch hints {
      case .success(nil): return [(found, nil)]
      case .failure(let failure): return [(found, failure.description)]
      case .success(.some(let hints)):
        return found.preview.split(by: hints).map {
          (DiscoveredPreview(preview: $0, fileID: found.fileID, line: found.line), nil)
        }
      }
    }
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

  /// Returns the place where a type is declared; nil if it isn't in the package.
  ///
  /// The body of a style belongs to a view of SwiftUI, so its type may be in any module.
  func place(of type: (module: String, name: String)) -> SourcePlace? {
    ([type.module] + sources.modules).lazy.compactMap { sources.types["\($0)/\(type.name)"] }.first
  }

  /// Reads a source file of the package, whose directory is the working directory.
  ///
  /// - Throws: ``UnknownSource`` for any other file.
  func source(_ path: String) throws -> String {
    guard sources.files.values.contains(path),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { throw UnknownSource(path: path) }
    return text
  }
}

/// An error thrown for a path that isn't that of a source file.
struct UnknownSource: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "“\(path)” is no source file of the package; use a path that “list” or “inspect” names."
  }
}

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
