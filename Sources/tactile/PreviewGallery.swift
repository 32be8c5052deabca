import Foundation
import TactileGallery
import TactilePreviewPage
import TactilePreviewProtocol

/// Draws and records the previews of a package for a gallery.
@MainActor
struct PreviewGallery {
  private let previews: BuiltPreviews
  private let scale: Double
  private let play: String?

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - play: The interaction to record; nil for a press of the first button.
  init(_ previews: BuiltPreviews, scale: Double, play: String?) {
    self.previews = previews
    self.scale = scale
    self.play = play
  }

  /// Returns the files of the page.
  ///
  /// - Parameter names: The names of the previews; empty for all.
  func files(_ names: [String]) throws -> GalleryFiles {
    let shown = names.isEmpty ? previews.list : try names.map { try previews.list.named($0) }
    guard !shown.isEmpty else { throw NoPreviews() }
    var (contents, recorded): ([String: Data], [RecordedPreview]) = ([:], [])
    try ProgressLine.during { progress in
      for (index, preview) in shown.enumerated() {
        progress.show("\(index) of \(shown.count) previews, now \(preview.name.title)")
        var (name, number) = (preview.fileName, 1)
        while contents["\(name).js"] != nil {
          number += 1
          name = "\(preview.fileName)-\(number)"
        }
        for scheme in ["light", "dark"] {
          _ = try show(preview, scheme)
          contents["\(name)-\(scheme).png"] = try previews.call(
            .picture(PlayParameters()), returning: FileResult.self
          ).data
        }
        let (size, details) = try record(preview)
        contents["\(name).js"] = try StaticGallery.details(name, details)
        recorded.append(
          RecordedPreview(
            name: name, group: "\(preview.name.module) / \(preview.name.file)",
            title: preview.name.title, caption: "", width: size.width, height: size.height,
            stills: [
              RecordedPreview.Still(
                title: "At rest", light: "\(name)-light.png", dark: "\(name)-dark.png")
            ]))
      }
    }
    contents.merge(try StaticGallery.page("Previews", recorded)) { $1 }
    return GalleryFiles(contents: contents)
  }

  private func show(_ preview: FoundPreview, _ scheme: String) throws -> PreviewState {
    var settings = PreviewSettings()
    (settings.scale, settings.scheme) = (scale, scheme)
    let parameters = ShowParameters(name: "\(preview.name)", settings: settings)
    return try previews.call(.show(parameters), returning: PreviewState.self) { _ in }
  }

  /// Plays the interaction and records it.
  private func record(_ preview: FoundPreview) throws -> (PreviewState, RecordedDetails) {
    var warnings: [String] = []
    let state = try show(preview, "light")
    let tree = try previews.call(.tree, returning: TextResult.self).text
    let recording = try previews.call(
      .record(PlayParameters(play: play)), returning: FileResult.self
    ) { warnings.append($0.params.message) }
    let log = try previews.call(.log, returning: LogResult.self)
    let path = preview.path ?? ""
    let source =
      try path.isEmpty
      ? "" : previews.call(.source(SourceParameters(path: path)), returning: TextResult.self).text
    return (
      state,
      RecordedDetails(
        path: path, line: preview.line, source: source, tree: tree, warnings: warnings,
        log: log.text, trace: String(decoding: log.data, as: UTF8.self), recording: recording.data)
    )
  }
}
