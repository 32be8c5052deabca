import SwiftUI

/// The files of a gallery by their names, all in one directory.
package struct GalleryFiles: Sendable {
  package let contents: [String: Data]

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
    var contents: [String: Data] = [:]
    let count = demos.reduce(0) { $0 + ($1.stills.count + 1) * ColorScheme.allCases.count }
    for demo in demos {
      func draw(_ name: String, _ file: () throws -> Data) rethrows {
        progress(contents.count, count, demo)
        contents[name] = try file()
      }
      for scheme in ColorScheme.allCases {
        let setting = Setting(scale: scale, scheme: scheme)
        for still in demo.stills {
          try draw(FileName.still(demo, still, scheme)) { try demo.png(of: still, setting) }
        }
        try draw(FileName.recording(demo, scheme)) { try demo.recording(setting) }
      }
    }
    let sections = try demos.map { demo in
      let trace = try demo.trace(Setting(scale: scale))
      contents[FileName.trace(demo)] = try trace.json()
      let lists = try demo.stills.map { try demo.driver(at: $0, Setting(scale: scale)).displayList }
      return GallerySection(demo: demo, displayLists: lists.map(\.description), trace: trace)
    }
    contents[FileName.page] = Data(GalleryPage(sections: sections).html.utf8)
    self.contents = contents
  }
}

/// The names of a gallery's files.
enum FileName {
  static let page = "index.html"

  static func trace(_ demo: Demo) -> String { "\(demo.name)-trace.json" }

  static func recording(_ demo: Demo, _ scheme: ColorScheme) -> String {
    "\(demo.name)-recording-\(scheme.rawValue).png"
  }

  static func still(_ demo: Demo, _ still: Still, _ scheme: ColorScheme) -> String {
    "\(demo.name)-\(still.name)-\(scheme.rawValue).png"
  }
}
