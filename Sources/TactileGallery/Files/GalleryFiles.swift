import Foundation
import SwiftUI
import SwiftUITesting
import TactilePreviewPage

/// The files of a gallery by their names, all in one directory.
package struct GalleryFiles: Sendable {
  package let contents: [String: Data]

  /// The number of frames per second of recordings; with more, the gallery of all demos would be much larger.
  package static let framesPerSecond = 20

  /// Creates files with the given contents, by name.
  package init(contents: [String: Data]) { self.contents = contents }

  /// Draws and records the demos, and creates a page that shows them.
  ///
  /// - Parameter progress: A closure that receives the number of finished pictures, the number of
  ///   all pictures, and the demo of the next one.
  @MainActor
  package init(
    demos: [Demo], scale: CGFloat, progress: (Int, Int, Demo) -> Void = { _, _, _ in }
  ) throws {
    let count = demos.reduce(0) { $0 + $1.stills.count * ColorScheme.allCases.count + 1 }
    var contents: [String: Data] = [:]
    var done = 0
    // A state that looks like another one has the same file.
    var names: [Data: String] = [:]
    var stills: [String: [RecordedPreview.Still]] = [:]
    for demo in demos {
      func draw(_ still: Still, _ scheme: ColorScheme) throws -> String {
        progress(done, count, demo)
        done += 1
        let data = try demo.png(of: still, Setting(scale: scale, scheme: scheme))
        let name = names[data] ?? FileName.still(demo, still, scheme)
        names[data] = name
        contents[name] = data
        return name
      }
      stills[demo.name] = try demo.stills.map { still in
        RecordedPreview.Still(
          title: still.title, light: try draw(still, .light), dark: try draw(still, .dark))
      }
      progress(done, count, demo)
      done += 1
      contents[FileName.details(demo)] = try StaticGallery.details(demo.name, demo.details())
    }
    let previews = Demo.groups.flatMap { group in
      group.demos.compactMap { demo in demos.first { $0.name == demo.name } }
        .map { $0.recorded(in: group.title, stills[$0.name] ?? []) }
    }
    contents.merge(try StaticGallery.page("Tactile gallery", previews)) { $1 }
    self.contents = contents
  }
}

extension Demo {
  fileprivate func recorded(in group: String, _ stills: [RecordedPreview.Still]) -> RecordedPreview
  {
    RecordedPreview(
      name: name, group: group, title: title, caption: caption, width: size.width,
      height: size.height, stills: stills)
  }

  /// The recording of the story, what happened in it, and the source.
  ///
  /// Recordings have a pixel per point, because there are many frames.
  @MainActor
  fileprivate func details() throws -> RecordedDetails {
    let setting = Setting(scale: 1)
    var recording = Data()
    let warnings = try ViewDriver.warnings {
      recording = try self.recording(setting, framesPerSecond: GalleryFiles.framesPerSecond)
    }
    let trace = try trace(setting)
    return RecordedDetails(
      path: path, line: line,
      source: (try? String(contentsOfFile: filePath, encoding: .utf8)) ?? "",
      tree: try driver(setting).accessibilityTree, warnings: warnings, log: "\(trace)",
      trace: String(decoding: try trace.thinned.compactJSON(), as: UTF8.self), recording: recording)
  }

  /// The path of the source file in the package.
  private var path: String {
    filePath.range(of: "Sources/", options: .backwards).map { String(filePath[$0.lowerBound...]) }
      ?? fileID
  }
}

extension Trace {
  /// The trace with animated values of every third frame, which are most of its entries.
  fileprivate var thinned: Trace {
    var times: [Int: TimeInterval] = [:]
    return Trace(
      entries: entries.filter { entry in
        guard case .value(let number, _, _) = entry.event else { return true }
        if let time = times[number], entry.time - time < 0.04 { return false }
        times[number] = entry.time
        return true
      })
  }
}

/// The names of a gallery's files.
enum FileName {
  static let page = "index.html"

  static func details(_ demo: Demo) -> String { "\(demo.name).js" }

  static func still(_ demo: Demo, _ still: Still, _ scheme: ColorScheme) -> String {
    "\(demo.name)-\(still.name)-\(scheme.rawValue).png"
  }
}
