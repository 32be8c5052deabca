import Foundation
import Testing

@testable import Gallery

/// The files of a gallery.
@MainActor
@Suite struct GalleryFilesTests {
  @Test func page_usesExactlyTheFilesThereAre() throws {
    let quick = Demo.all.map { demo in
      // A story of one frame is quick to record.
      Demo(
        name: demo.name, title: demo.title, caption: demo.caption, size: demo.size,
        stills: demo.stills.map { Still(name: $0.name, title: $0.title) },
        story: { $0.advance(by: 0.1) }, page: {})
    }
    var contents = try GalleryFiles(demos: quick, scale: 1).contents
    let pageData = try #require(contents["index.html"])
    contents["index.html"] = nil
    let page = String(decoding: pageData, as: UTF8.self)
    let used = page.matches(of: /(?:src|srcset|href)="([^"#]+)"/).map { String($0.output.1) }
    #expect(Set(used) == Set(contents.keys))
    #expect(contents.count == quick.reduce(0) { $0 + 3 + 2 * $1.stills.count })
  }

  @Test func noDemos_makeAPage() throws {
    #expect(try GalleryFiles(demos: [], scale: 1).contents.keys.sorted() == ["index.html"])
  }
}
