import Foundation
import Testing

@testable import TactilePreviewPage

/// The page as files that need no server.
@Suite struct StaticGalleryTests {
  private let preview = RecordedPreview(
    name: "send", group: "Buttons", title: "</script>", caption: "", width: 20, height: 10,
    stills: [
      RecordedPreview.Still(title: "At rest", light: "send-light.png", dark: "send-dark.png")
    ])

  @Test("every served file is there, with its type")
  func served() throws {
    #expect(PreviewPage.served["page.js"] == "text/javascript; charset=utf-8")
    #expect(PreviewPage.served["index.html"] == "text/html; charset=utf-8")
    for name in PreviewPage.served.keys { #expect(PreviewPage.data(name) != nil, "\(name)") }
    // Each module that another one imports is served.
    for name in PreviewPage.served.keys where name.hasSuffix(".js") {
      let text = String(decoding: try #require(PreviewPage.data(name)), as: UTF8.self)
      for module in text.matches(of: /(?m)^import .* from "\.\/(.*)";$/) {
        #expect(
          PreviewPage.served[String(module.output.1)] != nil, "\(name) imports \(module.output.1)")
      }
    }
    #expect(PreviewPage.data("none.js") == nil)
  }

  @Test("the page consists of files that it names")
  func page() throws {
    let files = try StaticGallery.page("A & B <1>", [preview])
    #expect(files.keys.sorted() == ["gallery.js", "index.html", "previews.js", "style.css"])
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    let used = page.matches(of: /(?:src|href)="([^":]+)"/).map { String($0.output.1) }
    #expect(used.sorted() == ["gallery.js", "previews.js", "style.css"])
    #expect(page.contains("<title>A &amp; B &lt;1></title>"))
    #expect(page.contains("<body class=\"gallery\">"))
    let data = String(decoding: try #require(files["previews.js"]), as: UTF8.self)
    #expect(data.hasPrefix("window.showPreviews = [{"))
    #expect(data.contains(#""light":"send-light.png""#))
  }

  @Test("modules become one script, in which each has names of its own")
  func script() throws {
    let module = """
      import { a } from "./a.js";
      const own = 1;
      export function b() { return a(own); }
      export class C {}
      """
    #expect(
      StaticGallery.script(module) == """
        const { b, C } = (() => {
        const own = 1;
        function b() { return a(own); }
        class C {}
        return { b, C };
        })();
        """)
    let files = try StaticGallery.page("", [])
    let code = String(decoding: try #require(files["gallery.js"]), as: UTF8.self)
    #expect(code.matches(of: #/(?m)^(import|export) /#).isEmpty)
  }

  @Test("details are a script that passes them to the page")
  func details() throws {
    let details = RecordedDetails(
      path: "A.swift", line: 3, source: "x", tree: "button", warnings: [], log: "", trace: "{}",
      recording: Data([1, 2, 3]))
    let text = String(decoding: try StaticGallery.details("send", details), as: UTF8.self)
    #expect(text.hasPrefix(#"window.showDetails["send"] = {"line":3,"#))
    #expect(text.contains(#""recording":"AQID""#))
  }
}
