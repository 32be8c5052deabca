import Foundation
import SwiftUITesting
import Testing

@testable import Gallery

/// Demos as HTML.
@Suite struct GallerySectionTests {
  @Test func words_areEscaped() {
    let demo = Demo(
      name: "d", title: "1 < 2 & \"3\"", caption: "<b>", size: CGSize(width: 20, height: 10),
      stills: [Still(name: "rest", title: "a > b")], story: { _ in }, page: {})
    let html = GallerySection(demo: demo, displayLists: ["text \"<i>\""], trace: Trace()).html
    #expect(html.contains("<h2>1 &lt; 2 &amp; &quot;3&quot;</h2>"))
    #expect(html.contains("<p>&lt;b&gt;</p>"))
    #expect(html.contains("alt=\"1 &lt; 2 &amp; &quot;3&quot;: a &gt; b, dark\""))
    #expect(html.contains("<pre>text &quot;&lt;i&gt;&quot;</pre>"))
  }

  @Test func pictures_haveTheSizeOfTheWindow() {
    let demo = Demo(
      name: "d", title: "D", caption: "", size: CGSize(width: 20, height: 10),
      stills: [Still(name: "rest", title: "Rest")], story: { _ in }, page: {})
    let html = GallerySection(demo: demo, displayLists: [""], trace: Trace()).html
    let images = html.matches(of: /<img [^>]*>/)
    #expect(images.count == 3)
    #expect(images.allSatisfy { $0.output.contains("width=\"20\" height=\"10\"") })
  }
}
