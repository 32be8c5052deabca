import Foundation
import Testing

@testable import TactileGallery

/// The files of a gallery.
@MainActor
@Suite struct GalleryFilesTests {
  private let page = ["gallery.js", "index.html", "previews.js", "style.css"]

  @Test func page_usesExactlyTheFilesThereAre() throws {
    let quick = Demo.all.map { demo in
      // A story of one frame is quick to record.
      Demo(
        name: demo.name, title: demo.title, caption: demo.caption, size: demo.size,
        stills: demo.stills.map { Still(name: $0.name, title: $0.title) },
        story: { $0.advance(by: 0.1) }, page: {})
    }
    let contents = try GalleryFiles(demos: quick, scale: 1).contents
    let list = String(decoding: try #require(contents["previews.js"]), as: UTF8.self)
    let pictures = list.matches(of: /"(?:light|dark)":"([^"]+)"/).map { String($0.output.1) }
    let details = list.matches(of: /"name":"([^"]+)"/).map { "\($0.output.1).js" }
    #expect(details == Demo.all.map { "\($0.name).js" })
    #expect(Set(pictures + details + page) == Set(contents.keys))
    // Equal pictures are the same file, and empty views of the same size are equal.
    #expect(contents.count < quick.reduce(4) { $0 + 1 + 2 * $1.stills.count })
  }

  @Test func details_haveTheStoryAndItsSource() throws {
    let contents = try GalleryFiles(demos: [.scaleStyle], scale: 1).contents
    let details = String(decoding: try #require(contents["scale-style.js"]), as: UTF8.self)
    #expect(details.contains(#""path":"Sources/TactileGallery/Demos/ScaleStyle.swift""#))
    #expect(details.contains("A style that scales the button while it is pressed."))
    #expect(details.contains("button “Scale Style”"))
    #expect(details.contains("action: Button “Scale Style”"))
    #expect(details.contains(#""warnings":[]"#))
  }

  @Test func noDemos_makeAPage() throws {
    #expect(try GalleryFiles(demos: [], scale: 1).contents.keys.sorted() == page)
  }

  @Test func groups_haveEachDemoOnce() {
    #expect(Demo.groups.allSatisfy { !$0.title.isEmpty && !$0.demos.isEmpty })
    #expect(Set(Demo.all.map(\.name)).count == Demo.all.count)
    #expect(Demo.all.count == 54)
  }
}
