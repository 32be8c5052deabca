import SwiftUI

/// The files of a gallery by name, all in one directory.
package struct GalleryFiles: Sendable {
  package let contents: [String: Data]

  /// Makes files with contents.
  package init(contents: [String: Data]) { self.contents = contents }

  /// Draws and records the demos and describes them on a page.
  @MainActor
  package init(demos: [Demo], scale: CGFloat) throws {
    var contents: [String: Data] = [:]
    var sections: [GallerySection] = []
    for demo in demos {
      for scheme in ColorScheme.allCases {
        let setting = Setting(scale: scale, scheme: scheme)
        contents[FileName.recording(demo, scheme)] = try demo.recording(setting)
        for still in demo.stills {
          contents[FileName.still(demo, still, scheme)] = try demo.png(of: still, setting)
        }
      }
      let lists = try demo.stills.map { try demo.driver(at: $0, Setting(scale: scale)).displayList }
      sections.append(GallerySection(demo: demo, displayLists: lists.map(\.description)))
    }
    contents[FileName.page] = Data(GalleryPage(sections: sections).html.utf8)
    self.contents = contents
  }
}

/// The names of a gallery's files.
enum FileName {
  static let page = "index.html"

  static func recording(_ demo: Demo, _ scheme: ColorScheme) -> String {
    "\(demo.name)-recording-\(scheme.rawValue).png"
  }

  static func still(_ demo: Demo, _ still: Still, _ scheme: ColorScheme) -> String {
    "\(demo.name)-\(still.name)-\(scheme.rawValue).png"
  }
}
